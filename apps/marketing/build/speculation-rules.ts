/** Path of the rules in the built site; every page names it in the header `Speculation-Rules`. */
export const SPECULATION_RULES_PATH = 'speculation-rules/likely-next-page.json';

/**
 * Returns the rules by which a browser fetches the page behind a link that a visitor is about to follow.
 *
 * They hold until the page's own script has started, which marks `<html>` with `data-started`: from then on a press
 * reads the small data file of the next page instead of its HTML, and a prefetched page would be thrown away. Files
 * (anything with a dot) and the workshop are left out. The rules come as a file, so the policy of the pages needs no
 * exception for an inline script.
 */
export function speculationRules(): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/*.*', '/storybook*', '/openapi*'] } },
      { selector_matches: 'html:not([data-started]) a:not([download], [target], [rel~=nofollow])' },
    ],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }, null, 2)}\n`;
}
