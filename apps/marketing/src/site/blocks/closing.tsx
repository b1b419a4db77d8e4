import type { PageContent } from '../../content/page-content.ts';
import { ActionLink } from './content-link.tsx';

/** The page’s last word and its one next step. */
export function Closing({ closing }: { closing: PageContent['closing'] }) {
  return (
    <section className="closing">
      <h2>{closing.heading}</h2>
      <p>{closing.text}</p>
      <p className="actions">
        <ActionLink link={closing.action} isPrimary />
      </p>
    </section>
  );
}
