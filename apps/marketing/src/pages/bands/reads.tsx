import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Sample letters that show a typeface and its colour; decorative. */
const SPECIMEN = 'Aa';

/** Renders pairs of the theme’s colours, as text on its background. */
export function Reads({ band: { id, ground = 'tinted', heading, lead, link, items } }: BandProps<'reads'>) {
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <ul className="reads">
        {items.map(({ pair, text }) => (
          <li key={pair} data-pair={pair}>
            <b aria-hidden="true">{SPECIMEN}</b>
            {text}
          </li>
        ))}
      </ul>
    </BandSection>
  );
}
