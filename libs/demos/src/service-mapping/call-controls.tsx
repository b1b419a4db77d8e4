import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { FAULTS, OPERATIONS, type Fault } from './retry.ts';
import { MAX_ATTEMPTS, TIMEOUTS, WAITS, type ServiceMappingState } from './service-mapping-state.ts';

export interface CallControlsProps {
  state: ServiceMappingState;
  /** Number of attempts that the request has made. */
  reached: number;
  onChange: (change: Partial<ServiceMappingState>) => void;
}

/** Renders the operation, the retry policy, and the fault of each attempt. */
export function CallControls({ state, reached, onChange }: CallControlsProps) {
  const t = usePartText('service-mapping');
  const { operation, policy, faults } = state;
  const setPolicy = (change: Partial<typeof policy>) => onChange({ policy: { ...policy, ...change } });
  const setFault = (index: number, fault: Fault) =>
    onChange({
      faults: Array.from({ length: Math.max(index + 1, faults.length) }, (_, at) =>
        at === index ? fault : (faults[at] ?? 'none'),
      ),
    });
  return (
    <div className="call-controls">
      <label className="call-wide">
        {t('operation')}
        <ChoiceSelect
          className="demo-field"
          options={OPERATIONS.map((one) => ({ value: one, label: t(`operation.${one}`) }))}
          value={operation}
          onValueChange={(operation) => onChange({ operation })}
        />
      </label>
      <label>
        {t('attempts')}
        <ChoiceSelect
          className="demo-field"
          options={Array.from({ length: MAX_ATTEMPTS }, (_, index) => ({ value: index + 1, label: index + 1 }))}
          value={policy.attempts}
          onValueChange={(attempts) => setPolicy({ attempts })}
        />
      </label>
      <label>
        {t('timeout')}
        <ChoiceSelect
          className="demo-field"
          options={TIMEOUTS.map((ms) => ({ value: ms, label: t('ms', { ms }) }))}
          value={policy.timeoutMs}
          onValueChange={(timeoutMs) => setPolicy({ timeoutMs })}
        />
      </label>
      <label>
        {t('firstWait')}
        <ChoiceSelect
          className="demo-field"
          options={WAITS.map((ms) => ({ value: ms, label: t('ms', { ms }) }))}
          value={policy.firstWaitMs}
          onValueChange={(firstWaitMs) => setPolicy({ firstWaitMs })}
        />
      </label>
      <fieldset>
        <legend>{t('faults')}</legend>
        {Array.from({ length: policy.attempts }, (_, index) => (
          <label key={index} data-reached={index < reached}>
            {t('attempt', { number: index + 1 })}
            <ChoiceSelect
              className="demo-field"
              options={FAULTS.map((fault) => ({ value: fault, label: t(`fault.${fault}`) }))}
              value={faults[index] ?? 'none'}
              onValueChange={(next) => setFault(index, next)}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
