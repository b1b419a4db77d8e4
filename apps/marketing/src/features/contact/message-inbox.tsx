import { CONTACT_SUBJECTS, type StoredContactMessage } from '@genmaster/site-contract/contract';
import { contactListEndpoints } from '@genmaster/site-contract/rtk-query';
import { keepFocus } from '@genmaster/keyboard';
import { useEffect, useRef, useState } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { selectSendAllMailShow, sendAllMailOffered } from '../shared-state/shared-state-slice.ts';

/** Lists the stored messages, newest first, for users with the permission to read them. */
export function MessageInbox() {
  const { api } = useServices();
  const t = usePartText('contact');
  const dispatch = useSiteDispatch();
  const offersAll = useSiteSelector(selectSendAllMailShow);
  const [list] = useState(() => api.injectEndpoints({ endpoints: contactListEndpoints, overrideExisting: true }));
  const [before, setBefore] = useState<string | null>(null);
  const { currentData, error, isFetching, refetch } = list.endpoints.listContactMessages.useQuery(before);
  const messages = currentData?.messages ?? [];
  const addresses = [...new Set(messages.map(({ email }) => email))];
  const isOffered = addresses.length > 1;
  const inbox = useRef<HTMLElement>(null);
  useEffect(() => keepFocus(inbox.current!), []);

  useEffect(() => {
    dispatch(sendAllMailOffered(isOffered));
    return () => void dispatch(sendAllMailOffered(false));
  }, [dispatch, isOffered]);

  return (
    <section ref={inbox} className="contact-inbox" aria-labelledby="contact-inbox-heading" aria-busy={isFetching}>
      <h3 id="contact-inbox-heading">{t('inbox.heading')}</h3>
      <p role="status">{statusOf({ error, isFetching, count: messages.length }, t)}</p>
      {error && !isFetching ? (
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('inbox.retry')}
        </button>
      ) : null}
      {offersAll ? (
        <a className="button" href={`mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`}>
          {t('inbox.all', { count: addresses.length })}
        </a>
      ) : null}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      <p className="actions">
        {before === null ? null : (
          <button type="button" className="button" onClick={() => setBefore(null)}>
            {t('inbox.newest')}
          </button>
        )}
        {currentData?.next ? (
          <button type="button" className="button" onClick={() => setBefore(currentData.next)}>
            {t('inbox.older')}
          </button>
        ) : null}
      </p>
    </section>
  );
}

type TranslateContact = ReturnType<typeof usePartText<'contact'>>;

function statusOf(
  { error, isFetching, count }: { error: unknown; isFetching: boolean; count: number },
  t: TranslateContact,
) {
  if (isFetching) return t('inbox.loading');
  const { status } = Object(error) as { status?: unknown };
  if (status === 401 || status === 403) return t('inbox.denied');
  if (error) return t('inbox.failed');
  return count === 0 ? t('inbox.none') : null;
}

/** Renders one message: sender, time, subject and a link to answer by mail. The visitor’s input is rendered as text. */
function Message({ message }: { message: StoredContactMessage }) {
  const t = usePartText('contact');
  const { code } = useLanguage();
  const { name, email, organisation, receivedAt } = message;
  const subject = CONTACT_SUBJECTS.find((known) => known === message.subject);
  const time = new Date(receivedAt).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className="card">
      <h4>{organisation ? `${name}, ${organisation}` : name}</h4>
      <p className="field-hint">
        <bdi>{subject ? t(`subject.${subject}`) : message.subject}</bdi> <time dateTime={receivedAt}>{time}</time>
      </p>
      <p className="contact-inbox-text" dir="auto">
        {message.message}
      </p>
      <a href={`mailto:${encodeURIComponent(email)}`}>{t('inbox.answer', { email })}</a>
    </article>
  );
}
