import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { ACTIONS, decide, DEVICES, NETWORKS, policyRules, ROLES, type Action } from './policy.ts';
import { rulesOf, type RemotePolicyState } from './remote-policy-state.ts';
import { describeAnswer, formatHour, describeRule } from './describe-rule.ts';
import './remote-policy.css';

/** Renders the situation beside the decision on each action; below, the reasons of one decision beside the rules. */
export function RemotePolicyPart({ state, onChange, announce }: DemoPartProps<RemotePolicyState>) {
  const t = usePartText('remote-policy');
  const rules = rulesOf(state);
  const explained = decide(rules, state.action, state);
  const change = (next: Partial<RemotePolicyState>) => {
    onChange((now) => ({ ...now, ...next }));
    const then = { ...state, ...next };
    const answer = decide(rulesOf(then), then.action, then);
    announce(`${t(`action.${then.action}`)}: ${describeAnswer(t, answer)}`);
  };
  return (
    <div className="demo-pair policy">
      <div className="policy-situation">
        <h3>{t('situation')}</h3>
        <ChoiceBar
          label={t('role')}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={state.role}
          onValueChange={(role) => change({ role })}
        />
        <ChoiceBar
          label={t('network')}
          options={NETWORKS.map((value) => ({ value, label: t(`network.${value}`) }))}
          value={state.network}
          onValueChange={(network) => change({ network })}
        />
        <ChoiceBar
          label={t('device')}
          options={DEVICES.map((value) => ({ value, label: t(`device.${value}`) }))}
          value={state.device}
          onValueChange={(device) => change({ device })}
        />
        <label className="policy-hour">
          <span>{t('hour', { hour: formatHour(state.hour) })}</span>
          <input
            type="range"
            min={0}
            max={23}
            step={1}
            value={state.hour}
            aria-valuetext={formatHour(state.hour)}
            onChange={({ target }) => change({ hour: Number(target.value) })}
          />
        </label>
        <label className="demo-tick">
          <input
            type="checkbox"
            checked={state.hasEnded}
            onChange={({ target }) => change({ hasEnded: target.checked })}
          />
          {t('ended')}
        </label>
      </div>
      <div className="table" role="region" aria-label={t('answers')} tabIndex={0}>
        <table>
          <caption>{t('answers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('action')}</th>
              <th scope="col">{t('answer')}</th>
              <th scope="col">{t('reason')}</th>
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
                      {t(`action.${action}`)}
                    </button>
                  </th>
                  <td>
                    <span aria-hidden="true">{answer.isAllowed ? '✓' : '✕'}</span>{' '}
                    {t(answer.isAllowed ? 'allowed' : 'refused')}
                  </td>
                  <td>{describeAnswer(t, answer)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <section aria-labelledby="policy-why" className="policy-why">
        <h3 id="policy-why">{t('why', { action: t(`action.${state.action}`) })}</h3>
        <p>{describeAnswer(t, explained)}</p>
        {explained.rule ? <p className="sample-count">{describeRule(t, explained.rule)}</p> : null}
        <ul>
          {explained.missed.map(({ rule, because }) => (
            <li key={rule.id}>{t(`missed.${because}`, { rule: rule.id })}</li>
          ))}
        </ul>
      </section>
      <fieldset className="policy-rules">
        <legend>{t('rules')}</legend>
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
              <b>{rule.id}</b> {describeRule(t, rule)}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
