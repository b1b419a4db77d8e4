import { usePartText } from '@genmaster/i18n';
import type { MadeLink } from '@genmaster/auth-client/contract';
import { useState } from 'react';
import { useAdministrationApi } from './account-api.ts';
import { explainFailure } from './explain-failure.ts';
import { NewUserForm } from './new-user-form.tsx';
import { ShownLink } from './shown-link.tsx';
import { UserCard } from './user-card.tsx';

/** Renders the users for those who manage them: search, create and change. */
export function Users({ ownId }: { ownId: string }) {
  const t = usePartText('account');
  const [search, setSearch] = useState('');
  const [after, setAfter] = useState<string | null>(null);
  const [link, setLink] = useState<MadeLink | null>(null);
  const query = { ...(search === '' ? {} : { search }), ...(after === null ? {} : { after }) };
  const { currentData, error, isFetching } = useAdministrationApi().listUsers.useQuery(query);
  const users = currentData?.users ?? [];
  return (
    <>
      <NewUserForm onLink={setLink} />
      {link ? <ShownLink link={link} /> : null}
      <p className="account-field">
        <label htmlFor="account-search">{t('users.search')}</label>
        <input
          id="account-search"
          type="search"
          maxLength={120}
          value={search}
          onChange={({ target }) => {
            setAfter(null);
            setSearch(target.value);
          }}
        />
      </p>
      <p role="status">
        {isFetching
          ? t('loading')
          : error
            ? explainFailure(error, t).text
            : users.length === 0
              ? t('users.none')
              : null}
      </p>
      <ul className="account-list">
        {users.map((user) => (
          <UserCard
            key={user.userId}
            user={user}
            permissions={currentData?.permissions ?? []}
            isOneself={user.userId === ownId}
            onLink={setLink}
          />
        ))}
      </ul>
      <p className="account-actions">
        {after === null ? null : (
          <button type="button" className="button" onClick={() => setAfter(null)}>
            {t('users.first')}
          </button>
        )}
        {currentData?.next ? (
          <button type="button" className="button" onClick={() => setAfter(currentData.next)}>
            {t('users.next')}
          </button>
        ) : null}
      </p>
    </>
  );
}
