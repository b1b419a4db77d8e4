import { usePartText } from '@genmaster/i18n';
import { stepName } from './describe-workflow.ts';
import { stepKinds, type Port, type Step } from './workflow.ts';

export interface SourceChoiceProps {
  steps: readonly Step[];
  step: Step;
  need: Port;
  /** Called with `step.port`, `=` and a fixed value, or an empty string for none. */
  onChange: (source: string) => void;
}

/** Renders the choice of the source of an input: another step, a fixed value, or none. */
export function SourceChoice({ steps, step, need, onChange }: SourceChoiceProps) {
  const t = usePartText('typed-workflow');
  const wire = step.wires[need.id] ?? '';
  const isFixed = wire.startsWith('=');
  const label = t('source', { port: t(`port.${need.id}`), type: t(`type.${need.type}`) });
  return (
    <div className="workflow-line">
      <label>
        {label}
        <select className="demo-field" value={isFixed ? '=' : wire} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('noSource')}</option>
          {steps
            .filter((one) => one !== step)
            .flatMap((one) =>
              stepKinds[one.kind].gives.map(({ id, type }) => (
                <option key={`${one.id}.${id}`} value={`${one.id}.${id}`}>
                  {`${stepName(t, steps, one)}: ${t(`port.${id}`)} (${t(`type.${type}`)})`}
                </option>
              )),
            )}
          <option value="=">{t('fixed')}</option>
        </select>
      </label>
      {isFixed ? (
        <input
          className="demo-field"
          aria-label={t('fixedOf', { port: t(`port.${need.id}`) })}
          value={wire.slice(1)}
          maxLength={79}
          autoComplete="off"
          onChange={({ target }) => onChange(`=${target.value}`)}
        />
      ) : null}
    </div>
  );
}
