import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** Keys and what each does. */
export const keysBlock = v.strictObject({
  kind: v.literal('keys'),
  ...bandHead,
  items: v.pipe(v.array(v.strictObject({ keys: v.array(text), text })), v.minLength(2)),
});
