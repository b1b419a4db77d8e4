import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** Pairs of the theme's colours: text on page, muted, link, on primary, on the stage. */
export const readsBlock = v.strictObject({
  kind: v.literal('reads'),
  ...bandHead,
  items: v.pipe(
    v.array(v.strictObject({ pair: v.picklist(['body', 'muted', 'link', 'primary', 'stage']), text })),
    v.minLength(2),
    v.maxLength(5),
  ),
});
