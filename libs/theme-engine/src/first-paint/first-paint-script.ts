import { code, hash } from './first-paint-script.built.ts';

/**
 * Source of the script that applies the last user's theme before the first frame.
 *
 * Put it inline as the last child of the head, after the theme's stylesheet, and allow it by `firstPaintScriptHash`;
 * it is constant, so no nonce is needed. Nothing is drawn before the body exists, and the variables of the body are set
 * in the task that creates it. A script inside the body would wait for the stylesheets there, while the browser may
 * draw the empty body. The script reads the copy in the local store, validates every name and value again, and
 * applies all of them or none. Give the script element `data-version={catalogue.version}`: after a release that renamed
 * variables, only the mode and layout of an older copy are applied.
 *
 * The theme's stylesheet is the link with the id `gm-theme-sheet`; the script gives it the address of the user's theme.
 * Write `blocking="render"` on that link: the first frame then waits for the new address too, so nothing moves when a
 * theme has other line widths or corners. In a browser that does not know the attribute the script hides the page until
 * the stylesheet has loaded.
 *
 * @example
 * `<script data-version="${catalogue.version}">${firstPaintScript}</script></head>`
 */
export const firstPaintScript: string = code;

/** Hash of the script, for `script-src` of a content security policy. */
export const firstPaintScriptHash: string = hash;
