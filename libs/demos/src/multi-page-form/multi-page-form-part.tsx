import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import { problemsOf, sentAnswers, stepsFor, type Answers } from '@genmaster/app-model';
import { useForm } from './form-context.tsx';
import { FormStep } from './form-step.tsx';
import { ReviewStep } from './review-step.tsx';
import '../parts/record-form.css';
import './multi-page-form.css';

export interface MultiPageFormState {
  answers: Answers;
  /** Id of the current step; `review` for the last page. */
  step: string;
  /** Furthest step that was reached; the visitor can go to every step before it. */
  reached: string;
  isSent: boolean;
}

/** Renders a form whose steps depend on the answers, a review, and a summary that links to the invalid answers. */
export function MultiPageFormPart({ state, onChange, announce }: DemoPartProps<MultiPageFormState>) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useForm();
  const { form, texts } = shown;
  // Steps whose problems are shown: those that the visitor tried to leave.
  const [checked, setChecked] = useState<readonly string[]>([]);
  const { answers, isSent } = state;
  const steps = stepsFor(answers, form);
  const path = [...steps.map(({ id, title }) => ({ id, title })), { id: 'review', title: texts.review }];
  // When a later answer removes the current step, the first step is shown.
  const place = Math.max(
    0,
    path.findIndex(({ id }) => id === state.step),
  );
  const current = path[place]!;
  const reached = path.findIndex(({ id }) => id === state.reached);
  const step = steps.find(({ id }) => id === current.id);
  const wrong = steps.filter((one) => Object.keys(problemsOf(one, answers, shown)).length > 0);
  const hasReturned = reached === path.length - 1 && current.id !== 'review';

  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const show = (id: string, selector = '.form-heading') => {
    const next = path.findIndex((one) => one.id === id);
    flushSync(() =>
      onChange((now) => ({ ...now, step: id, reached: next > reached ? id : now.reached, isSent: false })),
    );
    focus(selector);
    announce(texts.progress(path[next]?.title ?? '', next + 1, path.length));
  };
  const answer = (question: string, value: string) => {
    const next = { ...answers, [question]: value };
    onChange((now) => ({ ...now, answers: { ...now.answers, [question]: value } }));
    const after = stepsFor(next, form);
    if (after.length === steps.length) return;
    const said = [
      ...after.filter((one) => !steps.includes(one)).map(({ title }) => texts.asked(title)),
      ...steps.filter((one) => !after.includes(one)).map(({ title }) => texts.skipped(title)),
    ];
    announce(`${said.join(' ')} ${texts.total(after.length + 1)}`);
  };
  const leave = () => {
    if (!step) return;
    const problems = problemsOf(step, answers, shown);
    const count = Object.keys(problems).length;
    if (count > 0) {
      flushSync(() => setChecked((now) => [...now, step.id]));
      focus('[aria-invalid="true"]');
      announce(texts.problems(count));
      return;
    }
    // After a correction, return to the review, unless a step has problems, for example one that the answers have
    // added.
    show(hasReturned && wrong.length === 0 ? 'review' : (path[place + 1]?.id ?? 'review'));
  };
  const send = () => {
    if (wrong.length > 0) {
      flushSync(() => setChecked(form.map(({ id }) => id)));
      focus('.record-summary');
      announce(texts.problems(wrong.flatMap((one) => Object.keys(problemsOf(one, answers, shown))).length));
      return;
    }
    onChange((now) => ({ ...now, isSent: true }));
    announce(texts.sent);
  };

  return (
    <div ref={root} className="multi-page-form">
      <ol className="form-path" aria-label={texts.steps}>
        {path.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              className="chip"
              aria-current={id === current.id ? 'step' : undefined}
              disabled={index > Math.max(reached, place)}
              onClick={() => show(id)}
            >
              {index + 1}. {title}
              {checked.includes(id) && wrong.some((one) => one.id === id) ? <strong> ({texts.wrong})</strong> : null}
            </button>
          </li>
        ))}
      </ol>
      <h3 tabIndex={-1} className="form-heading">
        {texts.progress(current.title, place + 1, path.length)}
      </h3>
      {form
        .filter(({ when }) => when && answers[when.question])
        .map((one) => (
          <p key={one.id} className="sample-count">
            {steps.includes(one) ? texts.asked(one.title) : texts.skipped(one.title)}
          </p>
        ))}
      {step ? (
        <FormStep
          key={step.id}
          step={step}
          answers={answers}
          isChecked={checked.includes(step.id)}
          onAnswer={answer}
          onNext={leave}
          onBack={place > 0 ? () => show(path[place - 1]!.id) : null}
          nextLabel={hasReturned || place === path.length - 2 ? texts.toReview : texts.next}
        />
      ) : (
        <ReviewStep
          steps={steps}
          answers={answers}
          isChecked={form.every(({ id }) => checked.includes(id))}
          onChangeAnswer={(stepId, question) => show(stepId, `[data-question="${question}"]`)}
          onBack={() => show(path[place - 1]!.id)}
          onSend={send}
        />
      )}
      {isSent && !step ? (
        <div className="demo-notice">
          <p>{texts.sent}</p>
          <SourceView label={texts.sentLabel} code={JSON.stringify(sentAnswers(answers, form), null, 2)} />
        </div>
      ) : null}
      <p className="sample-count">{texts.kept}</p>
    </div>
  );
}
