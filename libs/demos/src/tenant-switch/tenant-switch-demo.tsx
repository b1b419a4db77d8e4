import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ATTEMPTS, RULE_SQL, SCREEN_SQL, TABLE_SQL } from './tenant-sql.ts';
import { tenantSwitchSchema, type TenantSwitchState } from './tenant-state.ts';
import { TenantSwitchPart } from './tenant-switch-part.tsx';
import type { TenantId } from './tenants.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'tenant-switch';

/** Renders one application with three tenants, and a database that keeps their rows apart. */
export function Demo() {
  const say = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, say), [code, say]);
  return <DemoStage definition={definition} />;
}

/** Initial tenant, by the language of the page. */
const FIRST: Readonly<Record<LanguageCode, TenantId>> = { en: 'sample-clinic', hi: 'example-clinic' };

const definitionIn = (
  code: LanguageCode,
  say: Speak<MessageIdOf<'tenant-switch'>>,
): DemoDefinition<TenantSwitchState> => ({
  id: 'tenant-switch',
  scenarios: [
    { id: 'read', label: say('scenario.read'), state: { tenant: FIRST[code], sql: ATTEMPTS.read } },
    { id: 'write', label: say('scenario.write'), state: { tenant: FIRST[code], sql: ATTEMPTS.write } },
    { id: 'nobody', label: say('scenario.nobody'), state: { tenant: null, sql: ATTEMPTS.count } },
  ],
  schema: tenantSwitchSchema,
  Part: TenantSwitchPart,
  copy: ({ sql }) => sql,
  code: ({ sql }) => [
    { caption: say('code.rule'), language: 'sql', code: RULE_SQL },
    { caption: say('code.table'), language: 'sql', code: TABLE_SQL },
    { caption: say('code.screen'), language: 'sql', code: SCREEN_SQL },
    { caption: say('query'), language: 'sql', code: sql },
  ],
});
