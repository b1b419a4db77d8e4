// Applying a theme
export { projectTheme } from './project-theme.ts';
export { projectVariables } from './project-variables.ts';
export { elementTarget } from './style-target.ts';
export { themeMarkup } from './theme-markup.ts';
export { registerThemeColors } from './register-theme-colors.ts';
export { createFontLoader } from './create-font-loader.ts';
export { createFontGate } from './font-gate.ts';
export { readThemeSheet } from './read-theme-sheet.ts';

// Finding the fields of an element
export { findFieldsOf, hasOwnText } from './find-fields.ts';

// Types
export type { PaintedField } from './find-fields.ts';
export type { FontGate } from './font-gate.ts';
export type { ProjectThemeOptions } from './project-theme.ts';
export type { ProjectVariablesOptions, ThemeProjection, ThemeSource } from './project-variables.ts';
export type { StyleTarget } from './style-target.ts';
export type { ThemeMarkup } from './theme-markup.ts';
export type { FontFile } from './create-font-loader.ts';
