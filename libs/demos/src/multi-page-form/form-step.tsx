import { useId, useState } from 'react';
import { RecordControl } from '../parts/record-control.tsx';
import { nameIn, useForm } from './form-context.tsx';
import { problemsOf, questionsFor, type Answers, type Step } from '@genmaster/app-model';

export interface FormStepProps {
  step: Step;
  answers: Answers;
  /** Whether all problems are shown; before that, only those of questions that lost the focus. */
  isChecked: boolean;
  onAnswer: (question: string, answer: string) => void;
  onNext: () => void;
  onBack: (() => void) | null;
  nextLabel: string;
}

/** Renders one step: its questions, each with the rule that requires it. */
export function FormStep({ step, answers, isChecked, onAnswer, onNext, onBack, nextLabel }: FormStepProps) {
  const id = useId();
  const shown = useForm();
  const { form, texts } = shown;
  const [left, setLeft] = useState<readonly string[]>([]);
  const problems = problemsOf(step, answers, shown);
  return (
    <form
      noValidate
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      {questionsFor(step, answers, form).map(({ field, when, offer }) => {
        const offered = offer ? answers[offer]?.trim() : undefined;
        return (
          <div key={field.id} className="form-question">
            <RecordControl
              id={`${id}-${field.id}`}
              data-question={field.id}
              field={field}
              label={field.name}
              choiceLabel={texts.choice}
              problem={isChecked || left.includes(field.id) ? problems[field.id] : undefined}
              value={answers[field.id] ?? ''}
              maxLength={300}
              onChange={({ target }) => onAnswer(field.id, target.value)}
              // Leaving an empty question reports nothing; a typed answer is checked on blur.
              onBlur={() => answers[field.id] && setLeft((now) => [...now, field.id])}
            />
            {offer && offered && offered !== answers[field.id] ? (
              <button type="button" className="chip" onClick={() => onAnswer(field.id, offered)}>
                {texts.offer(nameIn(shown, offer), offered)}
              </button>
            ) : null}
            {when ? (
              <p className="sample-count">{texts.rule(nameIn(shown, when.question), texts.choice(when.is))}</p>
            ) : null}
          </div>
        );
      })}
      <p className="actions">
        {onBack ? (
          <button type="button" className="button" onClick={onBack}>
            {texts.back}
          </button>
        ) : null}
        <button type="submit" className="button button-primary">
          {nextLabel}
        </button>
      </p>
    </form>
  );
}
