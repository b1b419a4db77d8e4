import { FIRST_DEVICE, storedEntry, type Answer } from '@genmaster/app-model';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { PhoneChecklistPart } from './phone-checklist-part.tsx';
import { deviceSchema, giveAnswer, setSignal, stateOf, type DeviceState } from './sync-device.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'phone-checklist';

/** Renders a checklist on a phone with an unstable connection: a queue, and a conflict that a person resolves. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const answered = (answers: readonly Answer[]) =>
  answers.reduce((device, answer) => giveAnswer(device, answer), FIRST_DEVICE);

const definitionIn = (t: Translate<MessageIdOf<'phone-checklist'>>): DemoDefinition<DeviceState> => ({
  id: 'phone-checklist',
  scenarios: [
    { id: 'offline', label: t('scenario.offline'), state: stateOf(answered(['pass', 'fail'])) },
    {
      id: 'conflict',
      label: t('scenario.conflict'),
      state: stateOf(setSignal(answered(['pass', 'fail', 'pass']), true)),
    },
    { id: 'start', label: t('scenario.start'), state: stateOf(setSignal(FIRST_DEVICE, true)) },
  ],
  schema: deviceSchema,
  Part: PhoneChecklistPart,
  copy: ({ queue }) => JSON.stringify(queue.map(storedEntry), null, 2),
  code: ({ queue, confirmed }) => [
    { caption: t('stored'), language: 'json', code: JSON.stringify(queue.map(storedEntry), null, 2) },
    { caption: t('office'), language: 'json', code: JSON.stringify(confirmed, null, 2) },
  ],
});
