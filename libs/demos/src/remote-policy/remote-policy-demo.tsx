import { useMemo } from 'react';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ACTIONS, decide } from './policy.ts';
import { RemotePolicyPart } from './remote-policy-part.tsx';
import { rulesOf, stateSchema, type RemotePolicyState } from './remote-policy-state.ts';
import { describeAnswer } from './describe-rule.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'remote-policy';

/** Renders a situation of remote work, and the rule that allows or refuses each action in it. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const evening: RemotePolicyState = {
  role: 'developer',
  network: 'home',
  device: 'known',
  hour: 21,
  hasEnded: false,
  action: 'edit',
  off: [],
};

const definitionIn = (t: Translate<MessageIdOf<'remote-policy'>>): DemoDefinition<RemotePolicyState> => ({
  id: 'remote-policy',
  scenarios: [
    { id: 'evening', label: t('scenario.evening'), state: evening },
    {
      id: 'ended',
      label: t('scenario.ended'),
      state: { ...evening, role: 'contractor', network: 'office', hour: 11, hasEnded: true, action: 'read' },
    },
    {
      id: 'export',
      label: t('scenario.export'),
      state: { ...evening, role: 'owner', network: 'unknown', device: 'other', hour: 15, action: 'export' },
    },
  ],
  schema: stateSchema,
  Part: RemotePolicyPart,
  copy: (state) =>
    ACTIONS.map(
      (action) => `${t(`action.${action}`)}: ${describeAnswer(t, decide(rulesOf(state), action, state))}`,
    ).join('\n'),
  code: (state) => [
    { caption: t('code.rules'), language: 'json', code: JSON.stringify(rulesOf(state), null, 2) },
    {
      caption: t('code.answers'),
      language: 'json',
      code: JSON.stringify(
        ACTIONS.map((action) => ({ action, ...decide(rulesOf(state), action, state) })),
        null,
        2,
      ),
    },
  ],
});
