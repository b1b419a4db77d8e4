// Endpoints
export { authEndpoints, authTagTypes } from './auth-endpoints.ts';

// Types
export type { AuthTag, HttpBaseQuery, LoginCredentials } from './auth-endpoints.ts';
