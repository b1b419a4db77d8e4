import { useLanguage, type LanguageCode, type LanguagePack } from '@genmaster/i18n';
import { createContext, useContext, type ReactNode } from 'react';
import type { SiteNavigation } from '../../content/navigation.ts';

/** The texts of the site in one language, besides those of the libraries. */
export interface SiteWords {
  navigation: SiteNavigation;
}

type NavigationOf = (code: LanguageCode) => SiteNavigation;

const NavigationContext = createContext<NavigationOf | null>(null);

/** Provides the navigation of every language to its subtree. */
export function NavigationProvider({ navigationOf, children }: { navigationOf: NavigationOf; children: ReactNode }) {
  return <NavigationContext value={navigationOf}>{children}</NavigationContext>;
}

/** Returns the language of the page together with the site’s navigation in it. */
export function useSiteLanguage(): LanguagePack & SiteWords {
  const language = useLanguage();
  const navigationOf = useContext(NavigationContext);
  if (!navigationOf) throw new Error('[marketing] No navigation here. Wrap the tree in <NavigationProvider>.');
  return { ...language, navigation: navigationOf(language.code) };
}
