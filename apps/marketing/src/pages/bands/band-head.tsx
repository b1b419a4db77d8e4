import type { ContentLink } from '../../content/page-content.ts';
import { PageLink } from '../blocks/page-link.tsx';
import { Icon } from '../icon.tsx';
import { Words } from '../words.tsx';

/** Props of `BandHead`. */
export interface BandHeadProps {
  /** Anchor of the band; the id of its heading is derived from it. */
  id?: string | undefined;
  heading: string;
  lead?: string | undefined;
  link?: ContentLink | undefined;
  /** Whether the lead is beside the heading on wide viewports. @default false */
  isWide?: boolean;
}

/** Renders the head of a band: its heading, at most two sentences and one link. */
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

/** Renders a link with an arrow, below the text that it continues. */
export function MoreLink({ link }: { link: ContentLink }) {
  return (
    <span className="more">
      <PageLink link={link} />
      <Icon name="go" />
    </span>
  );
}

/** Returns the id of a band’s heading. */
export const headingOf = (id: string | undefined): string | undefined => (id ? `${id}-heading` : undefined);
