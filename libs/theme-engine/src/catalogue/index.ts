// The catalogue of the product
export { defaultCatalogue, versionOf } from './default-catalogue.ts';
export { expandPalette } from './expand-palette.ts';
export { deriveDark } from './derive-dark.ts';
export { extendCatalogue } from './extend-catalogue.ts';
export { nameCatalogue } from './name-catalogue.ts';
export { schemeOptionOf } from './scheme-option-of.ts';
export { withFieldDefaults } from './with-field-defaults.ts';

// Stylesheets for a build
export { defaultThemeCss } from './default-theme-css.ts';
export { fontFallbackCss } from './font-fallback-css.ts';

// Types
export type { CatalogueNames } from './name-catalogue.ts';
export type { PaletteSeed } from './palette-roles.ts';
