import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import * as v from 'valibot';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { english, hindi } from './catalogue.ts';
import { MultilingualPart, type MultilingualState } from './multilingual-part.tsx';
import './multilingual.css';

const text = v.pipe(v.string(), v.maxLength(200));

const start: MultilingualState = {
  language: 'en',
  customer: 'Example Traders',
  amount: 100000,
  count: 3,
  translations: hindi,
};

export const words = 'multilingual';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<MultilingualState> => ({
  id: 'multilingual',
  scenarios: [
    { id: 'english', label: t('scenarios.english'), state: start },
    { id: 'hindi', label: t('scenarios.hindi'), state: { ...start, language: 'hi', count: 0 } },
    {
      id: 'missing',
      label: t('scenarios.missing'),
      state: { ...start, language: 'hi', translations: { ...hindi, 'invoice.discount': '' } },
    },
  ],
  schema: v.strictObject({
    language: v.picklist(['en', 'hi']),
    customer: text,
    amount: v.pipe(v.number(), v.minValue(0), v.maxValue(999999999)),
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999999)),
    translations: v.strictObject({
      'invoice.title': text,
      'invoice.number': text,
      'invoice.customer': text,
      'invoice.dueDate': text,
      'invoice.amount': text,
      'invoice.discount': text,
      'invoice.open': text,
    }),
  }),
  Part: MultilingualPart,
  copy: ({ translations }) => JSON.stringify(translations, null, 2),
  code: ({ translations }) => [
    { caption: t('englishCatalogue'), language: 'json', code: JSON.stringify(english, null, 2) },
    { caption: t('hindiCatalogue'), language: 'json', code: JSON.stringify(translations, null, 2) },
  ],
});

/** Renders one invoice in English and Hindi, with a report of missing translations. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}
