// Token
export { createTokenStore } from './core/token-store.ts';
export { AUTH_TOKEN_KEY } from './contract/auth-paths.ts';

// Requests
export { createAuthFetch } from './core/auth-fetch.ts';
export { createJsonPost } from './core/json-post.ts';

// Session
export { createSession, SESSION_KEYS } from './core/session.ts';
export { MACHINE_INFO_SAMPLE } from './core/machine-info.ts';

// Types
export type { StorageEvents, TokenStore, TokenStoreOptions } from './core/token-store.ts';
export type { AuthFetchOptions } from './core/auth-fetch.ts';
export type { JsonPostOptions } from './core/json-post.ts';
export type { LoginOutcome, PostJson, Session, SessionOptions, SessionSnapshot } from './core/session.ts';
