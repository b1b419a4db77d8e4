import { hindiNamesIn } from './compile/hindi-names.ts';
import { pageFiles } from './page-files.ts';
import type { PageNames } from './schema/page-words.ts';

/**
 * Name of every page in Hindi, and the line under its name in a menu, by address. It includes pages without a Hindi
 * text, because a Hindi menu names every page in Hindi, also when the link leads to an English page.
 *
 * The script may contain it, because the site’s build replaces it by the names alone (`build/content-plugin.ts`).
 */
export const hindiNames: Readonly<Record<string, PageNames>> = hindiNamesIn(pageFiles);
