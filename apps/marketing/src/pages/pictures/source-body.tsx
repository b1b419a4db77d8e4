import { RunWords } from '../words.tsx';
import type { BodyOf } from './body-of.ts';

/** Renders source code that wraps, so that no part is cut off. */
export function SourceBody({ body }: BodyOf<'source'>) {
  const { lines, from } = body;
  return (
    <pre className="src">
      {lines.map(({ runs, change, now, stop }, index) => {
        const line = (
          <>
            <RunWords runs={runs} />
            {'\n'}
          </>
        );
        if (change === 'added') return <ins key={index}>{line}</ins>;
        if (change === 'removed') return <del key={index}>{line}</del>;
        return (
          <span key={index} className="ln" data-now={now} data-stop={stop} data-number={from && from + index}>
            {line}
          </span>
        );
      })}
    </pre>
  );
}
