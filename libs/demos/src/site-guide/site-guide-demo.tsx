import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { SiteGuidePart } from './site-guide-part.tsx';
import { siteGuideSchema, type SiteGuideState } from './site-guide-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'site-guide';

/** Renders questions about this site, answered with quotations from its pages. */
export function Demo() {
  const say = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(say, code), [say, code]);
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
  say: Speak<MessageIdOf<'site-guide'>>,
  language: LanguageCode,
): DemoDefinition<SiteGuideState> => {
  const [own, other] = language === 'hi' ? [HINDI, ENGLISH] : [ENGLISH, HINDI];
  return {
    id: 'site-guide',
    scenarios: [
      { id: 'known', label: say('scenario.known'), state: { questions: [own.known] } },
      { id: 'several', label: say('scenario.several'), state: { questions: [own.several] } },
      { id: 'unknown', label: say('scenario.unknown'), state: { questions: [own.unknown] } },
      { id: 'other', label: say('scenario.other'), state: { questions: [other.several] } },
    ],
    schema: siteGuideSchema,
    Part: SiteGuidePart,
    copy: ({ questions }) => questions.join('\n'),
    code: (state) => [
      { caption: say('code.questions'), language: 'json', code: JSON.stringify(state, null, 2) },
      { caption: say('code.rule'), language: 'text', code: say('code.ruleText') },
    ],
  };
};
