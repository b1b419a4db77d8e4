import type { SiteIdentity } from './page-metadata.ts';

/**
 * Inserts a title into the site's template, unless the title already names the site or was inserted before.
 *
 * The name counts as a whole word, so a site called Go keeps its name beside a title about Google. A template without
 * `%s` would lose the title and is ignored.
 *
 * @example
 * pageTitle('About us', { name: 'Genmaster', titleTemplate: '%s | Genmaster' }); // 'About us | Genmaster'
 */
export function pageTitle(
  title: string,
  { name, titleTemplate = '' }: Pick<SiteIdentity, 'name' | 'titleTemplate'>,
): string {
  const [before, after] = partsOf(titleTemplate);
  if (after === undefined || namesSite(title, name) || isInside(title, before, after)) return title;
  return titleTemplate.replaceAll('%s', () => title);
}

/**
 * Returns the title without the site's name, for a social preview that shows the name separately.
 *
 * The name is left out where the template has it, or at the end, after ` | `; anywhere else it is a part of the title.
 */
export function bareTitle(title: string, { name, titleTemplate = '' }: SiteIdentity): string {
  for (const [before, after] of [titleTemplate, `%s | ${name}`].map(partsOf))
    if (after !== undefined && isInside(title, before, after))
      return title.slice(before.length, title.length - after.length);
  return title;
}

/** Returns the text before and after the title; no second text means that the template has no place for a title. */
function partsOf(template: string): readonly [before: string, after: string | undefined] {
  const [before = '', ...rest] = template.split('%s');
  return [before, rest.at(-1)];
}

function isInside(title: string, before: string, after: string): boolean {
  const length = before.length + after.length;
  return length > 0 && title.length > length && title.startsWith(before) && title.endsWith(after);
}

/** Tells whether a title has the name of the site as a word of its own. */
function namesSite(title: string, name: string): boolean {
  // U+FFFC stands for the name; one beside another is a part of a word, as in “GoGo”.
  const marked = title.replaceAll(name, () => '\uFFFC');
  return name !== '' && /(?:^|[^\p{L}\p{M}\p{N}\uFFFC])\uFFFC(?![\p{L}\p{M}\p{N}\uFFFC])/u.test(marked);
}
