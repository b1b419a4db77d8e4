import { LanguageScope, useLanguage, type LanguageCode, type MessagePart } from '@genmaster/i18n';
import type { ReactNode } from 'react';
import { loadSpoken } from '../speech/load-spoken.ts';
import { PartLost } from './part-lost.tsx';
import { useFetched } from './use-fetched.ts';

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
  const { value, isLost, retry } = useFetched(code === page.code ? null : code, () => loadSpoken(code, words));
  const language = value ?? page;
  return (
    <>
      <LanguageScope language={language}>
        <div lang={language.code} className="spoken-part">
          {children}
        </div>
      </LanguageScope>
      {isLost ? <PartLost onRetry={retry} /> : null}
    </>
  );
}
