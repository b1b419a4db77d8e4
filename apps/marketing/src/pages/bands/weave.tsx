import { Picture } from '../pictures/picture.tsx';
import { BandHead, headingOf } from './band-head.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a chain of links that crosses the seam where its author changes. */
export function Weave({ band: { id, heading, lead, link, links } }: BandProps<'weave'>) {
  return (
    <section id={id} className="weave" aria-labelledby={headingOf(id)} data-ground="pair">
      <span className="ground" aria-hidden="true" />
      <BandHead id={id} heading={heading} lead={lead} link={link} />
      <ol>
        {links.map(({ side, picture }, index) => (
          <li key={index} className={side} data-turns={index > 0 && links[index - 1]?.side !== side ? true : undefined}>
            <Picture picture={picture} />
          </li>
        ))}
      </ol>
    </section>
  );
}
