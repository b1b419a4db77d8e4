import {
  createLanguagePacks,
  LanguageScope,
  useLanguage,
  type LanguageCode,
  type LanguagePack,
  type MessagePart,
} from '@genmaster/i18n';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDemoHost } from '../demo-host.tsx';

export interface SpokenPartProps {
  /** The language of the part. Until its words are there, it speaks the language of the page. */
  code: LanguageCode;
  /** The words that its components speak. */
  words: readonly MessagePart[];
  children: ReactNode;
}

/** A part of a demo that speaks a language of its own. */
export function SpokenPart({ code, words, children }: SpokenPartProps) {
  const page = useLanguage();
  const { log } = useDemoHost();
  const [other, setOther] = useState<LanguagePack | null>(null);
  const load = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const pack = await createLanguagePacks({ extra: async () => ({}) }).load(code);
      await Promise.all(words.map((part) => pack.part(part)));
      if (!isGone()) setOther(pack);
    } catch (error) {
      log('The words of another language could not be fetched.', error);
    }
  });
  const isAwaited = code !== page.code && other?.code !== code;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isOver = false;
    void load(() => isOver);
    return () => {
      isOver = true;
    };
  }, [isAwaited, code]);
  const language = code !== page.code && other?.code === code ? other : page;
  return (
    <LanguageScope language={language}>
      <div lang={language.code} className="spoken-part">
        {children}
      </div>
    </LanguageScope>
  );
}
