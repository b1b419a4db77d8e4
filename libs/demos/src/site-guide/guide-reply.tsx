import { addressIn, usePartText, type LanguageCode } from '@genmaster/i18n';
import { Link } from 'react-router';
import { InlineText } from '../parts/inline-text.tsx';
import type { GuideAnswer, Passage } from './passage.ts';

export interface GuideReplyProps {
  /** Answer to the question; `null` while the index is loading. */
  answer: GuideAnswer | null;
  isLost: boolean;
  /** Language of the pages that answer. */
  language: LanguageCode;
  onRetry: () => void;
}

/** Renders one reply: quotations with their links, or the message that there are none. */
export function GuideReply({ answer, isLost, language, onRetry }: GuideReplyProps) {
  const t = usePartText('site-guide');
  if (!answer)
    return isLost ? (
      <p className="guide-unknown">
        {t('lost')}{' '}
        <button type="button" className="chip" onClick={onRetry}>
          {t('retry')}
        </button>
      </p>
    ) : (
      <p className="guide-unknown">{t('loading')}</p>
    );
  const { passages, missing, nearest } = answer;
  if (passages.length > 0)
    return (
      <ul className="guide-passages">
        {passages.map((passage) => (
          <li key={passage.href + passage.text}>
            <blockquote lang={language}>
              <p>
                <InlineText text={passage.text} />
              </p>
            </blockquote>
            <PassageLink passage={passage} language={language} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="guide-unknown">
      <p>{t('unknown')}</p>
      {missing.length > 0 ? <p>{t('missing', { words: missing.map((word) => `“${word}”`).join(', ') })}</p> : null}
      <ul>
        {nearest.map((passage) => (
          <li key={passage.href}>
            {t('nearest')} <PassageLink passage={passage} language={language} />
          </li>
        ))}
        <li>
          <Link to={addressIn(language, '/contact-us')}>{t('person')}</Link>
        </li>
      </ul>
    </div>
  );
}

function PassageLink({ passage: { href, page, heading }, language }: { passage: Passage; language: LanguageCode }) {
  return (
    <Link to={href} lang={language}>
      {page === heading ? page : `${page}: ${heading}`}
    </Link>
  );
}
