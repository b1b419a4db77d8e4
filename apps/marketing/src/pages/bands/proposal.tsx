import { Picture } from '../pictures/picture.tsx';
import { Words } from '../words.tsx';
import { headingOf, MoreLink } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders the source of values, and the values that wait for confirmation. */
export function Proposal({ band }: BandProps<'proposal'>) {
  const { id, ground, heading, lead, link, source, values } = band;
  return (
    <BandSection id={id} ground={ground}>
      <h2 className="say" id={headingOf(id)}>
        <Words text={heading} />
      </h2>
      <div className="prop">
        <Picture picture={source} />
        <Picture picture={values} />
      </div>
      {lead ? (
        <p className="lead all">
          <Words text={lead} />
        </p>
      ) : null}
      {link ? <MoreLink link={link} /> : null}
    </BandSection>
  );
}
