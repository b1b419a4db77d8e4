import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: the source of the package's main file is more than twice as long, and each document has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that run: all, or only those that depend on colours, because a mode changes nothing else. */
export type Rules = 'all' | 'contrast';

/** The part of a page to check, by selectors, and the rules. */
export interface Scan {
  readonly within?: string;
  readonly without?: readonly string[];
  readonly rules?: Rules;
}

/**
 * Returns the axe violations of a page, frames of the same origin included: a line for each element.
 *
 * Axe is loaded once into a document, and only violations leave the page. `@axe-core/playwright` loads it twice for each
 * scan and returns all results, which takes about as long as the scan.
 */
export async function findViolations(
  page: Page,
  { within, without = [], rules = 'all' }: Scan = {},
): Promise<readonly string[]> {
  for (const frame of page.frames()) await loadAxe(frame);
  const context = { include: [[within ?? 'html']], exclude: without.map((part) => [part]) };
  const runOnly = rules === 'contrast' ? { runOnly: ['color-contrast'] } : {};
  return page.evaluate(
    async ([parts, options]) => {
      const { violations } = await window.axe.run(parts, {
        resultTypes: ['violations'],
        // The stylesheets would be fetched again and parsed, for an experimental rule that does not run.
        preload: { assets: ['media'] },
        ...options,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `axe ${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [context, runOnly] as const,
  );
}

async function loadAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  } catch (error) {
    // A frame that the page has removed needs no check.
    if (!frame.isDetached()) throw error;
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
