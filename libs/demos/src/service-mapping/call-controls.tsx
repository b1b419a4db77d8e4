import { usePartText } from '@genmaster/i18n';
import { FAULTS, OPERATIONS, type Fault, type Operation } from './retry.ts';
import { MAX_ATTEMPTS, TIMEOUTS, WAITS, type ServiceMappingState } from './service-mapping-state.ts';

export interface CallControlsProps {
  state: ServiceMappingState;
  /** How many attempts the call has made. */
  reached: number;
  onChange: (change: Partial<ServiceMappingState>) => void;
}

/** What is called, by which policy, and what goes wrong at each attempt. */
export function CallControls({ state, reached, onChange }: CallControlsProps) {
  const say = usePartText('service-mapping');
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
        {say('operation')}
        <select
          className="demo-field"
          value={operation}
          onChange={({ target }) => onChange({ operation: target.value as Operation })}
        >
          {OPERATIONS.map((one) => (
            <option key={one} value={one}>
              {say(`operation.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('attempts')}
        <select
          className="demo-field"
          value={policy.attempts}
          onChange={({ target }) => setPolicy({ attempts: Number(target.value) })}
        >
          {Array.from({ length: MAX_ATTEMPTS }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('timeout')}
        <select
          className="demo-field"
          value={policy.timeoutMs}
          onChange={({ target }) => setPolicy({ timeoutMs: Number(target.value) as (typeof TIMEOUTS)[number] })}
        >
          {TIMEOUTS.map((ms) => (
            <option key={ms} value={ms}>
              {say('ms', { ms })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('firstWait')}
        <select
          className="demo-field"
          value={policy.firstWaitMs}
          onChange={({ target }) => setPolicy({ firstWaitMs: Number(target.value) as (typeof WAITS)[number] })}
        >
          {WAITS.map((ms) => (
            <option key={ms} value={ms}>
              {say('ms', { ms })}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{say('faults')}</legend>
        {Array.from({ length: policy.attempts }, (_, index) => (
          <label key={index} data-reached={index < reached}>
            {say('attempt', { number: index + 1 })}
            <select
              className="demo-field"
              value={faults[index] ?? 'none'}
              onChange={({ target }) => setFault(index, target.value as Fault)}
            >
              {FAULTS.map((fault) => (
                <option key={fault} value={fault}>
                  {say(`fault.${fault}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
