// Export
export { toTailwindTheme, toThemeCss } from './theme-css.ts';
export { toDesignTokens } from './design-tokens.ts';
export { toThemeJson } from './theme-file.ts';
export { toShadcnTheme } from './shadcn-theme.ts';
export { toFigmaVariables } from './figma-variables.ts';
export { toMuiTheme } from './mui-theme.ts';
export { exportNames } from './export-names.ts';

// Import
export { readTheme, readThemeFile } from './theme-file.ts';
export { previewTheme } from './preview-theme.ts';

// Links
export { readShareText, toShareText } from './share-link.ts';

// Types
export type { ColorNotation } from './color-notation.ts';
export type { StylesheetOptions } from './stylesheet-options.ts';
export type { DesignToken, DesignTokenFile } from './design-tokens.ts';
export type { IgnoredValue, MappedValue, ThemeImport } from './read-theme.ts';
export type { ExportFormat } from './export-names.ts';
export type { FigmaVariableFile } from './figma-variables.ts';
export type { ThemeChoices } from './mode-values.ts';
