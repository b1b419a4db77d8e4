import type { LanguageCode } from '@genmaster/i18n';
import { useEffect, useState } from 'react';
import { guidePathOf } from './guide-path.ts';
import { keptAnswerTo } from './kept-answers.ts';
import type { GuideAnswer } from './passage.ts';

type Ask = (question: string) => GuideAnswer;

export interface Guide {
  /** Returns the answer to a question in a language, or `null` while its index is not loaded. */
  answer: (question: string, language: LanguageCode) => GuideAnswer | null;
  /** Reports whether the index of a language could not be fetched. */
  isLost: (language: LanguageCode) => boolean;
  retry: () => void;
}

/** Fetches the index of each requested language that is not loaded yet. */
export function useGuide(wanted: readonly LanguageCode[]): Guide {
  const [asks, setAsks] = useState<Partial<Record<LanguageCode, Ask>>>({});
  const [lost, setLost] = useState<readonly LanguageCode[]>([]);
  const next = wanted.find((language) => !asks[language] && !lost.includes(language));
  useEffect(() => {
    if (!next) return undefined;
    let isGone = false;
    fetchGuide(next).then(
      (ask) => {
        if (!isGone) setAsks((now) => ({ ...now, [next]: ask }));
      },
      () => {
        if (!isGone) setLost((now) => [...now, next]);
      },
    );
    return () => {
      isGone = true;
    };
  }, [next]);
  return {
    answer: (question, language) => asks[language]?.(question) ?? keptAnswerTo(question),
    isLost: (language) => lost.includes(language),
    retry: () => setLost([]),
  };
}

async function fetchGuide(language: LanguageCode): Promise<Ask> {
  const [response, { readGuideIndex }] = await Promise.all([fetch(guidePathOf(language)), import('./guide-index.ts')]);
  if (!response.ok) throw new Error(`[demos] The index of the site guide answers ${response.status}.`);
  return readGuideIndex(await response.text());
}
