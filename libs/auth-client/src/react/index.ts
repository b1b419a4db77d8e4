// Provider
export { AuthProvider } from './auth-provider.tsx';

// Hooks
export { useAuthToken, useSession } from './use-session.ts';

// Types
export type { AuthProviderProps, AuthValue } from './auth-provider.tsx';
export type { SessionView } from './use-session.ts';
