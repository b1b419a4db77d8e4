import { useLanguage, usePartText } from '@genmaster/i18n';
import type { MetadataRevision } from '@genmaster/seo-metadata/contract';
import { ActionProblem } from '../account/account-field.tsx';
import { useAction } from '../account/use-action.ts';
import { EntryChanges } from './entry-changes.tsx';
import { explainEntryFailure } from './explain-entry-failure.ts';
import { useMetadataApi } from './metadata-api.ts';

export interface EntryHistoryProps {
  projectId: unknown;
  address: string;
  /** Called with the announcement after a version is live again. */
  onDone: (text: string) => void;
}

/** Lists the versions of an entry, the newest first, and restores an earlier one. */
export function EntryHistory({ projectId, address, onDone }: EntryHistoryProps) {
  const t = usePartText('page-entries');
  const tAccount = usePartText('account');
  const { code } = useLanguage();
  const calls = useMetadataApi();
  const { currentData, error, isFetching, refetch } = calls.getMetadataHistory.useQuery({ projectId, address });
  const [rollBack] = calls.rollBackMetadata.useMutation();
  const action = useAction(tAccount, (failure) => explainEntryFailure(failure, t, tAccount));
  const revisions = currentData?.revisions ?? [];
  const timeOf = ({ savedAt }: MetadataRevision) =>
    new Date(savedAt).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'medium' });
  const restore = async (revision: MetadataRevision) => {
    const isBack = await action.run(() => rollBack({ projectId, address, revision: revision.id }).unwrap());
    if (isBack) onDone(t('broughtBack', { time: timeOf(revision) }));
  };
  return (
    <>
      <p role="status">
        {isFetching
          ? tAccount('loading')
          : error
            ? explainEntryFailure(error, t, tAccount).text
            : revisions.length === 0
              ? t('history.none')
              : null}
      </p>
      {error && !isFetching ? (
        <button type="button" className="button" onClick={() => void refetch()}>
          {tAccount('retry')}
        </button>
      ) : null}
      <ActionProblem failure={action.failure} />
      <ol className="account-list">
        {revisions.map((revision, index) => (
          <li key={revision.id}>
            <div>
              <b>{timeOf(revision)}</b>
              {index === 0 ? <em>{t('state.live')}</em> : null}
              <small>
                {t('history.by', { who: revision.savedBy ?? t('history.nobody') })}
                {revision.entry === null ? ` ${t('history.removed')}` : null}
              </small>
              {revision.changes.length === 0 ? null : (
                <details>
                  <summary>{t('history.changes', { count: revision.changes.length })}</summary>
                  <EntryChanges changes={revision.changes} before={t('history.before')} after={t('history.after')} />
                </details>
              )}
            </div>
            {index === 0 ? null : (
              <button
                type="button"
                className="button"
                aria-disabled={action.isBusy}
                aria-label={t('history.backOf', { time: timeOf(revision) })}
                onClick={() => void restore(revision)}
              >
                {t('history.back')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
