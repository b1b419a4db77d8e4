import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { downloadText } from '../parts/download.ts';
import {
  isChanged,
  questionsOf,
  remove,
  set,
  undo,
  writeMatrix,
  type AccessMatrixState,
} from './access-matrix-state.ts';
import { RIGHTS } from './access-rules.ts';
import { AskForm } from './ask-form.tsx';
import type { Setting } from './edit-rules.ts';
import { MatrixTable } from './matrix-table.tsx';
import { RulesTable } from './rules-table.tsx';
import { describeQuestion } from './describe-answer.ts';
import { WhyPanel } from './why-panel.tsx';
import '../parts/record-form.css';
import './access-matrix.css';

/** Shows who may do what with which file, why, and how to change it. */
export function AccessMatrixPart({ state, onChange, announce }: DemoPartProps<AccessMatrixState>) {
  const t = usePartText('access-matrix');
  const settle = (setting: Setting) => {
    onChange((now) => set(now, setting));
    announce(t(`said.${setting}`, { question: describeQuestion(t, state) }));
  };
  const goBack = () => {
    if (state.past.length === 0) return;
    onChange(undo);
    announce(t('said.undone'));
  };
  const agree = () => {
    onChange((now) => ({ ...now, agreed: now.rules }));
    announce(t('said.agreed'));
  };
  const drop = (rule: string) => {
    onChange((now) => remove(now, rule));
    announce(t('said.removed', { rule }));
  };
  const changes = questionsOf(state).filter((question) => isChanged(state, question)).length;
  return (
    <div className="demo-column">
      <ChoiceBar
        label={t('right')}
        options={RIGHTS.map((value) => ({ value, label: t(`right.${value}`) }))}
        value={state.right}
        onValueChange={(right) => onChange((now) => ({ ...now, right }))}
      />
      <MatrixTable
        state={state}
        onAsk={(question) => onChange((now) => ({ ...now, ...question }))}
        onSet={settle}
        onUndo={goBack}
      />
      <p id="matrix-keys" className="sample-count">
        {t('keys')}
      </p>
      <p className="sample-count">{t('groups')}</p>
      <div className="matrix-pair">
        <WhyPanel state={state} onSet={settle} />
        <AskForm question={state} onAsk={({ path, who, right }) => onChange((now) => ({ ...now, path, who, right }))} />
      </div>
      <RulesTable rules={state.rules} onRemove={drop} />
      <p className="sample-count">{t('review', { count: changes })}</p>
      <p className="actions">
        <button type="button" className="button" disabled={state.past.length === 0} onClick={goBack}>
          {t('undo')}
        </button>
        <button type="button" className="button" disabled={changes === 0} onClick={agree}>
          {t('agree')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => downloadText('access-matrix.csv', { text: writeMatrix(state), type: 'text/csv' })}
        >
          {t('exportCsv')}
        </button>
      </p>
    </div>
  );
}
