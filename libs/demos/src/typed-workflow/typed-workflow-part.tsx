import { usePartText } from '@genmaster/i18n';
import { useId, useState } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { checkWorkflow } from './check-workflow.ts';
import { addStep, wire } from './edit-workflow.ts';
import { RunTable } from './run-table.tsx';
import { describeFinding, stepName } from './describe-workflow.ts';
import { StepList } from './step-list.tsx';
import { WorkflowCanvas } from './workflow-canvas.tsx';
import { MAX_STEPS, STEP_KINDS, type StepKindId, type Workflow } from './workflow.ts';
import '../parts/record-form.css';
import './typed-workflow.css';

/** Renders the canvas with the errors found, the same steps as a list, and a run with its values. */
export function TypedWorkflowPart({ state, onChange, announce }: DemoPartProps<Workflow>) {
  const t = usePartText('typed-workflow');
  const id = useId();
  const [kind, setKind] = useState<StepKindId>('toCents');
  const { steps } = state;
  const findings = checkWorkflow(steps);
  const change = (edit: (workflow: Workflow) => Workflow) => {
    onChange(edit);
    announce(t('checked', { count: checkWorkflow(edit(state).steps).length }));
  };
  return (
    <div className="demo-pair workflow-pair">
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-canvas`}>
          <header>
            <h3 id={`${id}-canvas`}>{t('canvas')}</h3>
          </header>
          <WorkflowCanvas
            steps={steps}
            findings={findings}
            onJoin={(from, to) => change((now) => wire(now, to, from))}
            announce={announce}
          />
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-found`}>
          <header>
            <h3 id={`${id}-found`}>{t('found')}</h3>
            <span className="demo-state" data-state={findings.length === 0 ? 'good' : 'bad'}>
              {t('count', { count: findings.length })}
            </span>
          </header>
          <div>
            {findings.length === 0 ? <p>{t('none')}</p> : null}
            <ul className="workflow-findings">
              {findings.map((finding) => {
                const text = describeFinding(t, steps, finding);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </div>
        </section>
        <RunTable
          workflow={state}
          nameOf={(step) => stepName(t, steps, step)}
          onInvoice={(invoice) => onChange((now) => ({ ...now, invoice }))}
        />
      </div>
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-list`}>
          <header>
            <h3 id={`${id}-list`}>{t('list')}</h3>
          </header>
          <div>
            <StepList workflow={state} findings={findings} onChange={change} />
            <div className="workflow-add">
              <ChoiceSelect
                className="demo-field"
                aria-label={t('kind')}
                options={STEP_KINDS.filter((one) => one !== 'start').map((one) => ({
                  value: one,
                  label: t(`step.${one}`),
                }))}
                value={kind}
                onValueChange={setKind}
              />
              <button
                type="button"
                className="chip"
                disabled={steps.length >= MAX_STEPS}
                onClick={() => change((now) => addStep(now, kind))}
              >
                {t('add')}
              </button>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
