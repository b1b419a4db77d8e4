import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { DraftBenchPart } from './draft-bench-part.tsx';
import { acceptDraft, draftBenchSchema, editDraft, FIRST_FACTS, readDraft, textInUse } from './draft-state.ts';
import type { DraftBenchState } from './draft-state.ts';
import type { Kind } from './draft-facts.ts';

/** Message part of this demo. */
export const words = 'draft-bench';

/** Drafts texts from facts by rules; the facts stay locked. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

/** Returns a bench with a text in use already, and two drafts that could follow it. */
const benchOf = (kind: Kind, language: LanguageCode): DraftBenchState => {
  const wish = { language, edited: null } as const;
  const first: DraftBenchState = {
    kind,
    facts: { ...FIRST_FACTS[language][kind] },
    drafts: { a: { tone: 'plain', length: 'short', ...wish }, b: { tone: 'formal', length: 'full', ...wish } },
    accepted: [],
  };
  const used = acceptDraft(first, 'a');
  return { ...used, drafts: { ...used.drafts, a: { tone: 'friendly', length: 'full', ...wish } } };
};

/** Example: the page’s reminder, rewritten by a person in a hurry. */
const HASTY: Readonly<Record<LanguageCode, (customer: string) => string>> = {
  en: (customer) => `Dear ${customer}, your invoice of about ₹1,200 is late. It was due on 30 May 2030.`,
  hi: (customer) => `प्रिय ${customer}, आपके इनवॉइस के करीब ₹1,200 बाकी हैं। तारीख 30 मई 2030 थी।`,
};

const definitionIn = (
  language: LanguageCode,
  t: Translate<MessageIdOf<'draft-bench'>>,
): DemoDefinition<DraftBenchState> => ({
  id: 'draft-bench',
  scenarios: [
    { id: 'product', label: t('scenario.product'), state: benchOf('product', language) },
    {
      id: 'lost',
      label: t('scenario.lost'),
      state: editDraft(
        benchOf('reminder', language),
        'a',
        HASTY[language](FIRST_FACTS[language].reminder['customer'] ?? ''),
      ),
    },
    { id: 'image', label: t('scenario.image'), state: benchOf('image', language) },
  ],
  schema: draftBenchSchema,
  Part: DraftBenchPart,
  copy: (state) => textInUse(state) ?? readDraft(state, 'a').filled.text,
  code: (state) => [
    { caption: t('facts'), language: 'json', code: JSON.stringify(state.facts, null, 2) },
    { caption: t('draft.a'), language: 'json', code: JSON.stringify(readDraft(state, 'a').parts, null, 2) },
    { caption: t('draft.b'), language: 'json', code: JSON.stringify(readDraft(state, 'b').parts, null, 2) },
  ],
});
