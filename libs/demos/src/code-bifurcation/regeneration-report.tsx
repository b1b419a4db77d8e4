import { usePartText } from '@genmaster/i18n';
import { RULES_PATH } from './code-bifurcation-state.ts';
import type { RegenerationPlan } from './regeneration.ts';

export interface RegenerationReportProps {
  plan: RegenerationPlan;
  /** Whether there is something to regenerate. */
  isPending: boolean;
  /** The hand-written file, of which the report quotes lines. */
  rules: string;
}

/** Reports the state of the project in plain sentences: what is pending, what stays, and what no longer fits. */
export function RegenerationReport({ plan, isPending, rules }: RegenerationReportProps) {
  const t = usePartText('code-bifurcation');
  const { conflicts, edits, isBlocked, misfits } = plan;
  const open = conflicts.filter(({ choice }) => choice === null).length;
  const lines = rules.split('\n');
  return (
    <section aria-label={t('report')} className="bifurcation-report">
      <ul>
        {isPending ? null : <li>{t('report.upToDate')}</li>}
        {isPending && isBlocked && open > 0 ? <li>{t('report.blocked', { count: open })}</li> : null}
        {edits > 0 ? <li>{t('report.edits', { count: edits })}</li> : null}
        <li>{t('report.manual', { path: RULES_PATH })}</li>
        <li>{t('report.misfits', { count: misfits.length })}</li>
      </ul>
      {misfits.length > 0 ? (
        <ol className="bifurcation-misfits">
          {misfits.map(({ line, uses }) => (
            <li key={`${line} ${uses}`}>
              {t('report.misfit', { line, uses })}
              <code dir="ltr">{lines[line - 1]?.trim()}</code>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
