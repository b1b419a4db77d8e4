import type { Finding } from './screen-check.ts';
import type { Canvas } from './use-canvas.ts';

/** Lists the findings, each with its reason and, where a repair is safe, one button. */
export function FindingList({ canvas, findings }: { canvas: Canvas; findings: readonly Finding[] }) {
  const { t, take, select } = canvas;
  return (
    <section aria-label={t('checks')} className="canvas-checks">
      <h3 className="canvas-label">{t('checks')}</h3>
      {findings.length === 0 ? (
        <p className="canvas-fine">
          <span aria-hidden="true">✓</span> {t('checks.none')}
        </p>
      ) : null}
      <ul>
        {findings.map(({ kind, part, name, fix }) => (
          <li key={`${kind}-${part ?? name}`}>
            <span>
              <b>{t(`finding.${kind}`)}</b> {t(`why.${kind}`, { name: name || t('nameless') })}
            </span>
            {fix ? (
              <button type="button" className="chip" onClick={() => take('fix', name || t('nameless'), fix)}>
                {t(`fix.${kind as 'wordless'}`)}
              </button>
            ) : part ? (
              <button type="button" className="chip" onClick={() => select(part)}>
                {t('checks.show')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
