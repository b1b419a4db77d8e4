import { usePartText } from '@genmaster/i18n';
import type { EntryPreview as Preview } from './preview-entry.ts';

/** Renders a page as a search result and as a shared link, and below them what the entry says that is not shown. */
export function EntryPreview({ preview }: { preview: Preview }) {
  const say = usePartText('page-entries');
  const { way, title, description, card, findings, ignored, kept } = preview;
  return (
    <>
      <div className="entry-previews">
        <figure>
          <figcaption>{say('result')}</figcaption>
          <div className="entry-result" dir="auto">
            <small>{way.join(' › ')}</small>
            <b>{title}</b>
            <span>{description}</span>
          </div>
        </figure>
        <figure>
          <figcaption>{say('card')}</figcaption>
          <div className="entry-card" dir="auto">
            {card.picture === null ? (
              <p>{say('noPicture')}</p>
            ) : (
              <img src={card.picture} alt={card.pictureText} width={1200} height={630} loading="lazy" />
            )}
            <small>{way[0]}</small>
            <b>{card.title}</b>
            <span>{card.description}</span>
          </div>
        </figure>
      </div>
      <ul className="entry-findings">
        {ignored.map(({ at, reason }) => (
          <li key={`${at} ${reason}`}>{say('ignored', { at, reason })}</li>
        ))}
        {kept.map(({ at, reason }) => (
          <li key={`${at} ${reason}`}>{say('kept', { at, reason })}</li>
        ))}
        {findings.map(({ at, message }) => (
          <li key={`${at} ${message}`}>{say('finding', { at, reason: message })}</li>
        ))}
      </ul>
    </>
  );
}
