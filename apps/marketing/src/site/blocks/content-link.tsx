import { SiteLink } from '../../app/site-link.tsx';
import type { ContentLink } from '../../content/page-content.ts';

/** A link of the content: within the page by the browser, to another page by the router. */
export function PageLink({ link, className }: { link: ContentLink; className?: string }) {
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

/** A link that looks like the next step it is. */
export function ActionLink({ link, isPrimary = false }: { link: ContentLink; isPrimary?: boolean }) {
  return <PageLink link={link} className={isPrimary ? 'button button-primary' : 'button'} />;
}
