// Local storage
export { createLocalThemeStore } from './local-theme-store.ts';
export { resolveLooks } from './resolve-looks.ts';
export { createStepKeeper } from './create-step-keeper.ts';

// Saving to a server
export { createThemeSaver } from './create-theme-saver.ts';
export { createThemeSync } from './create-theme-sync.ts';
export { keepUnknown } from './keep-unknown.ts';

// Types
export type { LocalSaveOutcome, LocalThemeCopy, LocalThemeStore } from './local-theme-store.ts';
export type { StepKeeper } from './create-step-keeper.ts';
export type { SaveOutcome, SendAnswer, ThemeSaver } from './create-theme-saver.ts';
export type {
  ThemeOwnerState,
  ThemeSync,
  ThemeSyncOptions,
  ThemeSyncSnapshot,
  ThemeSyncState,
} from './create-theme-sync.ts';
