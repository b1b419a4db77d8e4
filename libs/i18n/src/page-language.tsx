import { createContext, useContext, useInsertionEffect, type ReactNode } from 'react';
import { languageOf, type LanguageCode } from './languages.ts';
import type { LanguagePack } from './language-packs.ts';
import type { MessageIdOf, MessagePart } from './message-loaders.ts';
import type { Translate } from './translate.ts';
import { useLoaded } from './use-loaded.ts';

const LanguageContext = createContext<LanguagePack | null>(null);

/** Props of `LanguageProvider`. */
export interface LanguageProviderProps {
  language: LanguagePack;
  children: ReactNode;
}

/** Sets the language of its descendants and of the document. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  // Before layout: the styles of a language depend on the attribute. Setting the same value would restyle the page.
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    if (root.lang !== language.code) root.lang = language.code;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Sets only the language of its descendants, for a part of a page in another language than the page. */
export function LanguageScope({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the language of the page: its code and its messages. */
export function useLanguage(): LanguagePack {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('[i18n] No language here. Wrap the tree in <LanguageProvider>.');
  return language;
}

/** Returns the function for messages of the site in the language of the page: `t('frame.skip')`. */
export const useText = () => useLanguage().t;

/** Returns the function for messages of a part that is loaded later; the component suspends until then. */
export function usePartText<Part extends MessagePart>(part: Part): Translate<MessageIdOf<Part>> {
  return useLoaded(useLanguage().part, part) as Translate<MessageIdOf<Part>>;
}

/** Returns the language of a link's target if it differs from that of the page. */
export function useForeignLanguage(href: string): LanguageCode | undefined {
  const { code } = useLanguage();
  return href.startsWith('/') && languageOf(href) !== code ? languageOf(href) : undefined;
}
