import { createContext, type ReactNode } from 'react';
import type { Session } from '../core/session.ts';
import type { TokenStore } from '../core/token-store.ts';

/** Context value of the hooks: the two objects that the host created at start. */
export interface AuthValue {
  /** Store of the token. */
  tokenStore: TokenStore;
  /** State of the session, with the functions that change it. */
  session: Session;
}

/** Props of `AuthProvider`. */
export interface AuthProviderProps extends AuthValue {
  /** Components that use the session. */
  children: ReactNode;
}

/** Context of the hooks; `null` outside a provider. */
export const AuthContext = createContext<AuthValue | null>(null);

/**
 * Provides the host's token store and session to the hooks below it.
 *
 * @example
 * <AuthProvider tokenStore={tokenStore} session={session}><App /></AuthProvider>
 */
export function AuthProvider({ children, tokenStore, session }: AuthProviderProps) {
  return <AuthContext.Provider value={{ tokenStore, session }}>{children}</AuthContext.Provider>;
}
