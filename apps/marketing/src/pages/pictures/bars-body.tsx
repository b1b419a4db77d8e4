import { Bar } from './bar.tsx';
import type { BodyOf } from './body-of.ts';

/** Renders groups with their totals, as a bar and as a number. */
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
