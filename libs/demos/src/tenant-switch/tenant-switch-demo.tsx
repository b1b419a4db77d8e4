import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { attemptIn, personsIn, RULE_SQL, SCREEN_SQL, TABLE_SQL } from './tenant-sql.ts';
import { tenantSwitchSchema, type TenantSwitchState } from './tenant-state.ts';
import { TenantSwitchPart } from './tenant-switch-part.tsx';
import type { TenantId } from './tenants.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'tenant-switch';

/** Renders one application with three tenants, and a database that keeps their rows apart. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

/** Initial tenant, by the language of the page. */
const FIRST: Readonly<Record<LanguageCode, TenantId>> = { en: 'sample-clinic', hi: 'example-clinic' };

const definitionIn = (
  code: LanguageCode,
  t: Translate<MessageIdOf<'tenant-switch'>>,
): DemoDefinition<TenantSwitchState> => ({
  id: 'tenant-switch',
  scenarios: [
    { id: 'read', label: t('scenario.read'), state: { tenant: FIRST[code], sql: attemptIn(code, 'read') } },
    { id: 'write', label: t('scenario.write'), state: { tenant: FIRST[code], sql: attemptIn(code, 'write') } },
    { id: 'nobody', label: t('scenario.nobody'), state: { tenant: null, sql: attemptIn(code, 'count') } },
  ],
  schema: tenantSwitchSchema,
  Part: TenantSwitchPart,
  copy: ({ sql, typed = sql }) => typed,
  code: ({ sql }) => [
    { caption: t('code.rule'), language: 'sql', code: RULE_SQL },
    { caption: t('code.table'), language: 'sql', code: personsIn(code, TABLE_SQL) },
    { caption: t('code.screen'), language: 'sql', code: SCREEN_SQL },
    { caption: t('query'), language: 'sql', code: sql },
  ],
});
