import { addressIn, canonicalAddress, languageOf, type LanguageCode, type PagePath } from '@genmaster/i18n';
import { compilePages } from './compile/compile-pages.ts';
import { hindiNotFoundPage } from './hi/not-found.ts';
import { contentLibrary } from './library/index.ts';
import { localisePage } from './localise-page.ts';
import { notFoundPage } from './not-found.ts';
import type { AreaId, PageContent } from './page-content.ts';
import { isListed, parentAddressOf } from './page-level.ts';
import { pageFiles } from './page-files.ts';

const { english, hindi } = compilePages(pageFiles, contentLibrary);

/** Every page of the site in English, by area, in the order of menus and footer. */
export const pages: readonly PageContent[] = english;

/** The pages with a Hindi translation, under their canonical addresses. */
export const hindiPages: readonly PageContent[] = hindi;

const hindiPaths = new Set(hindiPages.map(({ path }) => path));
const isInHindi = (path: PagePath): boolean => hindiPaths.has(path);
const inHindi = (page: PageContent): PageContent => localisePage(page, 'hi', isInHindi);

/** The pages with a Hindi translation, each at its own address below `/hi`. */
export const translatedPages: readonly PageContent[] = hindiPages.map(inHindi);

/** Addresses that show the page of another address, which is their canonical one. */
export const aliases: Readonly<Record<PagePath, PagePath>> = { '/hroot': '/' };

/** The pages of all languages, under the addresses they are served at. */
export const everyPage: readonly PageContent[] = [...pages, ...translatedPages];

/** Every address of the site: the pages and their aliases. */
export const sitePaths: readonly PagePath[] = [
  ...everyPage.map(({ path }) => path),
  ...(Object.keys(aliases) as PagePath[]),
];

/** Not-found pages, one per language. They have the addresses `/404` and `/hi/404`. */
export const notFoundPages: readonly PageContent[] = [notFoundPage, inHindi(hindiNotFoundPage)];

const known = new Map(everyPage.map((page) => [page.path, page]));

/** Returns whether a page has this address; the address of an alias is not a page's own. */
export const isPage = (path: PagePath): boolean => known.has(path);

/** Returns the address of a page for readers of a language: in that language if it is translated, else in English. */
export function addressToRead(language: LanguageCode, path: PagePath): PagePath {
  const address = addressIn(language, path);
  return isPage(address) ? address : path;
}

/** The English pages that menus, footer and overviews list, by area. */
const listed = Map.groupBy(pages.filter(isListed), ({ area }) => area);
/** The English pages below another page, by the address of that page. */
const parts = Map.groupBy(
  pages.filter((page) => !isListed(page)),
  ({ path }) => parentAddressOf(path),
);

/** Returns the English pages of an area that menus, footer and the overview of the area list. */
export const pagesOfArea = (area: AreaId): readonly PageContent[] => listed.get(area) ?? [];

/** Returns the English pages one level below a page, which that page lists. */
export const partsOfPage = (path: PagePath): readonly PageContent[] => parts.get(canonicalAddress(path)) ?? [];

/** Returns the page of an address, or `undefined` for an unknown one. */
export function findPage(path: string): PageContent | undefined {
  return known.get(aliases[path as PagePath] ?? (path as PagePath));
}

/** Returns the not-found page for an unknown address: in Hindi below `/hi`. */
export const notFoundPageFor = (path: string): PageContent =>
  notFoundPages.find((page) => languageOf(page.path) === languageOf(path)) ?? notFoundPage;
