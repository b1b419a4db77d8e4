import { useLanguage, usePartText } from '@genmaster/i18n';
import type { OwnSession } from '@genmaster/auth-client/contract';
import { useAccountApi } from './account-api.ts';
import { ActionProblem } from './account-field.tsx';
import { explainFailure } from './explain-failure.ts';
import { useAction } from './use-action.ts';

/** Lists the sessions of the person: ends one of them, or all except this one. */
export function OwnSessions() {
  const t = usePartText('account');
  const calls = useAccountApi();
  const { currentData, error, isFetching, refetch } = calls.getOwnSessions.useQuery();
  const [end] = calls.endSession.useMutation();
  const [endOthers] = calls.endOtherSessions.useMutation();
  const action = useAction(t);
  const sessions = currentData?.sessions ?? [];
  return (
    <>
      <p>{t('sessions.hint')}</p>
      <p role="status">{isFetching ? t('loading') : error ? explainFailure(error, t).text : null}</p>
      {error && !isFetching ? (
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      ) : null}
      <ActionProblem failure={action.failure} />
      <ul className="account-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={action.isBusy}
            onEnd={() => void action.run(() => end({ id: session.id }).unwrap())}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          className="button"
          aria-disabled={action.isBusy}
          onClick={() => void action.run(() => endOthers().unwrap())}
        >
          {t('sessions.endOthers')}
        </button>
      ) : null}
    </>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const t = usePartText('account');
  const { code } = useLanguage();
  const at = (time: string) => new Date(time).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  const device = session.device ?? t('sessions.unknownDevice');
  return (
    <li>
      <div>
        <b>{device}</b>
        {session.isCurrent ? <em>{t('sessions.current')}</em> : null}
        {session.isNewDevice ? <em>{t('sessions.new')}</em> : null}
        <small>
          {t('sessions.facts', {
            address: session.address ?? '–',
            started: at(session.startedAt),
            seen: at(session.lastSeenAt),
          })}
        </small>
      </div>
      {session.isCurrent ? null : (
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-label={t('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}
