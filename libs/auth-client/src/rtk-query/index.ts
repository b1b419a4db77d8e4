// Endpoints
export { accountEndpoints, accountTagTypes } from './account-endpoints.ts';
export { administrationEndpoints, administrationTagTypes } from './administration-endpoints.ts';
export { authEndpoints, authTagTypes } from './auth-endpoints.ts';
export { passkeyEndpoints, passkeyTagTypes } from './passkey-endpoints.ts';
export { secondFactorEndpoints, secondFactorTagTypes } from './second-factor-endpoints.ts';

// Types
export type { AccountTag } from './account-endpoints.ts';
export type { PasskeyTag } from './passkey-endpoints.ts';
export type { SecondFactorTag } from './second-factor-endpoints.ts';
export type { AdministrationTag } from './administration-endpoints.ts';
export type { AuthTag, HttpBaseQuery, LoginCredentials } from './auth-endpoints.ts';
