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
