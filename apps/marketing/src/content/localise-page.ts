import { addressIn, type LanguageCode } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import type { PagePath } from '@genmaster/i18n';

/**
 * Moves a page of another language to its own address and its links to pages of the same language.
 *
 * Content refers to every page by its canonical address. A link to a page without a translation is unchanged.
 */
export function localisePage(page: PageContent, language: LanguageCode, isThere: (path: PagePath) => boolean) {
  const localise = (href: string): string => {
    const path = /^\/[^?#]*/.exec(href)?.[0];
    return path !== undefined && isThere(path as PagePath) ? addressIn(language, href) : href;
  };
  return { ...withLinks(page, localise), path: addressIn(language, page.path) };
}

/** Returns a copy of the data with every `href` replaced. */
function withLinks<Data>(data: Data, localise: (href: string) => string): Data {
  if (Array.isArray(data)) return data.map((item: unknown) => withLinks(item, localise)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const changed = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    name === 'href' && typeof value === 'string' ? localise(value) : withLinks(value, localise),
  ]);
  return Object.fromEntries(changed) as Data;
}
