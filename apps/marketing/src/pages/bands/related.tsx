import type { ContentLink } from '../../content/page-content.ts';
import { useText } from '@genmaster/i18n';
import { PageLink } from '../blocks/page-link.tsx';
import { Icon } from '../icon.tsx';

/** Props of `Related`. */
export interface RelatedProps {
  /** Related pages; each note is the reason to read on. */
  links: readonly ContentLink[];
}

/** Renders three wide links to related pages, each with a reason. */
export function Related({ links }: RelatedProps) {
  const t = useText();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('page.related.label')} className="wrap rel">
      <ul className="next">
        {links.map((link) => (
          <li key={link.href}>
            <b>
              <PageLink link={link} />
            </b>
            <Icon name="go" />
            {link.note ? <span>{link.note}</span> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
