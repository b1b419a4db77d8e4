import type { PageContent } from '../../content/page-content.ts';
import { ActionLink } from './action-link.tsx';

/** Props of `Closing`. */
export interface ClosingProps {
  /** A heading, a sentence or two, and the one next step. */
  closing: PageContent['closing'];
}

/** The page’s last word and its one next step. */
export function Closing({ closing }: ClosingProps) {
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
