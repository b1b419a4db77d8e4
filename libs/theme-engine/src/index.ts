// The engine
export { createThemeEngine } from './core/theme-engine.ts';
export { createThemeCore } from './core/theme-core.ts';
export { resolveTheme, colorSchemeOf } from './core/resolve-theme.ts';
export { resolveSaved } from './core/resolve-saved.ts';
export { parseProperties } from './core/saved-theme.ts';

// Catalogue functions
export { fieldsOf, findField, resolveScheme, schemesOf } from './core/theme-catalogue.ts';

// Values
export { parseColor, printColor } from './core/color-value.ts';

// Types: the engine
export type {
  CoreSnapshot,
  LoadReport,
  ThemeCore,
  ThemeCoreOptions,
  ThemeEngine,
  ThemeEngineOptions,
  ThemeRecord,
  ThemeSnapshot,
  ThemeStep,
  ThemeSteps,
} from './core/engine-types.ts';
export type { ThemeOverrides, ThemeState } from './core/theme-state.ts';
export type { ResolvedTheme, ThemeContrast } from './core/resolve-theme.ts';
export type { FieldResult } from './core/field-value.ts';

// Types: the catalogue
export type {
  ColorScheme,
  DeriveDark,
  FieldKind,
  FieldOption,
  FontOption,
  InputType,
  MoreContrast,
  MovedByOwn,
  NamedValues,
  StepName,
  ThemeCatalogue,
  ThemeDefinition,
  ThemeField,
  ThemeMode,
  ThemeSection,
} from './core/theme-catalogue.ts';

// Types: saved themes
export type { SavedTheme } from './core/saved-theme.ts';
export type { DroppedValue, ThemeProperties } from './core/theme-envelope.ts';
export type { Rgba } from './core/rgba.ts';
