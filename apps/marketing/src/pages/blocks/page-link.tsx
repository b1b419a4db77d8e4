import { SiteLink } from '../../platform/site-link.tsx';
import type { ContentLink } from '../../content/page-content.ts';

/** Props of `PageLink`. */
export interface PageLinkProps {
  /** Where it leads and what it says. */
  link: ContentLink;
  /** Classes of the link, as on any element. */
  className?: string | undefined;
}

/** A link of the content: within the page by the browser, to another page by the router. */
export function PageLink({ link, className }: PageLinkProps) {
  return link.href.startsWith('#') ? (
    <a href={link.href} className={className}>
      {link.label}
    </a>
  ) : (
    <SiteLink href={link.href} {...(className ? { className } : {})}>
      {link.label}
    </SiteLink>
  );
}
