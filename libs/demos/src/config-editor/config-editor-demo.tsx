import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { printSettings } from './check-settings.ts';
import { ConfigEditorPart } from './config-editor-part.tsx';
import { stateSchema, type ConfigState } from './config-state.ts';
import { printStart, type TranslateSettings } from './describe-problem.ts';
import { settingsJsonSchema } from './settings.ts';

/** Message part of this demo. */
export const words = 'config-editor';

/** Edits one configuration as a form and as JSON, checked against its description while it is typed. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const good = printSettings({
  'session.idleMinutes': 15,
  'mail.sendRealMessages': true,
  'mail.password': { secret: 'mail-password' },
});

const definitionIn = (t: TranslateSettings): DemoDefinition<ConfigState> => ({
  id: 'config-editor',
  scenarios: [
    {
      id: 'limits',
      label: t('scenario.limits'),
      state: {
        text: printSettings({ 'session.idleMinutes': 900, 'session.idelMinutes': 15, 'mail.password': 'not-a-secret' }),
      },
    },
    { id: 'good', label: t('scenario.good'), state: { text: good } },
    { id: 'comma', label: t('scenario.comma'), state: { text: good.replace('15,', '15') } },
  ],
  schema: stateSchema,
  Part: ConfigEditorPart,
  copy: ({ text }) => text,
  code: ({ text }) => [
    { caption: t('description'), language: 'json', code: JSON.stringify(settingsJsonSchema(), null, 2) },
    { caption: t('start'), language: 'text', code: printStart(t, text) },
  ],
});
