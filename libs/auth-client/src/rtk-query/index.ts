// Endpoints
export { authEndpoints, authTagTypes } from './auth-endpoints.ts';

// Types
export type { AuthTag, HttpBaseQuery, KeyedContactMessage, LoginCredentials } from './auth-endpoints.ts';
