import { Words } from '../words.tsx';
import { headingOf, MoreLink } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders one large sentence. */
export function Statement({ band: { id, ground, heading, lead, link } }: BandProps<'statement'>) {
  return (
    <BandSection id={id} ground={ground}>
      <h2 className="say" id={headingOf(id)}>
        <Words text={heading} />
      </h2>
      {lead ? (
        <p className="lead">
          <Words text={lead} />
        </p>
      ) : null}
      {link ? <MoreLink link={link} /> : null}
    </BandSection>
  );
}
