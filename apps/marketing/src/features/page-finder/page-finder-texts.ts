/** The words of the page finder. */
export const pageFinderTexts = {
  labels: {
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
  },
  button: 'Find a page or demo',
  /** The button’s tooltip; `{key}` is Ctrl K or ⌘ K. */
  tooltip: 'Find a page or demo: / or {key}',
  /** The page finder’s own chunk did not arrive. */
  lost: 'The page finder could not be loaded. Check your connection and reload the page.',
  /** Where a result belongs: a section in its page in its area. */
  within: '{page}, {area}',
};
