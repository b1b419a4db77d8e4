// Endpoint paths
export { NAMED_THEME_PATHS, THEME_PATHS } from './theme-paths.ts';

// Saved theme
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

// Several themes of one account
export {
  chooseThemeRequestSchema,
  createThemeRequestSchema,
  deleteThemeRequestSchema,
  namedThemeAnswerSchema,
  namedThemeSchema,
  readListedTheme,
  readThemeList,
  renameThemeRequestSchema,
  themeListAnswerSchema,
  toNewTheme,
} from './named-themes.ts';
export { LONGEST_THEME_NAME, MOST_THEMES, readThemeName } from './theme-name.ts';

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
  ChooseThemeRequest,
  CreateThemeRequest,
  DeleteThemeRequest,
  ListedTheme,
  NamedTheme,
  NamedThemeAnswer,
  RenameThemeRequest,
  ThemeListAnswer,
} from './named-themes.ts';
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
