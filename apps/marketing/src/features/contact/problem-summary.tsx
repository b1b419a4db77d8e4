import type { ContactField } from '@genmaster/site-contract/contract';
import { usePartText } from '@genmaster/i18n';
import type { Ref } from 'react';
import { idOf } from './contact-field.tsx';
import { describeProblem, type ContactProblem } from './contact-texts.ts';
import type { ContactProblems } from './contact-values.ts';
import { CONTACT_IDS } from './contact-view.ts';

/** Renders the error summary: every problem of the form as a link to its field. */
export function ProblemSummary({ problems, ref }: { problems: ContactProblems; ref: Ref<HTMLDivElement> }) {
  const t = usePartText('contact');
  const wrong = Object.entries(problems) as [ContactField, ContactProblem][];
  return (
    <div
      ref={ref}
      id={CONTACT_IDS.summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-problems-heading"
      className="form-notice"
    >
      <h2 id="contact-problems-heading">{t('problems', { count: wrong.length })}</h2>
      <ul>
        {wrong.map(([field, problem]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                // A link would navigate; here it only moves the focus.
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {t('problem', {
                label: t(`${field}`),
                problem: describeProblem(t, problem),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
