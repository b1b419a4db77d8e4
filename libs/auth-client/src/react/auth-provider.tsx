import { createContext, type ReactNode } from 'react';
import type { Session } from '../core/session.ts';
import type { TokenStore } from '../core/token-store.ts';

/** What the hooks read: the two values that the host created at start. */
export interface AuthValue {
  /** Where the token is kept. */
  tokenStore: TokenStore;
  /** Who is signed in, with the verbs that change it. */
  session: Session;
}

/** Props of `AuthProvider`. */
export interface AuthProviderProps extends AuthValue {
  /** Everything that asks who is signed in. */
  children: ReactNode;
}

/** `null` outside a provider. */
export const AuthContext = createContext<AuthValue | null>(null);

/**
 * Gives the hooks below it the host's token store and session.
 *
 * @example
 * <AuthProvider tokenStore={tokenStore} session={session}><App /></AuthProvider>
 */
export function AuthProvider({ children, tokenStore, session }: AuthProviderProps) {
  return <AuthContext.Provider value={{ tokenStore, session }}>{children}</AuthContext.Provider>;
}
