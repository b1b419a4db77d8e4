import type { ContentLink } from '../../content/page-content.ts';
import { useText } from '../../i18n/page-language.tsx';
import { PageLink } from './page-link.tsx';

/** Props of `Related`. */
export interface RelatedProps {
  /** One card each; the note says why one would follow it. */
  links: readonly ContentLink[];
}

/** Where to read on: the neighbours in the area, and one page elsewhere with a reason to go. */
export function Related({ links }: RelatedProps) {
  const say = useText();
  return (
    <nav aria-label={say('page.related.label')} className="related">
      <h2>{say('page.related')}</h2>
      <ul className="cards">
        {links.map((link) => (
          <li key={link.href} className="card" data-link="true">
            <h3>
              <PageLink link={link} />
            </h3>
            {link.note ? <p>{link.note}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
