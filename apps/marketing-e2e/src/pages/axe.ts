import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page, frames of the same origin included: a line for each place.
 *
 * All its rules run, but only what breaks one is gathered, in the page itself; the usual way opens an empty page to
 * gather everything, which takes twice as long.
 */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
