import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Height of one item, in units of the drawing. */
const ITEM = 44;

/** Renders one list in two orders, with lines between equal items. */
export function Slope({ band }: BandProps<'slope'>) {
  const { id, ground, heading, lead, link, from, to, marked = [] } = band;
  const height = from.items.length * ITEM;
  const threadOf = (item: string) => marked.indexOf(item) + 1 || undefined;
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <div className="slope" data-count={from.items.length}>
        <SlopeList {...from} threadOf={threadOf} />
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {from.items.map((item, index) => {
            const [start, end] = [levelOf(index), levelOf(to.items.indexOf(item))];
            const d = `M0 ${start}C50 ${start} 50 ${end} 100 ${end}`;
            return <path key={item} d={d} data-thread={threadOf(item)} />;
          })}
        </svg>
        <SlopeList {...to} threadOf={threadOf} />
      </div>
    </BandSection>
  );
}

const levelOf = (index: number) => index * ITEM + ITEM / 2;

interface SlopeListProps {
  label: string;
  items: readonly string[];
  threadOf: (item: string) => number | undefined;
}

function SlopeList({ label, items, threadOf }: SlopeListProps) {
  return (
    <div>
      <h3>{label}</h3>
      <ol>
        {items.map((item) => (
          <li key={item} data-thread={threadOf(item)}>
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}
