/** Texts of the page finder. */
export interface PageFinderLabels {
  /** Name of the dialog and of its field. */
  title: string;
  placeholder: string;
  /** Heading of the suggestions before anything is typed. */
  start: string;
  loading: string;
  lost: string;
  retry: string;
  /** Text for no results; `{words}` is the typed text. */
  none: string;
  /** Text for several results; `{count}` is their number. */
  many: string;
  one: string;
  keys: string;
  close: string;
}

/** English texts of the page finder. */
export const PAGE_FINDER_LABELS: PageFinderLabels = {
  title: 'Find a page or demo',
  placeholder: 'For example: grid, theme, export',
  start: 'Start with an area',
  loading: 'Loading the list of pages…',
  lost: 'The list of pages could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  none: 'Nothing found for “{words}”. Try one word of it, or choose from the list of all pages at the end of this page.',
  many: '{count} results',
  one: '1 result',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  close: 'Close',
};
