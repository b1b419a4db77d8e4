import { canonicalAddress, languageOf, type PagePath } from '@genmaster/i18n';
import { nameOfPage } from './name-of-page.ts';
import { parentAddressOf } from './page-level.ts';
import type { PageContent } from './page-content.ts';
import { findPage, pages, pagesOfArea } from './site-map.ts';

/**
 * Returns the subjects of a page in its language, for the tag `keywords`: its name, the names of the pages that it lists,
 * of the page above it, and of the pages that it links to at its end. Home has no subject of its own but all areas.
 */
export function keywordsOf(page: PageContent): readonly string[] {
  const language = languageOf(page.path);
  const linked = [parentAddressOf(canonicalAddress(page.path)), ...page.related.map(({ href }) => pageOf(href))]
    .filter((path) => path !== '/')
    .flatMap((path) => findPage(path) ?? []);
  const names = [...listedOn(page), ...linked].map((other) => nameOfPage(language, other).name);
  return [...new Set(page.kind === 'home' ? names : [page.name, ...names])];
}

/** Returns the English pages that a page lists: the overviews of all areas at home, on an overview the pages of its area. */
function listedOn({ kind, area }: PageContent): readonly PageContent[] {
  if (kind === 'home') return pages.filter((page) => page.kind === 'collection');
  return kind === 'collection' && area !== 'core' ? pagesOfArea(area) : [];
}

/** Returns the canonical path in a link, without query and place on the page. */
const pageOf = (href: string) => canonicalAddress(href.replace(/[?#].*/s, '') as PagePath);
