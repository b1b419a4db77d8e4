import { Picture } from '../pictures/picture.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a screen and the rule behind it, which overlaps the edge of the screen. */
export function Plate({ band: { id, ground, heading, lead, link, screen, rule } }: BandProps<'plate'>) {
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <div className="plate">
        <Picture picture={screen} />
        <Picture picture={rule} />
      </div>
    </BandSection>
  );
}
