import { formatText } from '../scripts/lib/format-text.mjs';

/** The place of a section's promises in a page. */
const PLACE = /<!-- promises: (.+?) -->[^]*?<!-- \/promises -->/g;

/**
 * Writes promises into the places that a page has for them; the prose around them stays.
 *
 * @param {string} page The Markdown of the page.
 * @param {Record<string, import('./read-promises.mjs').Promised[]>} promises
 * @returns {Promise<string>} Formatted as `npm run format` would.
 * @throws {Error} When a section has no place in the page, or a place no section.
 */
export async function renderPage(page, promises) {
  const places = [...page.matchAll(PLACE)].map(([, section]) => section);
  const homeless = Object.keys(promises).filter((section) => !places.includes(section));
  if (homeless.length > 0) throw new Error(`The page has no place for: ${homeless.join(', ')}`);
  const text = page.replace(PLACE, (_, section) => {
    if (!promises[section]) throw new Error(`No promises of the section “${section}”`);
    return `<!-- promises: ${section} -->\n\n${promises[section].map(renderPromise).join('\n')}\n\n<!-- /promises -->`;
  });
  return formatText('page.md', text);
}

/** Renders one promise as an item of a list: the sentence, what was measured, and the proof folded away. */
function renderPromise({ promise, when, then, measured, where = [], tests }) {
  const names = Object.values(tests).flat();
  const summary = [
    ...(where.length > 0 ? [`kept in ${count(where.length, 'place')}`] : []),
    `shown by ${count(names.length, 'test')}`,
  ].join(', ');
  const proof = [
    ...where.map((path) => `- \`${path}\``),
    ...Object.entries(tests).flatMap(([path, own]) => [
      `- \`${path}\``,
      ...own.map((name) => `  - ${name.replaceAll(/([<>*_$])/g, String.raw`\$1`)}`),
    ]),
  ];
  return [
    `- ${promise ? `**${promise}.**` : `**${when}**: ${then}.`}${measured ? ` Measured: ${measured}.` : ''}`,
    '',
    `  <details><summary>${summary}</summary>`,
    '',
    ...proof.map((line) => `  ${line}`),
    '',
    '  </details>',
    '',
  ].join('\n');
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
