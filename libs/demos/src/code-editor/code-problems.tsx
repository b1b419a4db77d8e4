import { usePartText } from '@genmaster/i18n';
import type { CodeProblem } from './check-code.ts';
import { sayFix, sayProblem } from './say-problem.ts';

export interface CodeProblemsProps {
  problems: readonly CodeProblem[];
  onGo: (problem: CodeProblem) => void;
  onFix: (problem: CodeProblem) => void;
}

/** Lists the problems of the code, each with a link to its place and a fix where one is safe. */
export function CodeProblems({ problems, onGo, onFix }: CodeProblemsProps) {
  const say = usePartText('code-editor');
  return (
    <ul className="code-problems" aria-label={say('problems')}>
      {problems.map((problem) => (
        <li key={`${problem.from} ${problem.rule}`}>
          <button type="button" className="chip" onClick={() => onGo(problem)}>
            {say('line', { line: problem.line })}
          </button>
          <span>
            {sayProblem(say, problem)} <code>{problem.rule}</code>
          </span>
          {problem.fix ? (
            <button
              type="button"
              className="chip"
              aria-label={say('fixOnLine', { text: problem.fix.insert, line: problem.line })}
              onClick={() => onFix(problem)}
            >
              {sayFix(say, problem)}
            </button>
          ) : null}
        </li>
      ))}
      {problems.length === 0 ? <li>{say('noProblem')}</li> : null}
    </ul>
  );
}
