import type { Ref } from 'react';
import { recordFormTexts as texts } from './record-form-texts.ts';

export interface RecordSummaryProps {
  problems: readonly { controlId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong in a form, each with the way to its field. */
export function RecordSummary({ problems, ref }: RecordSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={texts.problems(problems.length)} className="record-summary">
      <p>{texts.problems(problems.length)}</p>
      <ul>
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
