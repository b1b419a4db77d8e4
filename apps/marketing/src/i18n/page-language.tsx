import { createContext, use, useContext, useInsertionEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../app/services-context.tsx';
import { languageOf, type LanguageCode } from '../content/languages.ts';
import type { LanguagePack } from './language-packs.ts';
import type { MessageIdOf, MessagePart } from './message-loaders.ts';
import type { Speak } from './speak.ts';

const LanguageContext = createContext<LanguagePack | null>(null);

/** Lets everything below speak the language of the address in view; it changes with the page, never before. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const { languages } = useServices();
  const { pathname } = useLocation();
  const language = languages.current(languageOf(pathname));
  // Before anything is measured: the styles of a language hang on it. Written again, even the same would restyle the page.
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    if (root.lang !== language.code) root.lang = language.code;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page: its code, its words and its navigation. */
export function useLanguage(): LanguagePack {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('[marketing] No language here. Wrap the tree in <PageLanguage>.');
  return language;
}

/** Says the site’s own words in the language of the page: `say('frame.skip')`. */
export const useText = () => useLanguage().say;

/** Says the words of a part that is fetched later; the component waits until they are there. */
export function usePartText<Part extends MessagePart>(part: Part): Speak<MessageIdOf<Part>> {
  return use(useLanguage().part(part));
}

/** The language of what a link leads to, where it is another one than that of the page. */
export function useForeignLanguage(href: string): LanguageCode | undefined {
  const { code } = useLanguage();
  return href.startsWith('/') && languageOf(href) !== code ? languageOf(href) : undefined;
}
