/** The storage entry that names the copy to paint first: that of the last user and project. */
export const FIRST_PAINT_KEY = 'gm-theme-last';
