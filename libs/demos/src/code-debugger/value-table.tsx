import { useState } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { ShownValue } from '@genmaster/app-model/script';
import { ChoiceSelect } from '../parts/choice-select.tsx';

export interface ValueTableProps {
  values: readonly ShownValue[];
  canChange: boolean;
  /** Reason why the last change was not possible. */
  problem: string | null;
  onSet: (name: string, expression: string) => Promise<void>;
}

/** Lists the values in scope, marks those that have changed, and lets one be changed. */
export function ValueTable({ values, canChange, problem, onSet }: ValueTableProps) {
  const t = usePartText('code-debugger');
  const [name, setName] = useState('');
  const [expression, setExpression] = useState('');
  const chosen = values.some((value) => value.name === name) ? name : (values.at(-2) ?? values[0])?.name;
  return (
    <div className="debugger-panel">
      <h3 id="debug-values">{t('values')}</h3>
      {values.length === 0 ? (
        <p className="sample-count">{t('values.none')}</p>
      ) : (
        <div className="table" role="region" aria-labelledby="debug-values" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('values.name')}</th>
                <th scope="col">{t('values.value')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <tr key={value.name} data-changed={value.isChanged || undefined}>
                  <th scope="row">
                    <code>{value.name}</code>
                  </th>
                  <td>
                    {value.text === null ? t('values.notSet') : <code>{value.text}</code>}{' '}
                    {value.isChanged && value.text !== null ? <small>{t('values.changed')}</small> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {canChange && chosen !== undefined ? (
        <form
          className="debugger-line"
          onSubmit={(event) => {
            event.preventDefault();
            void onSet(chosen, expression);
          }}
        >
          <ChoiceSelect
            data-sample=""
            aria-label={t('change.name')}
            className="demo-field"
            options={values.map((value) => ({ value: value.name, label: value.name }))}
            value={chosen}
            onValueChange={setName}
          />
          <input
            aria-label={t('change.value')}
            className="demo-field"
            value={expression}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setExpression(target.value)}
          />
          <button type="submit" className="chip" disabled={expression.trim() === ''}>
            {t('change.submit')}
          </button>
        </form>
      ) : null}
      {problem === null ? null : <p className="record-problem">{problem}</p>}
    </div>
  );
}
