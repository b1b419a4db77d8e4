import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { ACTIONS, decide, DEVICES, NETWORKS, policyRules, ROLES, type Action } from './policy.ts';
import { rulesOf, type RemotePolicyState } from './remote-policy-state.ts';
import { sayAnswer, sayHour, sayRule } from './say-rule.ts';
import './remote-policy.css';

/** Renders the situation on one side, and the decision on each action, its reasons and the rules on the other. */
export function RemotePolicyPart({ state, onChange, announce }: DemoPartProps<RemotePolicyState>) {
  const say = usePartText('remote-policy');
  const rules = rulesOf(state);
  const explained = decide(rules, state.action, state);
  const change = (next: Partial<RemotePolicyState>) => {
    onChange((now) => ({ ...now, ...next }));
    const then = { ...state, ...next };
    const answer = decide(rulesOf(then), then.action, then);
    announce(`${say(`action.${then.action}`)}: ${sayAnswer(say, answer)}`);
  };
  return (
    <div className="demo-pair">
      <div className="demo-column policy-situation">
        <h3>{say('situation')}</h3>
        <ChoiceBar
          label={say('role')}
          options={ROLES.map((value) => ({ value, label: say(`role.${value}`) }))}
          value={state.role}
          onValueChange={(role) => change({ role })}
        />
        <ChoiceBar
          label={say('network')}
          options={NETWORKS.map((value) => ({ value, label: say(`network.${value}`) }))}
          value={state.network}
          onValueChange={(network) => change({ network })}
        />
        <ChoiceBar
          label={say('device')}
          options={DEVICES.map((value) => ({ value, label: say(`device.${value}`) }))}
          value={state.device}
          onValueChange={(device) => change({ device })}
        />
        <label className="policy-hour">
          <span>{say('hour', { hour: sayHour(state.hour) })}</span>
          <input
            type="range"
            min={0}
            max={23}
            step={1}
            value={state.hour}
            aria-valuetext={sayHour(state.hour)}
            onChange={({ target }) => change({ hour: Number(target.value) })}
          />
        </label>
        <label className="demo-tick">
          <input
            type="checkbox"
            checked={state.hasEnded}
            onChange={({ target }) => change({ hasEnded: target.checked })}
          />
          {say('ended')}
        </label>
      </div>
      <div className="demo-column">
        <div className="table" role="region" aria-label={say('answers')} tabIndex={0}>
          <table>
            <caption>{say('answers')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('action')}</th>
                <th scope="col">{say('answer')}</th>
                <th scope="col">{say('reason')}</th>
              </tr>
            </thead>
            <tbody>
              {ACTIONS.map((action: Action) => {
                const answer = decide(rules, action, state);
                return (
                  <tr key={action} data-answer={answer.isAllowed ? 'allowed' : 'refused'}>
                    <th scope="row">
                      <button
                        type="button"
                        className="chip"
                        aria-pressed={action === state.action}
                        onClick={() => change({ action })}
                      >
                        {say(`action.${action}`)}
                      </button>
                    </th>
                    <td>
                      <span aria-hidden="true">{answer.isAllowed ? '✓' : '✕'}</span>{' '}
                      {say(answer.isAllowed ? 'allowed' : 'refused')}
                    </td>
                    <td>{sayAnswer(say, answer)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <section aria-labelledby="policy-why" className="policy-why">
          <h3 id="policy-why">{say('why', { action: say(`action.${state.action}`) })}</h3>
          <p>{sayAnswer(say, explained)}</p>
          {explained.rule ? <p className="sample-count">{sayRule(say, explained.rule)}</p> : null}
          <ul>
            {explained.missed.map(({ rule, because }) => (
              <li key={rule.id}>{say(`missed.${because}`, { rule: rule.id })}</li>
            ))}
          </ul>
        </section>
        <fieldset className="policy-rules">
          <legend>{say('rules')}</legend>
          {policyRules.map((rule) => (
            <label key={rule.id} className="demo-tick" data-decides={rule.id === explained.rule?.id || undefined}>
              <input
                type="checkbox"
                checked={!state.off.includes(rule.id)}
                onChange={({ target }) =>
                  change({ off: target.checked ? state.off.filter((id) => id !== rule.id) : [...state.off, rule.id] })
                }
              />
              <span>
                <b>{rule.id}</b> {sayRule(say, rule)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
