import { useSession } from '@genmaster/auth-client/react';
import { usePartText } from '@genmaster/i18n';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { accountShown, OWN_ACCOUNT, selectAccount } from '../session/session-dialog-slice.ts';
import { AccountFrame } from './account-frame.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Trail } from './trail.tsx';
import { Users } from './users.tsx';

const PageEntries = lazy(() => import('../page-entries/page-entries.tsx'));

/**
 * Renders the account dialog: the person’s own account, and what their permissions allow. Opened by the name in the
 * header.
 */
export function AccountDialog() {
  const t = usePartText('account');
  const dispatch = useSiteDispatch();
  const isOpen = useSiteSelector(selectAccount) === OWN_ACCOUNT;
  const { api } = useServices();
  const { status } = useSession();
  const { currentData: user } = api.endpoints.getUserDetails.useQueryState();
  // The account is hidden when its session ends.
  const isShown = isOpen && user !== undefined && user !== null;

  // Closes it, because the next person who signs in did not open it.
  useEffect(() => {
    if (status === 'signed-out' && isOpen) dispatch(accountShown(null));
  }, [status, isOpen, dispatch]);

  const may = (permission: string) => user?.permissions.includes(permission) === true;
  return (
    <AccountFrame
      isOpen={isShown}
      title={user ? t('title', { name: user.userName }) : t('title.nobody')}
      action={
        <button type="button" className="button" onClick={() => dispatch(accountShown(null))}>
          {t('close')}
        </button>
      }
    >
      <Section title={t('sessions.title')} isOpenAtFirst>
        <OwnSessions />
      </Section>
      <Section title={t('password.title')}>
        <PasswordForm />
      </Section>
      <Section title={t('second.title')}>
        <SecondFactor />
      </Section>
      <Section title={t('data.title')}>
        <OwnData />
      </Section>
      {may('users') && user ? (
        <Section title={t('users.title')}>
          <Users ownId={user.userId} />
        </Section>
      ) : null}
      {may('metadata') && user ? (
        <Section title={t('pages.title')}>
          <Entries ownId={user.userId} />
        </Section>
      ) : null}
      {may('audit') ? (
        <Section title={t('trail.title')}>
          <Trail />
        </Section>
      ) : null}
    </AccountFrame>
  );
}

/** Renders the entries of page metadata when their chunk is loaded, or an error message when it is not. */
function Entries({ ownId }: { ownId: string }) {
  const t = usePartText('account');
  const [isLost, setIsLost] = useState(false);
  if (isLost) return <p className="account-problem">{t('failed.unreachable')}</p>;
  return (
    <LazyBoundary onLost={() => setIsLost(true)}>
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <PageEntries ownId={ownId} />
      </Suspense>
    </LazyBoundary>
  );
}

/** Renders one section of the account. Its data is requested when it is opened, and opening one closes the others. */
function Section({
  title,
  isOpenAtFirst = false,
  children,
}: {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details name="account" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {isOpen ? <div className="account-section">{children}</div> : null}
    </details>
  );
}
