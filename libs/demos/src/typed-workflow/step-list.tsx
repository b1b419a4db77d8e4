import { usePartText } from '@genmaster/i18n';
import type { Finding } from './check-workflow.ts';
import { changeStep, moveStep, removeStep, wire } from './edit-workflow.ts';
import { stepName } from './describe-workflow.ts';
import { SourceChoice } from './source-choice.tsx';
import { StepDetails } from './step-details.tsx';
import { END, stepKinds, type Step, type Workflow } from './workflow.ts';

export interface StepListProps {
  workflow: Workflow;
  findings: readonly Finding[];
  onChange: (edit: (workflow: Workflow) => Workflow) => void;
}

/** Renders the steps in order, each with the sources of its inputs and the steps that follow. */
export function StepList({ workflow, findings, onChange }: StepListProps) {
  const t = usePartText('typed-workflow');
  const { steps, failing } = workflow;
  const placeChoice = (step: Step, way: 'next' | 'otherwise' | 'onError', label: string) => (
    <label className="workflow-line">
      {label}
      <select
        className="demo-field"
        value={step[way] ?? ''}
        onChange={({ target }) => onChange((now) => changeStep(now, step.id, { [way]: target.value }))}
      >
        {way === 'onError' ? <option value="">{t('nowhere')}</option> : null}
        {steps.map((one) => (
          <option key={one.id} value={one.id}>
            {stepName(t, steps, one)}
          </option>
        ))}
        <option value={END}>{t('end')}</option>
      </select>
    </label>
  );
  return (
    <ol className="workflow-steps">
      {steps.map((step, index) => {
        const { needs, error, isDecision } = stepKinds[step.kind];
        const name = stepName(t, steps, step);
        const wrong = findings.some((finding) => finding.step.id === step.id);
        return (
          <li key={step.id} data-state={wrong ? 'wrong' : 'right'}>
            <StepDetails name={name} isWrong={wrong}>
              {needs.map((need) => (
                <SourceChoice
                  key={need.id}
                  steps={steps}
                  step={step}
                  need={need}
                  onChange={(source) => onChange((now) => wire(now, { to: step.id, need: need.id }, source))}
                />
              ))}
              {placeChoice(step, 'next', t(isDecision ? 'ifYes' : 'next'))}
              {isDecision ? placeChoice(step, 'otherwise', t('ifNo')) : null}
              {error ? (
                <>
                  {placeChoice(step, 'onError', t('onError', { error }))}
                  <label className="demo-tick">
                    <input
                      type="checkbox"
                      checked={failing.includes(step.id)}
                      onChange={({ target }) =>
                        onChange((now) => ({
                          ...now,
                          failing: target.checked
                            ? [...now.failing, step.id]
                            : now.failing.filter((id) => id !== step.id),
                        }))
                      }
                    />
                    {t('fails')}
                  </label>
                </>
              ) : null}
              {index > 0 ? (
                <div className="demo-tools">
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('up', { step: name })}
                    disabled={index === 1}
                    onClick={() => onChange((now) => moveStep(now, step.id, -1))}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('down', { step: name })}
                    disabled={index === steps.length - 1}
                    onClick={() => onChange((now) => moveStep(now, step.id, 1))}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('remove', { step: name })}
                    onClick={() => onChange((now) => removeStep(now, step.id))}
                  >
                    ✕
                  </button>
                </div>
              ) : null}
            </StepDetails>
          </li>
        );
      })}
    </ol>
  );
}
