// Endpoint definitions
export { themeEndpoints, themeTagTypes } from './theme-endpoints.ts';
export { namedThemeEndpoints, namedThemeTagTypes } from './named-theme-endpoints.ts';

// Types
export type { HttpBaseQuery, ThemeTag } from './theme-endpoints.ts';
export type { NamedThemeTag } from './named-theme-endpoints.ts';
