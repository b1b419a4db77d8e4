import { useLanguage, type LanguageCode, type LanguagePack } from '@genmaster/i18n';
import { createContext, useContext, type ReactNode } from 'react';
import type { SiteNavigation } from '../../content/navigation.ts';

/** The site’s own part of a language. */
export interface SiteWords {
  navigation: SiteNavigation;
}

type NavigationOf = (code: LanguageCode) => SiteNavigation;

const NavigationContext = createContext<NavigationOf | null>(null);

/** Gives the tree below it the menus of every language. */
export function NavigationProvider({ navigationOf, children }: { navigationOf: NavigationOf; children: ReactNode }) {
  return <NavigationContext value={navigationOf}>{children}</NavigationContext>;
}

/** Returns the language of the page with the site’s navigation in it. */
export function useSiteLanguage(): LanguagePack & SiteWords {
  const language = useLanguage();
  const navigationOf = useContext(NavigationContext);
  if (!navigationOf) throw new Error('[marketing] No navigation here. Wrap the tree in <NavigationProvider>.');
  return { ...language, navigation: navigationOf(language.code) };
}
