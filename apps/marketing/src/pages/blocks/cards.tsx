import { SiteLink } from '../../platform/site-link.tsx';
import { InlineText } from '@genmaster/demos';

/** Props of `Cards`. */
export interface CardsProps {
  /** The cards; with `href` the whole card is a link. */
  items: readonly { title: string; text: string; href?: string }[];
}

/** Renders short texts side by side; a card with an address is a link as a whole. */
export function Cards({ items }: CardsProps) {
  return (
    <ul className="cards">
      {items.map(({ title, text, href }) => (
        <li key={title} className="card" data-link={href ? true : undefined}>
          <h3>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
