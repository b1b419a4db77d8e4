import type { ThemePanelLabels } from '@genmaster/shell-ui/theme-panel';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import type { LanguageCode } from '@genmaster/i18n';

/** What the panel and its catalogue are called in another language than their own, English. */
export interface ThemeWords {
  panelLabels?: ThemePanelLabels;
  catalogueNames?: CatalogueNames;
}

/** Fetches the words of a language. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<ThemeWords>>> = {
  en: () => Promise.resolve({}),
  hi: () => import('./theme-words.hi.ts'),
};

const words = new Map<LanguageCode, Promise<ThemeWords>>();

/** The words of a language; the same promise each time, so that a component can wait for it. */
export function themeWordsIn(code: LanguageCode): Promise<ThemeWords> {
  const loading = words.get(code) ?? LOADERS[code]();
  words.set(code, loading);
  loading.catch(() => words.delete(code));
  return loading;
}
