import { Picture } from '../pictures/picture.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders one large drawing on the stage, with its description. */
export function StageFigure({ band: { id, heading, lead, link, figure, said } }: BandProps<'stage-figure'>) {
  return (
    <BandSection id={id} ground="stage">
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      {figure === 'rows' ? (
        <div className="many">
          <i aria-hidden="true" />
          {said ? <p className="spoken">{said}</p> : null}
        </div>
      ) : (
        <>
          <Picture picture={figure} />
          {said ? <p className="spoken">{said}</p> : null}
        </>
      )}
    </BandSection>
  );
}
