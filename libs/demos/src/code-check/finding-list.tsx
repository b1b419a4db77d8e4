import { usePartText } from '@genmaster/i18n';
import type { CheckAnswer, Finding } from './check-messages.ts';
import type { RuleName } from './check-rules.ts';
import { previewFix } from './fix-preview.ts';

export interface FindingListProps {
  answer: CheckAnswer;
  /** Whether the findings belong to the current code. */
  isCurrent: boolean;
  onApply: (finding: Finding) => void;
  onLine: (line: number) => void;
}

/** Lists the findings: place, reason, and what a fix would change. */
export function FindingList({ answer: { code, findings }, isCurrent, onApply, onLine }: FindingListProps) {
  const t = usePartText('code-check');
  return (
    <ul className="check-findings">
      {findings.map((finding, place) => {
        const { rule, line, message, fix } = finding;
        return (
          <li key={`${place} ${rule} ${line}`}>
            <p className="check-where">
              <button type="button" className="chip" disabled={!isCurrent} onClick={() => onLine(line)}>
                {t('line', { line })}
              </button>{' '}
              <code>{rule}</code>
            </p>
            <p className="check-why">{t(`why.${rule as RuleName}`)}</p>
            <p className="sample-count" lang="en" data-sample="">
              {message}
            </p>
            {fix ? (
              <div className="check-fix">
                <pre
                  tabIndex={0}
                  role="region"
                  aria-label={t('preview', { line, place: place + 1 })}
                  className="source-view"
                >
                  <code>
                    {previewFix(code, fix)
                      .split('\n')
                      .map((text, index) => (
                        <span
                          key={index}
                          className="diff-line"
                          data-change={text.startsWith('-') ? 'removed' : 'added'}
                        >
                          {`${text}\n`}
                        </span>
                      ))}
                  </code>
                </pre>
                <p>
                  <span className="demo-state" data-state={fix.isSafe ? 'good' : 'warn'}>
                    {t(fix.isSafe ? 'safe' : 'decide')}
                  </span>{' '}
                  <button
                    type="button"
                    className="chip"
                    disabled={!isCurrent}
                    aria-label={t('applyTo', { line, rule })}
                    onClick={() => onApply(finding)}
                  >
                    {t('apply')}
                  </button>
                </p>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
