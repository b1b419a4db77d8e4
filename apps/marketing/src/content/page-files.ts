import { fileURLToPath } from 'node:url';
import { readPages } from './compile/read-pages.ts';
import type { PageSource } from './compile/source.ts';

/** Folder of the pages, with one folder for each. */
export const PAGES_FOLDER = fileURLToPath(new URL('./pages/', import.meta.url));

/**
 * Parsed files of every page.
 *
 * The build replaces this module by its data for the site and Storybook (`build/content-plugin.ts`), which contain no
 * parser.
 */
export const pageFiles: readonly PageSource[] = readPages(PAGES_FOLDER);
