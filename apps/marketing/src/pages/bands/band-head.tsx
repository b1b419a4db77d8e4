import type { ContentLink } from '../../content/page-content.ts';
import { PageLink } from '../blocks/page-link.tsx';
import { Icon } from '../icon.tsx';
import { Words } from '../words.tsx';

/** Props of `BandHead`. */
export interface BandHeadProps {
  /** The anchor of the band, which names its heading. */
  id?: string | undefined;
  heading: string;
  lead?: string | undefined;
  link?: ContentLink | undefined;
  /** The lead stands beside the heading, where there is room. @default false */
  isWide?: boolean;
}

/** What a band begins with: its heading, at most two sentences, one link. */
export function BandHead({ id, heading, lead, link, isWide = false }: BandHeadProps) {
  return (
    <div className={isWide ? 'sec-h wide' : 'sec-h'}>
      <h2 id={headingOf(id)}>
        <Words text={heading} />
      </h2>
      {lead || link ? (
        <div>
          {lead ? (
            <p className="lead">
              <Words text={lead} />
            </p>
          ) : null}
          {link ? <MoreLink link={link} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A link with an arrow, below the words that it continues. */
export function MoreLink({ link }: { link: ContentLink }) {
  return (
    <span className="more">
      <PageLink link={link} />
      <Icon name="go" />
    </span>
  );
}

/** The id of a band’s heading. */
export const headingOf = (id: string | undefined): string | undefined => (id ? `${id}-heading` : undefined);
