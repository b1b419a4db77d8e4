import { usePartText } from '@genmaster/i18n';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import type { AccessMatrixState } from './access-matrix-state.ts';
import { answer, SUBJECTS } from './access-rules.ts';
import { settingOf, SETTINGS, type Setting } from './edit-rules.ts';
import { rowsFor } from './project-tree.ts';
import { describeAnswer, describeQuestion, describeStep } from './describe-answer.ts';

export interface WhyPanelProps {
  state: AccessMatrixState;
  onSet: (setting: Setting) => void;
}

/**
 * Shows the answer to the question in view: the rule, the steps to it, the other subjects with the same right, and the
 * setting of this path.
 */
export function WhyPanel({ state, onSet }: WhyPanelProps) {
  const t = usePartText('access-matrix');
  const { rules, path, right } = state;
  const found = answer(rules, state);
  const { pattern } = rowsFor(path).find((row) => row.path === path)!;
  const namesOf = (isAllowed: boolean) =>
    SUBJECTS.filter((who) => answer(rules, { path, right, who }).isAllowed === isAllowed)
      .map((who) => t(`who.${who}`))
      .join(', ');
  return (
    <section aria-label={t('why')} className="matrix-why">
      <h3>{describeQuestion(t, state)}</h3>
      <p className="matrix-answer" data-answer={found.isAllowed ? 'allowed' : 'refused'}>
        {describeAnswer(t, found)}
      </p>
      <ol>
        {found.steps.map((step) => (
          <li key={step.step}>{describeStep(t, step)}</li>
        ))}
      </ol>
      <ChoiceBar
        label={t('setting')}
        options={SETTINGS.map((value) => ({ value, label: t(`setting.${value}`) }))}
        value={settingOf(rules, { ...state, path: pattern })}
        onValueChange={onSet}
      />
      <p>
        {t('may', { names: namesOf(true) || t('nobody') })} {t('mayNot', { names: namesOf(false) || t('all') })}
      </p>
    </section>
  );
}
