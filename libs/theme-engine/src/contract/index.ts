// Addresses
export { THEME_PATHS } from './theme-paths.ts';

// Storing a theme
export {
  LONGEST_THEME_JSON,
  saveThemeAnswerSchema,
  saveThemeRecordSchema,
  staleThemeSchema,
  storedThemeSchema,
  themeConflictSchema,
  themeModeSchema,
  userThemeAnswerSchema,
} from './theme-record.ts';
export { judgeScheme, judgeTheme } from './judge-theme.ts';
export { readSavedTheme, readStoredTheme, readThemeConflict, toThemeRecord } from './saved-theme.ts';

// The theme service
export {
  fieldOptionSchema,
  prjColorThemeAnswerSchema,
  prjColorThemeRequestSchema,
  publishedSchemeSchema,
  schemeOptionSchema,
  themeOptionAnswerSchema,
  updateClrSchemeAnswerSchema,
  updateClrSchemeRequestSchema,
} from './theme-service.ts';

// Types
export type {
  SaveThemeAnswer,
  SaveThemeRecord,
  StaleTheme,
  StoredTheme,
  ThemeConflict,
  UserThemeAnswer,
} from './theme-record.ts';
export type {
  FieldOptionAnswer,
  PrjColorThemeAnswer,
  PrjColorThemeRequest,
  PublishedScheme,
  SchemeOption,
  ThemeOptionAnswer,
  UpdateClrSchemeAnswer,
  UpdateClrSchemeRequest,
} from './theme-service.ts';
export type { SavedTheme } from '../core/saved-theme.ts';
export type { DroppedValue } from '../core/theme-envelope.ts';
