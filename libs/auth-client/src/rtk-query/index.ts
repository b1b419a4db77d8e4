// Endpoints
export { authEndpoints, authTagTypes } from './auth-endpoints.ts';
export { contactListEndpoints } from './contact-list-endpoints.ts';
export { startupEndpoints } from './startup-endpoints.ts';

// Types
export type { AuthTag, HttpBaseQuery, KeyedContactMessage, LoginCredentials } from './auth-endpoints.ts';
