/** Id of the theme panel, for `aria-controls` of the cog. */
export const THEME_PANEL_ID = 'gm-theme-panel';
