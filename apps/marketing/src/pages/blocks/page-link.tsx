import { SiteLink } from '../../platform/site-link.tsx';
import type { ContentLink } from '../../content/page-content.ts';

/** Props of `PageLink`. */
export interface PageLinkProps {
  /** Address and label of the link. */
  link: ContentLink;
  /** Classes of the link. */
  className?: string | undefined;
}

/** Renders a link of the content: an anchor through the browser, another page through the router. */
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
