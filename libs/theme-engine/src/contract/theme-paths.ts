/** Addresses of the theme's calls, below the direct base address. */
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

/** Addresses of the calls about several themes of one account. */
export const NAMED_THEME_PATHS = {
  /** `GET`: all themes of the account, of which `getUserThemeJson` gives the one in use. */
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
