import type { ContentLink } from '../../content/page-content.ts';
import { PageLink } from './content-link.tsx';

/** Where to read on: the neighbours in the area, and one page elsewhere with a reason to go. */
export function Related({ links }: { links: readonly ContentLink[] }) {
  return (
    <nav aria-label="Related pages" className="related">
      <h2>Read on</h2>
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
