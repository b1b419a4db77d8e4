import { useContext, useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot } from '../core/session.ts';
import { AuthContext, type AuthValue } from './auth-provider.tsx';

/** State of the session, with the functions that change it. */
export type SessionView = SessionSnapshot & Pick<Session, 'login' | 'logout'>;

/**
 * Returns whether somebody is signed in, with `login` and `logout`.
 *
 * A prerendered page shows the signed-out state until hydration.
 */
export function useSession(): SessionView {
  const { session } = useAuth('useSession');
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => SIGNED_OUT);
  return { ...snapshot, login: session.login, logout: session.logout };
}

/** Returns the current token, or `null`; updates after sign-ins and sign-outs in other tabs. */
export function useAuthToken(): string | null {
  const { tokenStore } = useAuth('useAuthToken');
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.get, () => null);
}

const SIGNED_OUT: SessionSnapshot = { status: 'signed-out', ended: null };

function useAuth(hook: string): AuthValue {
  const value = useContext(AuthContext);
  if (!value) throw new Error(`[auth-client] ${hook} found no provider. Wrap the tree in <AuthProvider>.`);
  return value;
}
