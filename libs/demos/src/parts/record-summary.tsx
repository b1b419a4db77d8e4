import { usePartText } from '@genmaster/i18n';
import type { Ref } from 'react';

export interface RecordSummaryProps {
  problems: readonly { controlId: string; message: string }[];
  /** Language of the messages, where it is not the page’s. */
  lang?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Lists the problems of a form, each with a link to its field. */
export function RecordSummary({ problems, lang, ref }: RecordSummaryProps) {
  const t = usePartText('demo-parts');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('form.problems', { count: problems.length })}
      className="record-summary"
    >
      <p>{t('form.problems', { count: problems.length })}</p>
      <ul>
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              lang={lang}
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
