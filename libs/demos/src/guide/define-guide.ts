import { addressIn, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { ComponentType } from 'react';
import type { DemoDefinition, DemoPartProps, DemoScenario } from '../demo-definition.ts';
import type { LibraryDemoId } from '../demo-ids.ts';
import { scoreAnswers, TARGETS, type Guide } from './guide.ts';
import { guideSchema, type GuideState } from './guide-state.ts';
import { guides, type GuideId } from './guides.ts';

export interface GuideOptions {
  id: LibraryDemoId;
  guide: GuideId;
  /** Language of the pages that Copy lists. */
  language: LanguageCode;
  scenarios: DemoDefinition<GuideState>['scenarios'];
  Part: ComponentType<DemoPartProps<GuideState>>;
}

/** Returns the demo of a guide: copying gives the list of results, the code shows the results and the guide as JSON. */
export function defineGuide(
  t: Translate<MessageIdOf<'guides'>>,
  { id, guide: guideId, language, scenarios, Part }: GuideOptions,
): DemoDefinition<GuideState> {
  const guide: Guide = guides[guideId];
  return {
    id,
    scenarios,
    schema: guideSchema,
    Part,
    copy: ({ answers }) =>
      scoreAnswers(guide, answers)
        .map(({ target }, index) => `${index + 1}. ${t(`to.${target}`)}: ${addressIn(language, TARGETS[target])}`)
        .join('\n'),
    code: ({ answers }) => [
      { caption: t('code.results'), language: 'json', code: JSON.stringify(scoreAnswers(guide, answers), null, 2) },
      { caption: t('code.guide'), language: 'json', code: JSON.stringify(guide, null, 2) },
    ],
  };
}

/** Returns a scenario of a guide. */
export const guideScenario = (
  id: string,
  label: string,
  answers: Record<string, string[]>,
): DemoScenario<GuideState> => ({ id, label, state: { answers } });
