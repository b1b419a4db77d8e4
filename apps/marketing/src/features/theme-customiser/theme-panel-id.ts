/** The id of the theme panel, which the cog names as what it controls. */
export const THEME_PANEL_ID = 'gm-theme-panel';
