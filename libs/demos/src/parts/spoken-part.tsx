import { LanguageScope, useLanguage, type LanguageCode, type LanguagePack, type MessagePart } from '@genmaster/i18n';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDemoHost } from '../demo-host.tsx';
import { loadSpoken } from '../speech/load-spoken.ts';

export interface SpokenPartProps {
  /** Language of the part. Until its messages are loaded, it uses the language of the page. */
  code: LanguageCode;
  /** Message parts that its components use. */
  words: readonly MessagePart[];
  children: ReactNode;
}

/** Renders a part of a demo in its own language. */
export function SpokenPart({ code, words, children }: SpokenPartProps) {
  const page = useLanguage();
  const { log } = useDemoHost();
  const [other, setOther] = useState<LanguagePack | null>(null);
  const load = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const pack = await loadSpoken(code, words);
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
