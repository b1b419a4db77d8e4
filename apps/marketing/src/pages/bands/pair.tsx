import { Picture } from '../pictures/picture.tsx';
import { BandHead, headingOf } from './band-head.tsx';
import type { BandProps } from './band-props.ts';

/** Renders two states side by side, on paper and on the stage. */
export function Pair({ band: { id, paper, stage, joined } }: BandProps<'pair'>) {
  return (
    <section id={id} className="pair" aria-labelledby={headingOf(id)} data-ground="pair">
      <div>
        <BandHead id={id} heading={paper.heading} lead={paper.lead} link={paper.link} />
        <Picture picture={paper.picture} />
      </div>
      <div className="stage">
        <BandHead heading={stage.heading} lead={stage.lead} link={stage.link} />
        <Picture picture={stage.picture} />
      </div>
      {joined ? <span className="call" aria-hidden="true" /> : null}
    </section>
  );
}
