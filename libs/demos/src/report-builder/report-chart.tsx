import { scaleOf, type Report, type ReportLine } from './report.ts';

export interface ReportChartProps {
  kind: Report['chart'];
  lines: readonly ReportLine[];
  label: string;
  formatGroup: (group: string) => string;
  formatValue: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 300;
const START = 76;
const BOTTOM = 36;
const TOP = 14;

/** Renders the result as a chart; the table below it has the same data as text. */
export function ReportChart({ kind, lines, label, formatGroup, formatValue }: ReportChartProps) {
  const { top, marks } = scaleOf(lines);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const step = (WIDTH - START) / Math.max(lines.length, 1);
  const x = (index: number) => START + step * (index + 0.5);
  // Where labels would overlap, every other one is left out; the table has them all.
  const every = Math.ceil(lines.length / 8);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="report-chart">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={START} x2={WIDTH} y1={y(mark)} y2={y(mark)} className="report-rule" />
          <text x={START - 8} y={y(mark) + 4} textAnchor="end">
            {formatValue(mark)}
          </text>
        </g>
      ))}
      {kind === 'bars' ? (
        lines.map(({ group, value }, index) => (
          <rect
            key={group}
            x={x(index) - Math.min(step * 0.34, 40)}
            width={Math.min(step * 0.68, 80)}
            y={y(value)}
            height={y(0) - y(value)}
            rx={3}
            className="report-bar"
          />
        ))
      ) : (
        <polyline
          points={lines.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
          className="report-line"
        />
      )}
      {kind === 'line'
        ? lines.map(({ group, value }, index) => (
            <circle key={group} cx={x(index)} cy={y(value)} r={5} className="report-bar" />
          ))
        : null}
      {lines.map(({ group }, index) =>
        index % every === 0 ? (
          <text key={group} x={x(index)} y={HEIGHT - 12} textAnchor="middle">
            {formatGroup(group)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
