import type { ContactField } from '@genmaster/auth-client/contract';
import { idOf } from './contact-field.tsx';
import { CONTACT_LABELS } from './contact-texts.ts';
import type { ContactProblems } from './contact-values.ts';
import { CONTACT_IDS } from './contact-view.ts';

/** All that keeps the message from being sent, each a link to its field. */
export function ProblemSummary({ problems }: { problems: ContactProblems }) {
  const wrong = (Object.keys(CONTACT_LABELS) as ContactField[]).filter((field) => problems[field]);
  return (
    <div
      id={CONTACT_IDS.summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-problems-heading"
      className="form-notice"
    >
      <h3 id="contact-problems-heading">
        {wrong.length === 1 ? 'One field needs a change' : `${wrong.length} fields need a change`}
      </h3>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                // The link would be a navigation; what is wanted is the field.
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {CONTACT_LABELS[field]}: {problems[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
