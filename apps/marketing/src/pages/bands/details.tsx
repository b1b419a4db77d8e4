import type { BandOf } from '../../content/page-view/page-view.ts';
import type { ContentQuestion } from '../../content/page-content.ts';
import { BlockList } from '../text/block-list.tsx';
import { usePageWords } from '../use-page-words.ts';
import { Words } from '../words.tsx';
import { BandSection } from './band-section.tsx';

/** Props of `Details`. */
export interface DetailsProps {
  /** The band with its reference items, one disclosure each. */
  band: BandOf<'details'>;
  /** Questions of the page, after the reference items in the same list. */
  questions: readonly ContentQuestion[];
}

/** Renders reference items and questions as disclosures. A link to an item opens it (`OpenedItem`). */
export function Details({ band: { ground, heading, items }, questions }: DetailsProps) {
  const t = usePageWords();
  if (items.length === 0 && questions.length === 0) return null;
  return (
    <BandSection id="questions" ground={ground}>
      <div className="ask">
        <h2 id="questions-heading">{heading ?? t.stays}</h2>
        <div className="dis">
          {items.map(({ id, summary, tag, blocks }) => (
            <details key={id ?? summary}>
              <summary>
                <span>
                  <Words text={summary} />
                </span>
                {tag ? <span className={tag === 'planned' ? 'tag plan' : 'tag'}>{t[tag]}</span> : null}
              </summary>
              <div id={id} className="prose">
                <BlockList blocks={blocks} />
              </div>
            </details>
          ))}
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <span>
                  <Words text={question} />
                </span>
              </summary>
              <div className="prose">
                <p>
                  <Words text={answer} />
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </BandSection>
  );
}
