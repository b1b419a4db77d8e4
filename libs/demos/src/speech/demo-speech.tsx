import {
  LANGUAGE_CODES,
  LanguageScope,
  useLanguage,
  type LanguageCode,
  type LanguagePack,
  type MessagePart,
} from '@genmaster/i18n';
import { createContext, startTransition, use, useMemo, useState, type ReactNode } from 'react';
import { loadSpoken } from './load-spoken.ts';

/** Language that a demo can change to, apart from its page. */
export interface DemoSpeech {
  /** Language of the demo, where it differs from that of the page. */
  foreign: LanguageCode | undefined;
  /** The other language. */
  other: LanguageCode;
  /** Changes to the other language once its messages are loaded, and returns it; `null` if they cannot be loaded. */
  change: () => Promise<LanguagePack | null>;
}

const DemoSpeechContext = createContext<DemoSpeech | null>(null);

/** Returns the language that the demo can change to; `null` outside a demo of a page. */
export const useDemoSpeech = (): DemoSpeech | null => use(DemoSpeechContext);

export interface DemoSpeechProviderProps {
  /** Message parts of the demo. */
  words: readonly MessagePart[];
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Lets a demo switch to each language of the site, in a page of any language. Its state does not change. */
export function DemoSpeechProvider({ words, onFailure, children }: DemoSpeechProviderProps) {
  const page = useLanguage();
  const [chosen, setChosen] = useState<LanguagePack | null>(null);
  const spoken = chosen && chosen.code !== page.code ? chosen : page;
  const speech = useMemo(
    (): DemoSpeech => ({
      foreign: spoken === page ? undefined : spoken.code,
      other: LANGUAGE_CODES.find((code) => code !== spoken.code)!,
      async change() {
        if (spoken !== page) {
          setChosen(null);
          return page;
        }
        try {
          const next = await loadSpoken(
            LANGUAGE_CODES.find((code) => code !== page.code)!,
            words,
          );
          // Messages that a part of the demo loads by itself may still be loading; until then it does not change.
          startTransition(() => setChosen(next));
          return next;
        } catch (error) {
          onFailure(error);
          return null;
        }
      },
    }),
    [page, spoken, words, onFailure],
  );
  return (
    <DemoSpeechContext value={speech}>
      <LanguageScope language={spoken}>{children}</LanguageScope>
    </DemoSpeechContext>
  );
}
