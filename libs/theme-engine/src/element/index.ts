// Registration
export { defineThemeElement } from './define-theme-element.ts';

// Types
export type { DefineThemeElementOptions } from './define-theme-element.ts';
