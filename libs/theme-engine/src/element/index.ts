// Registration
export { defineThemeElement } from './define-theme-element.ts';

// Types
export type { DefineThemeElementOptions, GmThemeElement } from './define-theme-element.ts';
