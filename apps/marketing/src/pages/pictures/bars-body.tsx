import { Bar } from './bar.tsx';
import type { BodyOf } from './body-of.ts';

/** Groups with their totals: a bar for the eye and the figure for everybody. */
export function BarsBody({ body }: BodyOf<'bars'>) {
  return (
    <ul className="in bars">
      {body.bars.map(({ label, value, share }) => (
        <li key={label}>
          <span>{label}</span>
          <Bar share={share} />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
