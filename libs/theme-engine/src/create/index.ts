// Theme in one call
export { createTheme } from './create-theme.ts';

// Types
export type { CreatedTheme, CreateThemeOptions } from './create-theme.ts';
export type { HostColor, HostTheme } from './theme-catalogue-of.ts';
