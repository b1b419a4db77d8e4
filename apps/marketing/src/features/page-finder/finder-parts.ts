/** Entry of the finder’s chunk: the finder, and the suggestions of the not-found page. */
export { FinderSuggestions } from './finder-suggestions.tsx';
export { PageFinderHost } from './page-finder-host.tsx';
