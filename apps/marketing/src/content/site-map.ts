import { apiGeneratorPages } from './api-generator/index.ts';
import { codingSolutionsPages } from './coding-solutions/index.ts';
import { corePages } from './core/index.ts';
import { designingToolPages } from './designing-tool/index.ts';
import { developmentAreasPages } from './development-areas/index.ts';
import { generativeAiPages } from './generative-ai/index.ts';
import { hindiPages } from './hi/index.ts';
import { hindiNotFoundPage } from './hi/not-found.ts';
import { untranslatedPage } from './hi/untranslated-page.ts';
import { inbuiltSolutionsPages } from './inbuilt-solutions/index.ts';
import { addressIn, languageOf, type LanguageCode } from './languages.ts';
import { localisePage } from './localise-page.ts';
import { notFoundPage } from './not-found.ts';
import { onlineIdePages } from './online-ide/index.ts';
import type { PageContent, PagePath } from './page-content.ts';
import { uniquenessPages } from './uniqueness/index.ts';

/** Every page of the site in English, area by area, in the order of menus and footer. */
export const pages: readonly PageContent[] = [
  ...corePages,
  ...uniquenessPages,
  ...inbuiltSolutionsPages,
  ...onlineIdePages,
  ...codingSolutionsPages,
  ...designingToolPages,
  ...apiGeneratorPages,
  ...generativeAiPages,
  ...developmentAreasPages,
];

const isInHindi = (path: PagePath): boolean => hindiPages.some((page) => page.path === path);
const inHindi = (page: PageContent): PageContent => localisePage(page, 'hi', isInHindi);

/** The pages that are in Hindi, each at its own address below `/hi`. */
export const translatedPages: readonly PageContent[] = hindiPages.map(inHindi);

/** At the Hindi addresses of all other pages: that they are in English only, and the way there. */
export const untranslatedPages: readonly PageContent[] = isInHindi('/')
  ? pages.filter(({ path }) => !isInHindi(path)).map((page) => inHindi(untranslatedPage(page)))
  : [];

/** Addresses that show another address’s page and name that one as canonical. */
export const aliases: Readonly<Record<PagePath, PagePath>> = { '/hroot': '/' };

/** The pages of all languages that have something to read, under the addresses they are served at. */
export const writtenPages: readonly PageContent[] = [...pages, ...translatedPages];

/** Where a page is read by somebody who reads a language: in that language if it is written, else in English. */
export function addressToRead(language: LanguageCode, path: PagePath): PagePath {
  const address = addressIn(language, path);
  return writtenPages.some((page) => page.path === address) ? address : path;
}

/** Every page in every language, those that say that there is none yet included. */
export const everyPage: readonly PageContent[] = [...writtenPages, ...untranslatedPages];

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
