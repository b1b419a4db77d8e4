import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { defineGuide, guideScenario } from '../guide/define-guide.ts';
import { GuidePart } from '../guide/guide-part.tsx';
import type { GuideState } from '../guide/guide-state.ts';
import { DemoStage } from '../stage/demo-stage.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'guides';

/** Renders questions about the visitor’s requirements, and the pages that answer them. */
export function Demo() {
  const t = usePartText(words);
  const { code: language } = useLanguage();
  const definition = useMemo(
    () =>
      defineGuide(t, {
        id: 'requirement-picker',
        language,
        guide: 'needs',
        Part: NeedsPart,
        scenarios: [
          guideScenario('leave', t('scenario.leave'), {
            needs: ['leave', 'database', 'handwritten'],
            who: ['developer'],
          }),
          guideScenario('guard', t('scenario.guard'), { needs: ['secure', 'protect'], who: ['guard'] }),
          guideScenario('owner', t('scenario.owner'), { needs: ['figures', 'takeIn', 'translate'], who: ['owner'] }),
        ],
      }),
    [t, language],
  );
  return <DemoStage definition={definition} />;
}

function NeedsPart(props: DemoPartProps<GuideState>) {
  return <GuidePart guide="needs" {...props} />;
}
