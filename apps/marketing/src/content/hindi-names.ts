import { hindiNamesIn } from './compile/hindi-names.ts';
import { pageFiles } from './page-files.ts';
import type { PageNames } from './schema/page-words.ts';

/**
 * What every page is called in Hindi, and the line under its name in a menu, by address. Pages without a Hindi text are
 * here too: a Hindi menu names every page in Hindi, whichever language waits behind the link.
 *
 * It may be part of the script: the site is handed the names alone (`build/content-plugin.ts`).
 */
export const hindiNames: Readonly<Record<string, PageNames>> = hindiNamesIn(pageFiles);
