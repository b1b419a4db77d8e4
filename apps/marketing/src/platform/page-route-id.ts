/** Id of the one route whose loader data is the current page. */
export const PAGE_ROUTE_ID = 'page';
