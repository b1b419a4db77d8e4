import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { defineGuide, guideScenario } from '../guide/define-guide.ts';
import { GuidePart } from '../guide/guide-part.tsx';
import type { GuideState } from '../guide/guide-state.ts';
import { DemoStage } from '../stage/demo-stage.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'guides';

/** Renders questions about the state of a project, and the three demos that help it most. */
export function Demo() {
  const t = usePartText(words);
  const { code: language } = useLanguage();
  const definition = useMemo(
    () =>
      defineGuide(t, {
        id: 'path-picker',
        language,
        guide: 'path',
        Part: PathPart,
        scenarios: [
          guideScenario('new', t('path.start.new'), { start: ['new'], care: ['plan'] }),
          guideScenario('existing', t('path.start.existing'), { start: ['existing'], care: ['quality'] }),
          guideScenario('handover', t('path.start.handover'), { start: ['handover'], care: [] }),
        ],
      }),
    [t, language],
  );
  return <DemoStage definition={definition} />;
}

function PathPart(props: DemoPartProps<GuideState>) {
  return <GuidePart guide="path" {...props} />;
}
