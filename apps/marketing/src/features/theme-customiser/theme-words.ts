import type { ThemePanelLabels } from '@genmaster/shell-ui/theme-panel';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import type { LanguageCode } from '@genmaster/i18n';
import { loadEachOnce } from '@genmaster/resilience';

/** Texts of the panel and its catalogue in a language other than English, their own language. */
export interface ThemeWords {
  panelLabels?: ThemePanelLabels;
  catalogueNames?: CatalogueNames;
}

/** Loads the texts of a language. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<ThemeWords>>> = {
  en: () => Promise.resolve({}),
  hi: () => import('./theme-words.hi.ts'),
};

/** Returns the texts of a language; the same promise on every call, so that a component can wait for it. */
export const { load: themeWordsIn } = loadEachOnce((code: LanguageCode) => LOADERS[code]());
