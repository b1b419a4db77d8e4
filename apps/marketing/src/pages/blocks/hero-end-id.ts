/**
 * Id of the element behind a page’s hero, until which the first paint waits: a stage is centred, and would move while
 * its content arrives. Chromium waits for the start of an element, not for its end.
 */
export const HERO_END_ID = 'hero-end';
