/** Id of a page’s hero: the first paint waits until this much of the page is there. */
export const HERO_ID = 'hero';
