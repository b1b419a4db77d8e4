import { usePartText } from '@genmaster/i18n';
import type { EntryPreview as Preview } from './preview-entry.ts';

/** Renders a page as a search result and as a shared link, and below them the values of the entry that are not used. */
export function EntryPreview({ preview }: { preview: Preview }) {
  const t = usePartText('page-entries');
  const { way, title, description, card, findings, ignored, kept } = preview;
  return (
    <>
      <div className="entry-previews">
        <figure>
          <figcaption>{t('result')}</figcaption>
          <div className="entry-result" dir="auto">
            <small>{way.join(' › ')}</small>
            <b>{title}</b>
            <span>{description}</span>
          </div>
        </figure>
        <figure>
          <figcaption>{t('card')}</figcaption>
          <div className="entry-card" dir="auto">
            {card.picture === null ? (
              <p>{t('noPicture')}</p>
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
          <li key={`${at} ${reason}`}>{t('ignored', { at, reason })}</li>
        ))}
        {kept.map(({ at, reason }) => (
          <li key={`${at} ${reason}`}>{t('kept', { at, reason })}</li>
        ))}
        {findings.map(({ at, message }) => (
          <li key={`${at} ${message}`}>{t('finding', { at, reason: message })}</li>
        ))}
      </ul>
    </>
  );
}
