import { BlockList } from '../text/block-list.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders text on one side and a picture on the other. */
export function Split({ band }: BandProps<'split'>) {
  const { id, ground, heading, lead, link, text = [], blocks = [], picture } = band;
  return (
    <BandSection id={id} ground={ground} className="split-band">
      <div className="split">
        <div>
          <BandHead id={id} heading={heading} lead={lead} link={link} />
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
          <BlockList blocks={blocks} />
        </div>
        <Picture picture={picture} />
      </div>
    </BandSection>
  );
}
