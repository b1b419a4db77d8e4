import { fileURLToPath } from 'node:url';
import { readPages } from './compile/read-pages.ts';
import type { PageSource } from './compile/source.ts';

/** Where the pages are: one folder for each. */
export const PAGES_FOLDER = fileURLToPath(new URL('./pages/', import.meta.url));

/**
 * Every page as its files have it.
 *
 * Site and Storybook are handed the data of this module (`build/content-plugin.ts`); no parser reaches them.
 */
export const pageFiles: readonly PageSource[] = readPages(PAGES_FOLDER);
