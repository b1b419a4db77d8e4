/** Paths of the theme endpoints, relative to the direct base URL. */
export const THEME_PATHS = {
  /** `GET`, followed by `/{userId}`. */
  getUserThemeJson: 'theme/getUserThemeJson',
  /** `POST` */
  saveUserThemeJson: 'theme/saveUserThemeJson',
  /** `POST` */
  getPrjColorTheme: 'theme/getPrjColorTheme',
  /** `GET` */
  getThemeOptionJSON: 'theme/getThemeOptionJSON',
  /** `POST`, administrators only. */
  updateClrScheme: 'theme/updateClrSchemeInThemeConstentHandler',
} as const;

/** Paths of the endpoints for several themes of one account. */
export const NAMED_THEME_PATHS = {
  /** `GET`: all themes of the account. `getUserThemeJson` returns the one in use. */
  listThemes: 'theme/listThemes',
  /** `POST` */
  createTheme: 'theme/createTheme',
  /** `POST` */
  renameTheme: 'theme/renameTheme',
  /** `POST` */
  chooseTheme: 'theme/chooseTheme',
  /** `POST` */
  deleteTheme: 'theme/deleteTheme',
} as const;
