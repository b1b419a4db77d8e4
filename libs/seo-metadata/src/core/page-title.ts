import type { SiteIdentity } from './page-metadata.ts';

/**
 * Inserts a title into the site's template, unless the title already contains the site's name.
 *
 * @example
 * pageTitle('About us', { name: 'Genmaster', titleTemplate: '%s | Genmaster' }); // 'About us | Genmaster'
 */
export function pageTitle(
  title: string,
  { name, titleTemplate }: Pick<SiteIdentity, 'name' | 'titleTemplate'>,
): string {
  return titleTemplate && !title.includes(name) ? titleTemplate.replaceAll('%s', () => title) : title;
}

/** Returns the title without the site's name, for a social preview that shows the name separately. */
export function bareTitle(title: string, { name, titleTemplate = '' }: SiteIdentity): string {
  const [before = '', after = ''] = titleTemplate.split('%s');
  if (titleTemplate && title.startsWith(before) && title.endsWith(after) && title.length > before.length + after.length)
    return title.slice(before.length, title.length - after.length);
  return title.replace(` | ${name}`, '');
}
