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
  const say = usePartText('capability-probe');
  const [here, setHere] = useState<{ findings: Findings; around: Surroundings } | null>(null);
  // The page was prerendered without a browser, so the probe runs after hydration.
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
      {say(stateOf(id, isThere))}
    </span>
  );
  const counted = here ? ids.filter((id) => here.findings[id]).length : 0;
  const keep = () => {
    if (!here) return;
    const found = CAPABILITIES.filter((id) => here.findings[id]);
    onChange((now) => ({ ...now, report: { found, width: here.around.width } }));
    announce(say('kept'));
  };
  return (
    <div className="demo-column">
      <div className="demo-bar">
        <p className="sample-count">
          {here
            ? say('here', {
                found: counted,
                all: ids.length,
                width: here.around.width,
                pointer: say(`pointer.${here.around.pointer}`),
                motion: say(here.around.hasReducedMotion ? 'motion.less' : 'motion.all'),
                shade: say(here.around.isDark ? 'shade.dark' : 'shade.light'),
              })
            : say('notAsked')}
        </p>
        <button type="button" className="chip" onClick={keep}>
          {say('keep')}
        </button>
      </div>
      <div className="table" role="region" aria-label={say('table')} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{say('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('capability')}</th>
              <th scope="col">{say('this')}</th>
              {report ? <th scope="col">{say('report', { width: report.width })}</th> : null}
              <th scope="col">{say('usedFor')}</th>
              <th scope="col">{say('without')}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{say(`name.${id}`)}</th>
                <td>{here ? verdict(id, here.findings[id]) : say('asked')}</td>
                {report ? <td>{verdict(id, report.found.includes(id))}</td> : null}
                <td>{say(`for.${id}`)}</td>
                <td>{say(`without.${id}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
