import { readPages } from './compile/read-pages.ts';
import type { PageSource } from './compile/source.ts';
import { PAGES_FOLDER } from './pages-folder.ts';

/**
 * Parsed files of every page.
 *
 * The build replaces this module by its data for the site and Storybook (`build/content-plugin.ts`), which contain no
 * parser, and Jest by data that it parsed once for all test files (`testing/page-files-stub.ts`).
 */
export const pageFiles: readonly PageSource[] = readPages(PAGES_FOLDER);
