/** Id of the full list of pages, where everything leads that needs script elsewhere. */
export const ALL_PAGES_ID = 'all-pages';
