import { createContext, type ReactNode } from 'react';
import type { Session } from '../core/session.ts';
import type { TokenStore } from '../core/token-store.ts';

/** What the hooks read: the two values that the host created at start. */
export interface AuthValue {
  tokenStore: TokenStore;
  session: Session;
}

export interface AuthProviderProps extends AuthValue {
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
  return <AuthContext value={{ tokenStore, session }}>{children}</AuthContext>;
}
