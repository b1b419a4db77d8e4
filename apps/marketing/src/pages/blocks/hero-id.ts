/** Id of a page’s hero, which blocks the first paint until it is parsed. */
export const HERO_ID = 'hero';
