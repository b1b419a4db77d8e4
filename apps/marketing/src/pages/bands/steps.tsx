import { Picture } from '../pictures/picture.tsx';
import { Words } from '../words.tsx';
import { BandHead, headingOf, MoreLink } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders the steps of a process along the ribbon, from left to right; a narrow page scrolls them. */
export function Steps({ band: { id, ground = 'tinted', heading, lead, link, picture, items } }: BandProps<'steps'>) {
  return (
    <BandSection id={id} ground={ground}>
      <div className="steps">
        <div className="stay">
          <BandHead id={id} heading={heading} lead={lead} link={link} isWide={!picture} />
          {picture ? <Picture picture={picture} /> : null}
        </div>
        <ol tabIndex={0} aria-labelledby={headingOf(id)}>
          {items.map((item) => (
            <li key={item.title} className="s">
              <div>
                <h3>{item.title}</h3>
                <p>
                  <Words text={item.text} />
                </p>
                {item.link ? <MoreLink link={item.link} /> : null}
              </div>
              {item.picture ? <Picture picture={item.picture} /> : null}
            </li>
          ))}
        </ol>
      </div>
    </BandSection>
  );
}
