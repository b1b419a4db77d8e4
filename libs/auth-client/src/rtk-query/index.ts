// Endpoints
export { accountEndpoints, accountTagTypes } from './account-endpoints.ts';
export { administrationEndpoints, administrationTagTypes } from './administration-endpoints.ts';
export { authEndpoints, authTagTypes } from './auth-endpoints.ts';
export { contactListEndpoints } from './contact-list-endpoints.ts';
export { secondFactorEndpoints, secondFactorTagTypes } from './second-factor-endpoints.ts';
export { startupEndpoints } from './startup-endpoints.ts';

// Types
export type { AccountTag } from './account-endpoints.ts';
export type { SecondFactorTag } from './second-factor-endpoints.ts';
export type { AdministrationTag } from './administration-endpoints.ts';
export type { AuthTag, HttpBaseQuery, KeyedContactMessage, LoginCredentials } from './auth-endpoints.ts';
