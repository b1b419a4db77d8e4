/** Id of the full list of pages. Controls that need script link to it until then. */
export const ALL_PAGES_ID = 'all-pages';
