import { Picture } from '../pictures/picture.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a phone with one task, and the result of its entries. */
export function Device({ band }: BandProps<'device'>) {
  const { id, ground = 'stage', heading, lead, link, picture, queue = [] } = band;
  return (
    <BandSection id={id} ground={ground}>
      <div className="split">
        <div>
          <BandHead id={id} heading={heading} lead={lead} link={link} />
          {queue.length > 0 ? (
            <ul className="queue">
              {queue.map(({ text, state }) => (
                <li key={text}>
                  <b>{text}</b>
                  <span>{state}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <Picture picture={picture} />
      </div>
    </BandSection>
  );
}
