import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { checkWorkflow } from './check-workflow.ts';
import { runWorkflow } from './run-workflow.ts';
import { gaps, mismatched, sound } from './samples.ts';
import { TypedWorkflowPart } from './typed-workflow-part.tsx';
import { workflowSchema, type Workflow } from './workflow.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'typed-workflow';

/** Renders a workflow of typed steps as a canvas and as a list, with its errors explained and a run with its values. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'typed-workflow'>>): DemoDefinition<Workflow> => ({
  id: 'typed-workflow',
  scenarios: [
    { id: 'mismatch', label: t('scenario.mismatch'), state: mismatched },
    { id: 'gaps', label: t('scenario.gaps'), state: gaps },
    { id: 'sound', label: t('scenario.sound'), state: sound },
  ],
  schema: workflowSchema,
  Part: TypedWorkflowPart,
  copy: (workflow) => JSON.stringify(workflow.steps, null, 2),
  code: (workflow) => [
    { caption: t('code.workflow'), language: 'json', code: JSON.stringify(workflow.steps, null, 2) },
    {
      caption: t('code.findings'),
      language: 'json',
      code: JSON.stringify(
        checkWorkflow(workflow.steps).map(({ step, ...finding }) => ({ step: step.id, ...finding })),
        (key, value: unknown) => (key === 'from' ? (value as { id: string }).id : value),
        2,
      ),
    },
    { caption: t('code.run'), language: 'json', code: JSON.stringify(runWorkflow(workflow), null, 2) },
  ],
});
