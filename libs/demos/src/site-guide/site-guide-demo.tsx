import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { SiteGuidePart } from './site-guide-part.tsx';
import { conversationOf, siteGuideSchema, type SiteGuideState } from './site-guide-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'site-guide';

/** Renders questions about this site, answered with quotations from its pages. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(t, code), [t, code]);
  return <DemoStage definition={definition} />;
}

const ENGLISH = {
  known: 'Is hand-written code ever overwritten?',
  several: 'Which databases can I use?',
  unknown: 'Will it rain on Friday?',
};
const HINDI = {
  known: 'क्या प्री-ऑर्डर के पैसे लगते हैं?',
  several: 'रिलीज़ की तारीख क्या है?',
  unknown: 'शुक्रवार को बारिश होगी?',
};

const definitionIn = (
  t: Translate<MessageIdOf<'site-guide'>>,
  language: LanguageCode,
): DemoDefinition<SiteGuideState> => {
  const [own, other] = language === 'hi' ? [HINDI, ENGLISH] : [ENGLISH, HINDI];
  return {
    id: 'site-guide',
    scenarios: [
      { id: 'known', label: t('scenario.known'), state: conversationOf(own.known) },
      { id: 'several', label: t('scenario.several'), state: conversationOf(own.several) },
      { id: 'unknown', label: t('scenario.unknown'), state: conversationOf(own.unknown) },
      { id: 'other', label: t('scenario.other'), state: conversationOf(other.several) },
    ],
    schema: siteGuideSchema,
    Part: SiteGuidePart,
    copy: ({ questions }) => questions.join('\n'),
    code: ({ questions }) => [
      { caption: t('code.questions'), language: 'json', code: JSON.stringify({ questions }, null, 2) },
      { caption: t('code.rule'), language: 'text', code: t('code.ruleText') },
    ],
  };
};
