import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
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
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'capability-probe'>>): DemoDefinition<ProbeState> => ({
  id: 'capability-probe',
  scenarios: [
    { id: 'all', label: t('group.all'), state: { group: 'all', report: null } },
    { id: 'offline', label: t('group.offline'), state: { group: 'offline', report: null } },
    { id: 'input', label: t('group.input'), state: { group: 'input', report: null } },
  ],
  schema: probeSchema,
  Part: CapabilityProbePart,
  // Copy runs on a button press, so there is a window here.
  copy: ({ group }) => {
    const findings = probe(window);
    return GROUPS[group].map((id) => `${t(`name.${id}`)}: ${t(findings[id] ? 'yes' : withoutIt[id])}`).join('\n');
  },
  code: ({ group }) => [
    {
      caption: t('code'),
      language: 'json',
      code: JSON.stringify(Object.fromEntries(GROUPS[group].map((id) => [id, withoutIt[id]])), null, 2),
    },
  ],
});
