import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { printSettings } from './check-settings.ts';
import { ConfigEditorPart } from './config-editor-part.tsx';
import { stateSchema, type ConfigState } from './config-state.ts';
import { printStart, type SaySettings } from './say-problem.ts';
import { settingsJsonSchema } from './settings.ts';

/** Message part of this demo. */
export const words = 'config-editor';

/** Edits one configuration as a form and as JSON, checked against its description while it is typed. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const good = printSettings({
  'session.idleMinutes': 15,
  'mail.sendRealMessages': true,
  'mail.password': { secret: 'mail-password' },
});

const definitionIn = (say: SaySettings): DemoDefinition<ConfigState> => ({
  id: 'config-editor',
  scenarios: [
    {
      id: 'limits',
      label: say('scenario.limits'),
      state: {
        text: printSettings({ 'session.idleMinutes': 900, 'session.idelMinutes': 15, 'mail.password': 'not-a-secret' }),
      },
    },
    { id: 'good', label: say('scenario.good'), state: { text: good } },
    { id: 'comma', label: say('scenario.comma'), state: { text: good.replace('15,', '15') } },
  ],
  schema: stateSchema,
  Part: ConfigEditorPart,
  copy: ({ text }) => text,
  code: ({ text }) => [
    { caption: say('description'), language: 'json', code: JSON.stringify(settingsJsonSchema(), null, 2) },
    { caption: say('start'), language: 'text', code: printStart(say, text) },
  ],
});
