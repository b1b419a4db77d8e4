// Endpoint definitions
export { themeEndpoints, themeTagTypes } from './theme-endpoints.ts';

// Types
export type { HttpBaseQuery, ThemeTag } from './theme-endpoints.ts';
