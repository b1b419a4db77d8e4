import { apiGeneratorPages } from './api-generator/index.ts';
import { codingSolutionsPages } from './coding-solutions/index.ts';
import { corePages } from './core/index.ts';
import { designingToolPages } from './designing-tool/index.ts';
import { developmentAreasPages } from './development-areas/index.ts';
import { generativeAiPages } from './generative-ai/index.ts';
import { inbuiltSolutionsPages } from './inbuilt-solutions/index.ts';
import { onlineIdePages } from './online-ide/index.ts';
import type { PageContent, PagePath } from './page-content.ts';
import { uniquenessPages } from './uniqueness/index.ts';

/** Every page of the site, area by area, in the order of menus and footer. */
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

/** Addresses that show another address’s page and name that one as canonical. */
export const aliases: Readonly<Record<PagePath, PagePath>> = { '/hroot': '/' };

/** Every address the site answers: the pages and their aliases. */
export const sitePaths: readonly PagePath[] = [
  ...pages.map(({ path }) => path),
  ...(Object.keys(aliases) as PagePath[]),
];

/** The page an address shows, or `undefined` for an address the site does not have. */
export function findPage(path: string): PageContent | undefined {
  const canonical = aliases[path as PagePath] ?? path;
  return pages.find((page) => page.path === canonical);
}
