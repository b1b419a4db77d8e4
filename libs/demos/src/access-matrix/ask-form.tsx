import { useId, useState, type FormEvent } from 'react';
import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { RIGHTS, SUBJECTS, type Question } from './access-rules.ts';
import { MAX_PATH, readPath, rowsFor } from './project-tree.ts';

export interface AskFormProps {
  question: Question;
  onAsk: (question: Question) => void;
}

/** Renders the form that asks about any path, also a new one. An invalid path is refused and stays in the field. */
export function AskForm({ question, onAsk }: AskFormProps) {
  const t = usePartText('access-matrix');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const path = readPath(typed ?? question.path);
    setIsWrong(path === null);
    if (path === null) return;
    setTyped(null);
    onAsk({ ...question, path });
  };
  return (
    <form noValidate aria-label={t('ask')} className="matrix-ask" onSubmit={ask}>
      <h3>{t('ask')}</h3>
      <label className="record-field">
        {t('ask.who')}
        <ChoiceSelect
          options={SUBJECTS.map((who) => ({ value: who, label: t(`who.${who}`) }))}
          value={question.who}
          onValueChange={(next) => onAsk({ ...question, who: next })}
        />
      </label>
      <label className="record-field">
        {t('ask.right')}
        <ChoiceSelect
          options={RIGHTS.map((right) => ({ value: right, label: t(`right.${right}`) }))}
          value={question.right}
          onValueChange={(next) => onAsk({ ...question, right: next })}
        />
      </label>
      <div className="record-field" data-state={isWrong ? 'wrong' : 'right'}>
        <label htmlFor={`${id}-path`}>{t('ask.path')}</label>
        <input
          id={`${id}-path`}
          dir="ltr"
          list={`${id}-paths`}
          maxLength={MAX_PATH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed ?? question.path}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={`${id}-paths`}>
          {rowsFor(question.path).map(({ path }) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        {isWrong ? (
          <p id={`${id}-problem`} role="alert" className="record-problem">
            {t('ask.problem')}
          </p>
        ) : null}
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {t('ask.submit')}
        </button>
      </p>
    </form>
  );
}
