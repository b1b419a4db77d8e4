import type { PageContent } from '../../content/page-content.ts';
import { PageLink } from '../blocks/page-link.tsx';
import { usePageWords } from '../use-page-words.ts';
import { Words } from '../words.tsx';

/** Props of `Closing`. */
export interface ClosingProps {
  /** A heading, a sentence, and one link to the next step. */
  closing: PageContent['closing'];
  /** Whether the three facts of the offer are shown as well. @default false */
  hasFacts?: boolean;
}

/** Renders the last band of a page: a closing text and one link, on the stage. */
export function Closing({ closing: { heading, text, action }, hasFacts = false }: ClosingProps) {
  const t = usePageWords();
  return (
    <section className="stage close" aria-labelledby="closing-heading" data-ground="stage">
      <div className="wrap">
        <div className="top">
          <div>
            <h2 id="closing-heading">{heading}</h2>
            <p className="lead">
              <Words text={text} />
            </p>
          </div>
          <PageLink link={action} className="btn main" />
        </div>
        {hasFacts ? (
          <dl className="facts">
            <Fact name={t.price} value="₹0" />
            <Fact name={t.status} value={t.preOrder} />
            <Fact name={t.release} value={t.toBeAnnounced} />
          </dl>
        ) : null}
      </div>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
