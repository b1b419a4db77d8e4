// Default catalogue and extensions
export { defaultCatalogue, versionOf } from './default-catalogue.ts';
export { expandPalette } from './expand-palette.ts';
export { deriveDark } from './derive-dark.ts';
export { moreContrast } from './more-contrast.ts';
export { extendCatalogue } from './extend-catalogue.ts';
export { nameCatalogue } from './name-catalogue.ts';
export { shapeSection, withShape } from './shape.ts';
export { schemeOptionOf } from './scheme-option-of.ts';
export { withFieldDefaults } from './with-field-defaults.ts';

// Stylesheets for a build
export { defaultThemeCss, moreContrastCss } from './default-theme-css.ts';
export { fontFallbackCss } from './font-fallback-css.ts';

// Types
export type { CatalogueNames } from './name-catalogue.ts';
export type { PaletteSeed } from './palette-roles.ts';
