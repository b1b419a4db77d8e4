import type { ContentLink } from '../../content/page-content.ts';
import { PageLink } from './page-link.tsx';

/** Props of `ActionLink`. */
export interface ActionLinkProps {
  /** Where it leads and what it says. */
  link: ContentLink;
  /** The one that most visitors want. @default false */
  isPrimary?: boolean;
}

/** A link that looks like the next step it is. */
export function ActionLink({ link, isPrimary = false }: ActionLinkProps) {
  return <PageLink link={link} className={isPrimary ? 'button button-primary' : 'button'} />;
}
