import type { ContentLink } from '../../content/page-content.ts';
import { useText } from '../../i18n/page-language.tsx';
import { PageLink } from './content-link.tsx';

/** Where to read on: the neighbours in the area, and one page elsewhere with a reason to go. */
export function Related({ links }: { links: readonly ContentLink[] }) {
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
