import { usePartText } from '@genmaster/i18n';
import { useId, useMemo } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { runWorkflow, type RunStep } from './run-workflow.ts';
import { END, INVOICES, type Step, type Workflow } from './workflow.ts';

export interface RunTableProps {
  workflow: Workflow;
  nameOf: (step: Step) => string;
  onInvoice: (invoice: Workflow['invoice']) => void;
}

/** Renders a run on sample data: the inputs and outputs of each step, and the step that followed. */
export function RunTable({ workflow, nameOf, onInvoice }: RunTableProps) {
  const t = usePartText('typed-workflow');
  const id = useId();
  const { steps, end } = useMemo(() => runWorkflow(workflow), [workflow]);
  const values = (some: RunStep['got']) => {
    const entries = Object.entries(some);
    if (entries.length === 0) return '–';
    return entries.map(([port, value]) => (
      <span key={port} className="workflow-value">
        {t(`port.${port as 'amount'}`)} <code dir="ltr">{JSON.stringify(value)}</code>
      </span>
    ));
  };
  const placeName = (to: string) => {
    const step = workflow.steps.find((one) => one.id === to);
    return step && to !== END ? nameOf(step) : t('end');
  };
  return (
    <section className="demo-pane" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t('run')}</h3>
        <span className="demo-state" data-state={end === 'done' ? 'good' : 'bad'}>
          {t(`ended.${end}`)}
        </span>
      </header>
      <div>
        <label className="workflow-line">
          {t('sample')}
          <ChoiceSelect
            className="demo-field"
            options={INVOICES.map((invoice) => ({ value: invoice, label: t(`invoice.${invoice}`) }))}
            value={workflow.invoice}
            onValueChange={onInvoice}
          />
        </label>
        <div className="table" role="region" aria-label={t('values')} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{t('run')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('step')}</th>
                <th scope="col">{t('got')}</th>
                <th scope="col">{t('gave')}</th>
                <th scope="col">{t('went')}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ step, got, gave, error, stuck, to }, index) => (
                <tr key={index}>
                  <th scope="row">{nameOf(step)}</th>
                  <td>{values(got)}</td>
                  <td>
                    {stuck ? (
                      t('stuck', { port: t(`port.${stuck as 'amount'}`) })
                    ) : error ? (
                      <span className="demo-state" data-state="warn">
                        <bdi data-sample="">{error}</bdi>
                      </span>
                    ) : (
                      values(gave)
                    )}
                  </td>
                  <td>{stuck ? '–' : placeName(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
