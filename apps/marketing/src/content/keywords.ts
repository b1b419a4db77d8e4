import { canonicalAddress, languageOf, type PagePath } from '@genmaster/i18n';
import { nameOfPage } from './name-of-page.ts';
import { parentAddressOf } from './page-level.ts';
import type { PageContent } from './page-content.ts';
import { findPage, pages, pagesOfArea } from './site-map.ts';

/**
 * Returns the keywords of a page in its language: its name, the names of the pages that it lists, of its parent page,
 * and of the pages that it links to at its end. The home page has all areas instead.
 */
export function keywordsOf(page: PageContent): readonly string[] {
  const language = languageOf(page.path);
  const linked = [parentAddressOf(canonicalAddress(page.path)), ...page.related.map(({ href }) => pageOf(href))]
    .filter((path) => path !== '/')
    .flatMap((path) => findPage(path) ?? []);
  const names = [...listedOn(page), ...linked].map((other) => nameOfPage(language, other).name);
  return [...new Set(page.kind === 'home' ? names : [page.name, ...names])];
}

/**
 * Returns the English pages that a page lists: the overviews of all areas on the home page, the pages of the area on an
 * overview.
 */
function listedOn({ kind, area }: PageContent): readonly PageContent[] {
  if (kind === 'home') return pages.filter((page) => page.kind === 'collection');
  return kind === 'collection' && area !== 'core' ? pagesOfArea(area) : [];
}

/** Returns the canonical path of a link, without query and anchor. */
const pageOf = (href: string) => canonicalAddress(href.replace(/[?#].*/s, '') as PagePath);
