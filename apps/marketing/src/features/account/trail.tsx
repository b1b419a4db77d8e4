import { useLanguage, usePartText } from '@genmaster/i18n';
import { AUDIT_ACTIONS, type AuditAction, type AuditEvent } from '@genmaster/auth-client/contract';
import { useState } from 'react';
import { useAdministrationApi } from './account-api.ts';
import { explainFailure } from './explain-failure.ts';

const isAction = (text: string): text is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(text);

/** Lists the actions on accounts, newest first, for users with the permission to read them. */
export function Trail() {
  const t = usePartText('account');
  const { code } = useLanguage();
  const [before, setBefore] = useState<string | null>(null);
  const list = useAdministrationApi().listTrail.useQuery(before === null ? {} : { before });
  const { currentData, error, isFetching } = list;
  const who = ({ actor, actorId, operator, account }: AuditEvent) =>
    actor ?? actorId ?? (operator === null ? (account ?? '–') : t('trail.operator', { name: operator }));
  return (
    <>
      <p role="status">{isFetching ? t('loading') : error ? explainFailure(error, t).text : null}</p>
      <ol className="account-list">
        {currentData?.events.map((event) => (
          <li key={event.id}>
            <div>
              <b>{isAction(event.action) ? t(`trail.${event.action}`) : event.action}</b>
              <small>
                {t('trail.facts', {
                  time: new Date(event.at).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'medium' }),
                  who: who(event),
                  whom: event.subject ?? event.subjectId ?? '–',
                  where: [event.address, event.device].filter(Boolean).join(', ') || '–',
                })}
                {event.detail === null ? null : ` · ${event.detail}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
      <p className="account-actions">
        {before === null ? null : (
          <button type="button" className="button" onClick={() => setBefore(null)}>
            {t('trail.newest')}
          </button>
        )}
        {currentData?.next ? (
          <button type="button" className="button" onClick={() => setBefore(currentData.next)}>
            {t('trail.older')}
          </button>
        ) : null}
      </p>
    </>
  );
}
