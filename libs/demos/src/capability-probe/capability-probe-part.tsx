import { usePartText } from '@genmaster/i18n';
import { useEffect, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import {
  CAPABILITIES,
  GROUPS,
  probe,
  surroundingsOf,
  withoutIt,
  type Findings,
  type Surroundings,
} from './capabilities.ts';
import type { ProbeState } from './probe-state.ts';

/** Lists each capability with what needs it, whether this browser has it, and what happens without it. */
export function CapabilityProbePart({ state, onChange, announce }: DemoPartProps<ProbeState>) {
  const t = usePartText('capability-probe');
  const [here, setHere] = useState<{ findings: Findings; around: Surroundings } | null>(null);
  // The page was prerendered outside a browser, so the probe runs after hydration.
  useEffect(() => {
    const ask = () => setHere({ findings: probe(window), around: surroundingsOf(window) });
    const frame = requestAnimationFrame(ask);
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', ask);
    };
  }, []);
  const { group, report } = state;
  const ids = GROUPS[group];
  const stateOf = (id: (typeof ids)[number], isThere: boolean) => (isThere ? 'yes' : withoutIt[id]);
  const verdict = (id: (typeof ids)[number], isThere: boolean) => (
    <span className="demo-state" data-state={{ yes: 'good', fallback: 'warn', missing: 'bad' }[stateOf(id, isThere)]}>
      {t(stateOf(id, isThere))}
    </span>
  );
  const counted = here ? ids.filter((id) => here.findings[id]).length : 0;
  const keep = () => {
    if (!here) return;
    const found = CAPABILITIES.filter((id) => here.findings[id]);
    onChange((now) => ({ ...now, report: { found, width: here.around.width } }));
    announce(t('kept'));
  };
  return (
    <div className="demo-column">
      <div className="demo-bar">
        <p className="sample-count">
          {here
            ? t('here', {
                found: counted,
                all: ids.length,
                width: here.around.width,
                pointer: t(`pointer.${here.around.pointer}`),
                motion: t(here.around.hasReducedMotion ? 'motion.less' : 'motion.all'),
                shade: t(here.around.isDark ? 'shade.dark' : 'shade.light'),
              })
            : t('notAsked')}
        </p>
        <button type="button" className="chip" onClick={keep}>
          {t('keep')}
        </button>
      </div>
      <div className="table" role="region" aria-label={t('table')} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('capability')}</th>
              <th scope="col">{t('this')}</th>
              {report ? <th scope="col">{t('report', { width: report.width })}</th> : null}
              <th scope="col">{t('usedFor')}</th>
              <th scope="col">{t('without')}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`name.${id}`)}</th>
                <td>{here ? verdict(id, here.findings[id]) : <span className="demo-state">{t('asked')}</span>}</td>
                {report ? <td>{verdict(id, report.found.includes(id))}</td> : null}
                <td>{t(`for.${id}`)}</td>
                <td>{t(`without.${id}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
