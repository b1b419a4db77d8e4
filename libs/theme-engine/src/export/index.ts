// Leaving
export { toTailwindTheme, toThemeCss } from './theme-css.ts';
export { toDesignTokens } from './design-tokens.ts';
export { toThemeJson } from './theme-file.ts';

// Coming in
export { readThemeFile } from './theme-file.ts';
export { previewTheme } from './preview-theme.ts';

// Links
export { readShareText, toShareText } from './share-link.ts';

// Types
export type { DesignToken, DesignTokenFile } from './design-tokens.ts';
export type { ThemeChoices } from './mode-values.ts';
