import { usePartText } from '@genmaster/i18n';
import { useState, type KeyboardEvent } from 'react';
import type { Finding } from './check-workflow.ts';
import { layOut, WIDTH, type PlacedPort } from './lay-out.ts';
import { stepName } from './describe-workflow.ts';
import { fits, stepKinds, type Step } from './workflow.ts';

export interface WorkflowCanvasProps {
  steps: readonly Step[];
  findings: readonly Finding[];
  /** Called to connect an output (`step.port`) to an input. */
  onJoin: (from: string, to: { to: string; need: string }) => void;
  announce: (text: string) => void;
}

const portOf = ({ step, port, side }: PlacedPort) => stepKinds[step.kind][side].find(({ id }) => id === port)!;

/** Renders the drawing: selecting an output and then an input connects the two. */
export function WorkflowCanvas({ steps, findings, onJoin, announce }: WorkflowCanvasProps) {
  const t = usePartText('typed-workflow');
  const [picked, setPicked] = useState<string | null>(null);
  const { boxes, ports, lines, height } = layOut(steps);
  const output = ports.find(({ step, port, side }) => side === 'gives' && `${step.id}.${port}` === picked);
  const isWrong = (id: string, need?: string) =>
    findings.some((finding) => finding.step.id === id && (!need || ('port' in finding && finding.port.id === need)));
  const nameOf = (placed: PlacedPort) => {
    const { id, type } = portOf(placed);
    const values = {
      step: stepName(t, steps, placed.step),
      port: t(`port.${id}`),
      type: t(`type.${type}`),
    };
    return t(placed.side === 'gives' ? 'gives' : 'needs', values);
  };
  const press = (placed: PlacedPort) => {
    const key = `${placed.step.id}.${placed.port}`;
    if (placed.side === 'gives') {
      setPicked(key === picked ? null : key);
      announce(t(key === picked ? 'dropped' : 'picked', { port: nameOf(placed) }));
      return;
    }
    if (!picked) return announce(t('pickFirst'));
    onJoin(picked, { to: placed.step.id, need: placed.port });
    setPicked(null);
  };
  const pressKey = (event: KeyboardEvent, placed: PlacedPort) => {
    if (event.key === 'Escape' && picked) {
      event.stopPropagation();
      setPicked(null);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(placed);
  };
  return (
    <div>
      <p className="sample-count">{t('canvasHint')}</p>
      <div className="workflow-scroll" role="region" aria-label={t('drawing')} tabIndex={0}>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} className="workflow-drawing" role="group" aria-label={t('canvas')}>
          {lines.map(({ key, path, kind, to, need }) => (
            <path
              key={`${kind} ${key}`}
              d={path}
              data-kind={kind}
              data-wrong={(need && isWrong(to, need)) || undefined}
            />
          ))}
          {boxes.map(({ step, x, y, width, height: tall }) => (
            <g key={step.id} data-wrong={isWrong(step.id) || undefined}>
              <rect x={x} y={y} width={width} height={tall} rx={8} />
              <text x={x + width / 2} y={y + tall / 2 + 5} className="workflow-name">
                {isWrong(step.id) ? '✕ ' : ''}
                {stepName(t, steps, step)}
              </text>
            </g>
          ))}
          {ports.map((placed) => {
            const { step, port, side, x, y } = placed;
            const key = `${step.id}.${port}`;
            const { type } = portOf(placed);
            return (
              <g
                key={`${side} ${key}`}
                role="button"
                tabIndex={0}
                aria-label={nameOf(placed)}
                aria-pressed={side === 'gives' ? key === picked : undefined}
                data-side={side}
                data-fits={output && side === 'needs' ? fits(portOf(output).type, type) : undefined}
                className="workflow-port"
                onClick={() => press(placed)}
                onKeyDown={(event) => pressKey(event, placed)}
              >
                <rect x={x - 56} y={y - 21} width={112} height={42} className="workflow-target" />
                <circle cx={x} cy={y} r={8} />
                <text x={x} y={side === 'needs' ? y + 22 : y - 13}>
                  {t(`port.${port as 'amount'}`)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
