import type { Field } from '@genmaster/app-model';
import { useForm } from './form-context.tsx';
import { problemsOf, questionsFor, type Answers, type Step } from '@genmaster/app-model';

export interface ReviewStepProps {
  steps: readonly Step[];
  answers: Answers;
  /** Whether the visitor tried to send the form; invalid answers are listed from then on. */
  isChecked: boolean;
  onChangeAnswer: (step: string, question: string) => void;
  onBack: () => void;
  onSend: () => void;
}

/** Renders every answer on one page, each with a button to change it. */
export function ReviewStep({ steps, answers, isChecked, onChangeAnswer, onBack, onSend }: ReviewStepProps) {
  const shown = useForm();
  const { form, texts } = shown;
  const answerOf = ({ id, type }: Field) => (type === 'choice' ? texts.choice(answers[id] ?? '') : answers[id]);
  const problems = steps.flatMap((step) =>
    Object.entries(problemsOf(step, answers, shown)).map(([question, message]) => ({ step, question, message })),
  );
  return (
    <>
      {isChecked && problems.length > 0 ? (
        <div tabIndex={-1} role="group" aria-label={texts.problems(problems.length)} className="record-summary">
          <p>{texts.problems(problems.length)}</p>
          <ul>
            {problems.map(({ step, question, message }) => (
              <li key={question}>
                <button type="button" className="form-link" onClick={() => onChangeAnswer(step.id, question)}>
                  {step.title}: {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="form-review">
        {steps.flatMap((step) =>
          questionsFor(step, answers, form).map(({ field }) => (
            <div key={field.id}>
              <dt>{field.name}</dt>
              <dd>{answerOf(field) || <em>{texts.unanswered}</em>}</dd>
              <dd>
                <button
                  type="button"
                  className="chip"
                  aria-label={texts.change(field.name)}
                  onClick={() => onChangeAnswer(step.id, field.id)}
                >
                  {texts.changeShort}
                </button>
              </dd>
            </div>
          )),
        )}
      </dl>
      <p className="actions">
        <button type="button" className="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className="button button-primary" onClick={onSend}>
          {texts.send}
        </button>
      </p>
    </>
  );
}
