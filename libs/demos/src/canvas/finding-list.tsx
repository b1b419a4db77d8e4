import type { Finding } from './screen-check.ts';
import type { Canvas } from './use-canvas.ts';

/** Lists the findings, each with its reason and, where a repair is safe, one button. */
export function FindingList({ canvas, findings }: { canvas: Canvas; findings: readonly Finding[] }) {
  const { say, take, select } = canvas;
  return (
    <section aria-label={say('checks')} className="canvas-checks">
      <h3 className="canvas-label">{say('checks')}</h3>
      {findings.length === 0 ? (
        <p className="canvas-fine">
          <span aria-hidden="true">✓</span> {say('checks.none')}
        </p>
      ) : null}
      <ul>
        {findings.map(({ kind, part, name, fix }) => (
          <li key={`${kind}-${part ?? name}`}>
            <span>
              <b>{say(`finding.${kind}`)}</b> {say(`why.${kind}`, { name: name || say('nameless') })}
            </span>
            {fix ? (
              <button type="button" className="chip" onClick={() => take('fix', name || say('nameless'), fix)}>
                {say(`fix.${kind as 'wordless'}`)}
              </button>
            ) : part ? (
              <button type="button" className="chip" onClick={() => select(part)}>
                {say('checks.show')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
