import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { inspectEntry, inspectorSchema, type InspectorState } from './inspect-entry.ts';
import { MetadataInspectorPart } from './metadata-inspector-part.tsx';
import { faulty, hidden, sound } from './samples.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'metadata-inspector';

/** Renders the metadata of one page as search results, cards and robots see it, with every finding. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'metadata-inspector'>>): DemoDefinition<InspectorState> => ({
  id: 'metadata-inspector',
  scenarios: [
    { id: 'faulty', label: t('scenario.faulty'), state: faulty },
    { id: 'sound', label: t('scenario.sound'), state: sound },
    { id: 'hidden', label: t('scenario.hidden'), state: hidden },
  ],
  schema: inspectorSchema,
  Part: MetadataInspectorPart,
  copy: (state) => inspectEntry(state).head,
  code: (state) => {
    const { head, findings, resolved } = inspectEntry(state);
    return [
      { caption: t('head'), language: 'html', code: head },
      { caption: t('graph'), language: 'json', code: JSON.stringify(resolved.graph, null, 2) },
      { caption: t('findings'), language: 'json', code: JSON.stringify(findings, null, 2) },
    ];
  },
});
