import { usePartText } from '@genmaster/i18n';
import { PartLost } from '../parts/part-lost.tsx';
import type { Fetched } from '../parts/use-fetched.ts';
import type { CodeProblem } from './check-code.ts';
import { describeFix, describeProblem } from './describe-problem.ts';

export interface CodeProblemsProps {
  /** `null` while the code is not checked. */
  problems: readonly CodeProblem[] | null;
  judge: Pick<Fetched<unknown>, 'isLost' | 'retry'>;
  onGo: (problem: CodeProblem) => void;
  onFix: (problem: CodeProblem) => void;
}

/** Lists the problems of the code, each with a link to its place and a fix where one is safe; none before the check. */
export function CodeProblems({ problems, judge, onGo, onFix }: CodeProblemsProps) {
  const t = usePartText('code-editor');
  if (problems === null) return judge.isLost ? <PartLost onRetry={judge.retry} /> : null;
  return (
    <ul className="code-problems" aria-label={t('problems')}>
      {problems.map((problem) => (
        <li key={`${problem.from} ${problem.rule}`}>
          <button type="button" className="chip" onClick={() => onGo(problem)}>
            {t('line', { line: problem.line })}
          </button>
          <span>
            {describeProblem(t, problem)} <code>{problem.rule}</code>
          </span>
          {problem.fix ? (
            <button
              type="button"
              className="chip"
              aria-label={t('fixOnLine', { text: problem.fix.insert, line: problem.line })}
              onClick={() => onFix(problem)}
            >
              {describeFix(t, problem)}
            </button>
          ) : null}
        </li>
      ))}
      {problems.length === 0 ? <li>{t('noProblem')}</li> : null}
    </ul>
  );
}
