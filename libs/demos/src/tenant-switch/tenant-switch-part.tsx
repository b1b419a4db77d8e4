import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { SpokenPart } from '../parts/spoken-part.tsx';
import { ThemedPart } from '../parts/themed-part.tsx';
import { QueryPane } from './query-pane.tsx';
import { RULE_SQL } from './tenant-sql.ts';
import type { TenantSwitchState } from './tenant-state.ts';
import { TenantScreen } from './tenant-screen.tsx';
import { TENANT_IDS, TENANTS } from './tenants.ts';
import { useTenantQuery } from './use-tenant-query.ts';
import './tenant-switch.css';

const SPOKEN = ['tenant-switch'] as const;

/** Renders the choice of tenant, the screen of that tenant in its theme and language, and the results of a query. */
export function TenantSwitchPart({ state, onChange, announce }: DemoPartProps<TenantSwitchState>) {
  const t = usePartText('tenant-switch');
  const { code } = useLanguage();
  const id = useId();
  const query = useTenantQuery(state);
  const { scheme, language } = state.tenant ? TENANTS[state.tenant] : { scheme: null, language: code };
  const seats = [...TENANT_IDS, 'nobody'] as const;
  return (
    <div className="demo-column">
      <ChoiceBar
        label={t('tenant')}
        options={seats.map((value) => ({ value, label: t(`tenant.${value}`) }))}
        value={state.tenant ?? 'nobody'}
        onValueChange={(seat) => {
          onChange((now) => ({ ...now, tenant: seat === 'nobody' ? null : seat }));
          announce(t('said.tenant', { tenant: t(`tenant.${seat}`) }));
        }}
      />
      <div className="tenant-pair">
        <div className="demo-column">
          <ThemedPart scheme={scheme} label={t('screen')}>
            <SpokenPart code={language} words={SPOKEN}>
              <TenantScreen tenant={state.tenant} query={query} />
            </SpokenPart>
          </ThemedPart>
          <section className="demo-pane" aria-labelledby={`${id}-rule`}>
            <header>
              <h3 id={`${id}-rule`}>{t('rule')}</h3>
            </header>
            <div>
              <SourceView label={t('code.rule')} code={RULE_SQL} />
            </div>
          </section>
        </div>
        <QueryPane state={state} query={query} onChange={onChange} announce={announce} />
      </div>
    </div>
  );
}
