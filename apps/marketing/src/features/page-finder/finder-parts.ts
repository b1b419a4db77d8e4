/** What is fetched when the finder is first wanted: the finder, and what it offers on a page that is not there. */
export { FinderSuggestions } from './finder-suggestions.tsx';
export { PageFinderHost } from './page-finder-host.tsx';
