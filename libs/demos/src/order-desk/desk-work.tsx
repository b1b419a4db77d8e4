import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { Entity, Row } from '@genmaster/app-model';
import { useId, useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { GroupReport } from '../parts/group-report.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { totalsBy } from '../parts/totals-by.ts';
import { AccessTable } from './access-table.tsx';
import { ApiCalls } from './api-calls.tsx';
import { ACTION_ROLES, seenBy } from './desk-access.ts';
import { deskOrder } from './desk-model.ts';
import { GROUPS, NEW, SUMS, type OrderDeskState } from './desk-state.ts';
import { OrderPane } from './order-pane.tsx';

/** Renders the parts of the desk that the role may see, all from one definition and one set of orders. */
export function DeskWork({ state, onChange, announce }: DemoPartProps<OrderDeskState>) {
  const t = usePartText('order-desk');
  const id = useId();
  const { role, rows, chosen, group, sum } = state;
  const named = useMemo(() => namedIn(t), [t]);
  const seen = useMemo(() => seenBy(role, named), [role, named]);
  const shown = useMemo(() => rows.map((row) => translatedRow(t, row)), [rows, t]);
  const nameOf = (field: string) => named.fields.find((one) => one.id === field)!.name;
  const row = rows.find((one) => one.id === chosen) ?? null;
  const sums = SUMS.filter((value) => seen.fields.some((field) => field.id === value));
  const caption = t('caption', { sum: nameOf(sum), group: nameOf(group) });
  return (
    <div className="desk-work">
      <section className="demo-pane desk-wide" aria-labelledby={`${id}-grid`}>
        <header>
          <h3 id={`${id}-grid`}>{t('orders')}</h3>
          <button
            type="button"
            className="chip"
            disabled={!ACTION_ROLES.create.includes(role)}
            aria-pressed={chosen === NEW}
            onClick={() => onChange((now) => ({ ...now, chosen: NEW }))}
          >
            {t('new')}
          </button>
        </header>
        <div>
          <SampleGrid
            key={role}
            entity={seen}
            rows={shown}
            announce={announce}
            canExport={ACTION_ROLES.export.includes(role)}
            fileName="orders"
            action={{
              label: t('form'),
              cell: (one) => (
                <button
                  type="button"
                  className="chip"
                  aria-pressed={one.id === chosen}
                  aria-label={t('openRow', { number: String(one.values['number']) })}
                  onClick={() => onChange((now) => ({ ...now, chosen: one.id }))}
                >
                  {t('open')}
                </button>
              ),
            }}
          />
          {ACTION_ROLES.export.includes(role) ? null : <p className="sample-count">{t('noExport')}</p>}
        </div>
      </section>
      <OrderPane state={state} row={row} entity={named} onChange={onChange} announce={announce} />
      <section className="demo-pane" aria-labelledby={`${id}-report`}>
        <header>
          <h3 id={`${id}-report`}>{t('report')}</h3>
          <ChoiceBar
            label={t('group')}
            options={GROUPS.map((value) => ({ value, label: nameOf(value) }))}
            value={group}
            onValueChange={(next) => onChange((now) => ({ ...now, group: next }))}
          />
          <ChoiceBar
            label={t('sum')}
            options={sums.map((value) => ({ value, label: nameOf(value) }))}
            value={sum}
            onValueChange={(next) => onChange((now) => ({ ...now, sum: next }))}
          />
        </header>
        <div>
          <p className="sample-count">{caption}</p>
          <GroupReport caption={caption} by={nameOf(group)} lines={totalsBy(shown, group, sum)} />
        </div>
      </section>
      <AccessTable role={role} nameOf={nameOf} />
      <ApiCalls state={state} onChange={onChange} />
    </div>
  );
}

/** Returns the definition with translated names. */
const namedIn = (t: Translate<MessageIdOf<'order-desk'>>): Entity => ({
  ...deskOrder,
  name: t('order'),
  fields: deskOrder.fields.map((field) => ({ ...field, name: t(`field.${field.id as 'number'}`) })),
});

/** Returns a row with translated choices. */
const translatedRow = (t: Translate<MessageIdOf<'order-desk'>>, { id, values }: Row): Row => ({
  id,
  values: {
    ...values,
    status: t(`status.${values['status'] as 'draft'}`),
    by: t(`role.${values['by'] as 'clerk'}`),
  },
});
