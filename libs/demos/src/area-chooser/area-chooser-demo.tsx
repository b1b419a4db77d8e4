import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { defineGuide, guideScenario } from '../guide/define-guide.ts';
import { GuidePart } from '../guide/guide-part.tsx';
import type { GuideState } from '../guide/guide-state.ts';
import { DemoStage } from '../stage/demo-stage.tsx';

/** Message part of this demo. */
export const words = 'guides';

/** Asks five questions and recommends what to build first. */
export function Demo() {
  const t = usePartText(words);
  const { code: language } = useLanguage();
  const definition = useMemo(
    () =>
      defineGuide(t, {
        id: 'area-chooser',
        language,
        guide: 'build',
        Part: BuildPart,
        scenarios: [
          guideScenario('clinic', t('scenario.clinic'), {
            people: ['public'],
            place: ['search'],
            signal: ['always'],
            work: ['read'],
            kind: ['data'],
          }),
          guideScenario('nurses', t('scenario.nurses'), {
            people: ['field'],
            place: ['road'],
            signal: ['gaps'],
            work: ['enter'],
            kind: ['data'],
          }),
          guideScenario('office', t('scenario.office'), {
            people: ['staff'],
            place: ['desk'],
            signal: ['always'],
            work: ['approve'],
            kind: ['figures'],
          }),
        ],
      }),
    [t, language],
  );
  return <DemoStage definition={definition} />;
}

function BuildPart(props: DemoPartProps<GuideState>) {
  return <GuidePart guide="build" {...props} />;
}
