import { addressIn, languageOf, type LanguageCode, type PagePath } from '@genmaster/i18n';
import { compilePages } from './compile/compile-pages.ts';
import { hindiNotFoundPage } from './hi/not-found.ts';
import { contentLibrary } from './library/index.ts';
import { localisePage } from './localise-page.ts';
import { notFoundPage } from './not-found.ts';
import type { PageContent } from './page-content.ts';
import { pageFiles } from './page-files.ts';

const { english, hindi } = compilePages(pageFiles, contentLibrary);

/** Every page of the site in English, area by area, in the order of menus and footer. */
export const pages: readonly PageContent[] = english;

/** The pages that are in Hindi, under their canonical addresses. */
export const hindiPages: readonly PageContent[] = hindi;

const isInHindi = (path: PagePath): boolean => hindiPages.some((page) => page.path === path);
const inHindi = (page: PageContent): PageContent => localisePage(page, 'hi', isInHindi);

/** The pages that are in Hindi, each at its own address below `/hi`. */
export const translatedPages: readonly PageContent[] = hindiPages.map(inHindi);

/** Addresses that show another address’s page and name that one as canonical. */
export const aliases: Readonly<Record<PagePath, PagePath>> = { '/hroot': '/' };

/** The pages of all languages, under the addresses they are served at. */
export const everyPage: readonly PageContent[] = [...pages, ...translatedPages];

/** Where a page is read by somebody who reads a language: in that language if it is written, else in English. */
export function addressToRead(language: LanguageCode, path: PagePath): PagePath {
  const address = addressIn(language, path);
  return everyPage.some((page) => page.path === address) ? address : path;
}

/** Every address the site answers: the pages and their aliases. */
export const sitePaths: readonly PagePath[] = [
  ...everyPage.map(({ path }) => path),
  ...(Object.keys(aliases) as PagePath[]),
];

/** What each language shows for an address that the site does not have. They have the addresses `/404` and `/hi/404`. */
export const notFoundPages: readonly PageContent[] = [notFoundPage, inHindi(hindiNotFoundPage)];

const known = new Map(everyPage.map((page) => [page.path, page]));

/** The page an address shows, or `undefined` for an address the site does not have. */
export function findPage(path: string): PageContent | undefined {
  return known.get(aliases[path as PagePath] ?? (path as PagePath));
}

/** What an address that the site does not have shows: in Hindi below `/hi`. */
export const notFoundPageFor = (path: string): PageContent =>
  notFoundPages.find((page) => languageOf(page.path) === languageOf(path)) ?? notFoundPage;
