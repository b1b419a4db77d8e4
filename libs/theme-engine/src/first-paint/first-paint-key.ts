/** Key of the storage entry that holds the key of the copy to apply first: that of the last user and project. */
export const FIRST_PAINT_KEY = 'gm-theme-last';
