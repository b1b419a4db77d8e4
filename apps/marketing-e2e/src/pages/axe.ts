import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Which of axe's rules run: all, or only those whose answer depends on colours, which is all that a mode changes. */
export type Rules = 'all' | 'contrast';

/** What of a page is looked at, by a selector, and by which rules. */
export interface Scan {
  readonly within?: string;
  readonly rules?: Rules;
}

/**
 * What axe finds wrong on a page, frames of the same origin included: a line for each place.
 *
 * Only what breaks a rule is gathered, in the page itself; the usual way opens an empty page to gather everything,
 * which takes twice as long.
 */
export async function findViolations(page: Page, { within, rules = 'all' }: Scan = {}): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules === 'contrast' && { runOnly: ['color-contrast'] }) });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
