// Keeping a theme in the browser
export { createLocalThemeStore } from './local-theme-store.ts';

// Saving it to a server
export { createThemeSaver } from './create-theme-saver.ts';
export { keepUnknown } from './keep-unknown.ts';

// Types
export type { LocalSaveOutcome, LocalThemeCopy, LocalThemeStore } from './local-theme-store.ts';
export type { SaveOutcome, SendAnswer, ThemeSaver } from './create-theme-saver.ts';
