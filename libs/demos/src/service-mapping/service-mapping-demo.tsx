import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { connect } from './connect.ts';
import { sampleServices, type ServiceId } from './sample-services.ts';
import { ServiceMappingPart } from './service-mapping-part.tsx';
import { mappingSchema, type ServiceMappingState } from './service-mapping-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'service-mapping';

/** Renders an external response mapped to our names, and a request that meets delays, errors and bad data. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const start = (service: ServiceId, rest: Pick<ServiceMappingState, 'operation' | 'faults'>): ServiceMappingState => ({
  service,
  payload: sampleServices[service].payload,
  mapping: { ...sampleServices[service].mapping },
  policy: { attempts: 4, timeoutMs: 3000, firstWaitMs: 200 },
  ...rest,
});

const definitionIn = (t: Translate<MessageIdOf<'service-mapping'>>): DemoDefinition<ServiceMappingState> => ({
  id: 'service-mapping',
  scenarios: [
    {
      id: 'parcel',
      label: t('scenario.parcel'),
      state: start('parcel', { operation: 'read', faults: ['slow', 'busy', 'none'] }),
    },
    {
      id: 'broken-data',
      label: t('scenario.broken'),
      state: start('parcel', { operation: 'read', faults: ['down', 'badData'] }),
    },
    {
      id: 'payment',
      label: t('scenario.payment'),
      state: start('payment', { operation: 'create', faults: ['slow'] }),
    },
  ],
  schema: mappingSchema,
  Part: ServiceMappingPart,
  copy: ({ mapping, policy, operation }) => JSON.stringify({ mapping, operation, policy }, null, 2),
  code: (state) => [
    {
      caption: t('code.mapping'),
      language: 'json',
      code: JSON.stringify({ mapping: state.mapping, operation: state.operation, policy: state.policy }, null, 2),
    },
    { caption: t('code.attempts'), language: 'json', code: JSON.stringify(connect(state).run, null, 2) },
  ],
});
