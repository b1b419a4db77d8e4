import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { GROUPS, probe, withoutIt } from './capabilities.ts';
import { CapabilityProbePart } from './capability-probe-part.tsx';
import { probeSchema, type ProbeState } from './probe-state.ts';
import './capability-probe.css';

/** Message part of this demo. */
export const words = 'capability-probe';

/** Shows what this browser supports, the fallback for what it does not, and a report to copy or share. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (say: Speak<MessageIdOf<'capability-probe'>>): DemoDefinition<ProbeState> => ({
  id: 'capability-probe',
  scenarios: [
    { id: 'all', label: say('group.all'), state: { group: 'all', report: null } },
    { id: 'offline', label: say('group.offline'), state: { group: 'offline', report: null } },
    { id: 'input', label: say('group.input'), state: { group: 'input', report: null } },
  ],
  schema: probeSchema,
  Part: CapabilityProbePart,
  // Copy runs on a button press, so there is a window here.
  copy: ({ group }) => {
    const findings = probe(window);
    return GROUPS[group].map((id) => `${say(`name.${id}`)}: ${say(findings[id] ? 'yes' : withoutIt[id])}`).join('\n');
  },
  code: ({ group }) => [
    {
      caption: say('code'),
      language: 'json',
      code: JSON.stringify(Object.fromEntries(GROUPS[group].map((id) => [id, withoutIt[id]])), null, 2),
    },
  ],
});
