// Showing a theme
export { projectTheme } from './project-theme.ts';
export { elementTarget } from './style-target.ts';
export { themeMarkup } from './theme-markup.ts';
export { registerThemeColors } from './register-theme-colors.ts';
export { createFontLoader } from './create-font-loader.ts';
export { readThemeSheet } from './read-theme-sheet.ts';

// Keeping a theme in the browser
export { createLocalThemeStore } from './local-theme-store.ts';
export { createThemeSaver } from './create-theme-saver.ts';

// Types
export type { ProjectThemeOptions, ThemeProblem, ThemeProjection } from './project-theme.ts';
export type { StyleTarget } from './style-target.ts';
export type { ThemeMarkup } from './theme-markup.ts';
export type { FontFile } from './create-font-loader.ts';
export type { LocalSaveOutcome, LocalThemeCopy, LocalThemeStore } from './local-theme-store.ts';
export type { SaveOutcome, SendAnswer, ThemeSaver } from './create-theme-saver.ts';
