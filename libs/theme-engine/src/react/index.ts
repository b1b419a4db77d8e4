// Provider and hooks
export { ThemeEngineProvider, useThemeEngine } from './theme-engine-provider.tsx';
export { useThemeSelector, useThemeSnapshot } from './use-theme-snapshot.ts';

// Types
export type { ThemeEngineProviderProps } from './theme-engine-provider.tsx';
