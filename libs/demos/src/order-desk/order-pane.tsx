import { formatValue, type Entity, type Row } from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId, useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { RowForm } from '../parts/row-form.tsx';
import { pathOf } from './call-desk.ts';
import { ACTIONS, editedBy, seenBy } from './desk-access.ts';
import { overLimit, refusalOf } from './desk-actions.ts';
import { NEW, problemsIn, saveCall, sendCall, type OrderDeskState } from './desk-state.ts';

export interface OrderPaneProps extends DemoPartProps<OrderDeskState> {
  /** Order in the form; `null` for a new one. */
  row: Row | null;
  /** Definition with names in the language of the desk. */
  entity: Entity;
}

/** Renders one order: editable fields as a form, the other fields as text, and the actions that are possible next. */
export function OrderPane({ state, row, entity, onChange, announce }: OrderPaneProps) {
  const t = usePartText('order-desk');
  const { code } = useLanguage();
  const id = useId();
  const { role, last } = state;
  const edited = useMemo(() => editedBy(role, row, entity), [role, row, entity]);
  const read = row ? seenBy(role, entity).fields.filter((field) => !edited.fields.includes(field)) : [];
  const money = new Intl.NumberFormat(`${code}-IN-u-nu-latn`, { minimumFractionDigits: 2 });
  const over = row ? overLimit(row) / 100 : 0;
  const isAbout = last !== null && idIn(last.path) === row?.id.toString() && last.method !== 'GET';
  const problems = isAbout ? problemsIn(state) : [];
  const number = row ? String(row.values['number']) : t('new');
  return (
    <section className="demo-pane" aria-labelledby={`${id}-form`}>
      <header>
        <h3 id={`${id}-form`}>{t('form')}</h3>
        <bdi className="sample-count" data-sample="">
          {number}
        </bdi>
        {row ? (
          <span className="demo-state" data-state={STATE_MARKS[row.values['status'] as 'draft']}>
            {t(`status.${row.values['status'] as 'draft'}`)}
          </span>
        ) : null}
      </header>
      <div>
        {row && row.values['status'] === 'waiting' ? (
          <p>
            {role === 'clerk'
              ? t('waits')
              : t('over', {
                  total: money.format(Number(row.values['total'])),
                  limit: money.format(Number(row.values['limit'])),
                  over: money.format(over),
                })}
          </p>
        ) : null}
        {read.length > 0 ? (
          <dl className="desk-read">
            {read.map((field) => (
              <div key={field.id}>
                <dt>{field.name}</dt>
                <dd data-sample="">
                  {field.id === 'status'
                    ? t(`status.${row!.values['status'] as 'draft'}`)
                    : field.id === 'by'
                      ? t(`role.${row!.values['by'] as 'clerk'}`)
                      : formatValue(field, row!.values[field.id])}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {edited.fields.length > 0 ? (
          <RowForm
            key={`${role} ${row?.id ?? NEW}`}
            entity={edited}
            row={row ?? { id: NEW, values: {} }}
            announce={announce}
            onSave={(values) => {
              const call = saveCall(row?.id ?? NEW, values);
              const [problem] = problemsIn(sendCall(state, call));
              onChange((now) => sendCall(now, call));
              if (problem) announce(problem);
            }}
          />
        ) : (
          <p className="sample-count">{t('nothing')}</p>
        )}
        {problems.map((problem) => (
          <p key={problem} role="alert" className="record-problem" data-sample="">
            {problem}
          </p>
        ))}
        {row ? (
          <ul className="desk-actions" aria-label={t('next')}>
            {ACTIONS.map((action) => {
              const refusal = refusalOf(action, role, row);
              return refusal === 'status' ? null : (
                <li key={action}>
                  <button
                    type="button"
                    className="button"
                    disabled={refusal !== null}
                    aria-describedby={refusal ? `${id}-${action}` : undefined}
                    onClick={() => {
                      onChange((now) => sendCall(now, { method: 'POST', path: pathOf(row.id, action) }));
                      announce(t('said.action', { action: t(`action.${action}`), number }));
                    }}
                  >
                    {t(`action.${action}`)}
                  </button>
                  {refusal ? (
                    <span id={`${id}-${action}`} className="sample-count">
                      {t(`refusal.${refusal}`)}
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

/** Returns the id of the order that a path names; `undefined` for the path of all orders. */
const idIn = (path: string) => path.split('/')[2];

const STATE_MARKS = {
  draft: undefined,
  waiting: 'warn',
  approved: 'good',
  refused: 'bad',
  closed: 'good',
} as const;
