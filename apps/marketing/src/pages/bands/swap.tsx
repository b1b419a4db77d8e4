import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import { fanStart } from './fan-start.ts';
import type { BandProps } from './band-props.ts';

/** Width of the drawing, in its units. The fan of threads ends in each column of the results. */
const WIDTH = 1200;

/** Renders a word or value that is replaced, and the results of the change. */
export function Swap({ band: { id, ground, heading, lead, link, from, to, results } }: BandProps<'swap'>) {
  const start = Math.round(fanStart(from, to) * WIDTH);
  return (
    <BandSection id={id} ground={ground} className="edit">
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <p className="swap">
        <del>
          <Words text={from} />
        </del>{' '}
        <ins>
          <Words text={to} />
        </ins>
      </p>
      <svg className="fan" viewBox={`0 0 ${WIDTH} 112`} preserveAspectRatio="none" aria-hidden="true">
        {results.map(({ name }, index) => {
          const end = Math.round((index / results.length) * WIDTH) + 1;
          return <path key={name} d={`M${start} 0C${start} 70 ${end} 30 ${end} 112`} />;
        })}
      </svg>
      <ul className="six" data-count={results.length}>
        {results.map(({ name, value, text, tone }) => (
          <li key={name}>
            <b>{name}</b>
            <span className={tone ? `st ${tone}` : 'v'}>
              <Words text={value} />
            </span>
            <span>
              <Words text={text} />
            </span>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
