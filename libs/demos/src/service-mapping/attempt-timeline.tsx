import { usePartText } from '@genmaster/i18n';
import type { CallRun, RetryPolicy } from './retry.ts';

export interface AttemptTimelineProps {
  run: CallRun;
  policy: RetryPolicy;
}

const WIDTH = 640;
const ROW = 26;

/** Renders the attempts of a request on a timeline, and a description of each. */
export function AttemptTimeline({ run, policy }: AttemptTimelineProps) {
  const t = usePartText('service-mapping');
  const { attempts, totalMs } = run;
  const at = (ms: number) => Math.round((ms / Math.max(totalMs, 1)) * WIDTH);
  return (
    <section className="demo-pane" aria-label={t('timeline')}>
      <header>
        <h3>{t('timeline')}</h3>
        <span className="sample-count">{t('total', { ms: totalMs, count: attempts.length })}</span>
      </header>
      <div>
        <svg viewBox={`0 0 ${WIDTH} ${attempts.length * ROW}`} className="attempt-chart" aria-hidden="true">
          {attempts.map(({ number, startMs, endMs, waitMs, reason }, index) => (
            <g key={number} transform={`translate(0 ${index * ROW})`}>
              <line x1={0} x2={WIDTH} y1={ROW / 2} y2={ROW / 2} className="attempt-rule" />
              <rect
                x={Math.min(at(startMs), WIDTH - 6)}
                y={5}
                width={Math.max(at(endMs) - at(startMs), 6)}
                height={ROW - 10}
                rx={3}
                data-end={reason === 'taken' ? 'good' : waitMs === null ? 'bad' : 'warn'}
              />
              {waitMs === null ? null : (
                <line x1={at(endMs)} x2={at(endMs + waitMs)} y1={ROW / 2} y2={ROW / 2} className="attempt-wait" />
              )}
            </g>
          ))}
        </svg>
        <ol className="attempt-list">
          {attempts.map(({ number, startMs, endMs, status, reason, waitMs }) => (
            <li key={number}>
              <span className="demo-state" data-state={reason === 'taken' ? 'good' : waitMs === null ? 'bad' : 'warn'}>
                {status === null ? t('noAnswer', { ms: policy.timeoutMs }) : t('answered', { status })}
              </span>{' '}
              <small>{t('at', { start: startMs, end: endMs })}</small>
              <br />
              {t(`reason.${reason}`)} {waitMs === null ? '' : t('waits', { ms: waitMs })}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
