import { useLanguage, usePartText } from '@genmaster/i18n';
import type { OwnSession } from '@genmaster/auth-client/contract';
import { useAccountApi } from './account-api.ts';
import { ActionProblem } from './account-field.tsx';
import { explainFailure } from './explain-failure.ts';
import { useAction } from './use-action.ts';

/** Lists the sessions of the person: ends one of them, or all except this one. */
export function OwnSessions() {
  const say = usePartText('account');
  const calls = useAccountApi();
  const { currentData, error, isFetching, refetch } = calls.getOwnSessions.useQuery();
  const [end] = calls.endSession.useMutation();
  const [endOthers] = calls.endOtherSessions.useMutation();
  const action = useAction(say);
  const sessions = currentData?.sessions ?? [];
  return (
    <>
      <p>{say('sessions.hint')}</p>
      <p role="status">{isFetching ? say('loading') : error ? explainFailure(error, say).text : null}</p>
      {error && !isFetching ? (
        <button type="button" className="button" onClick={() => void refetch()}>
          {say('retry')}
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
          {say('sessions.endOthers')}
        </button>
      ) : null}
    </>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const say = usePartText('account');
  const { code } = useLanguage();
  const at = (time: string) => new Date(time).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  const device = session.device ?? say('sessions.unknownDevice');
  return (
    <li>
      <div>
        <b>{device}</b>
        {session.isCurrent ? <em>{say('sessions.current')}</em> : null}
        {session.isNewDevice ? <em>{say('sessions.new')}</em> : null}
        <small>
          {say('sessions.facts', {
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
          aria-label={say('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {say('sessions.end')}
        </button>
      )}
    </li>
  );
}
