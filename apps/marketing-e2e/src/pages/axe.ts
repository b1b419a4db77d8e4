import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * Only violations are collected, in the page itself; the default way opens an empty page and collects all results,
 * which takes twice as long.
 */
export async function findViolations(
  page: Page,
  { within, without = [], rules = 'all' }: Scan = {},
): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules === 'contrast' && { runOnly: ['color-contrast'] }) });
  for (const part of without) builder.exclude(part);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
