/** Id of the one route whose loader data is the page in view. */
export const PAGE_ROUTE_ID = 'page';
