import * as v from 'valibot';
import { tone } from '../pictures/window.ts';
import { bandHead, text } from './band-head.ts';

/** A word or value that is replaced, and four to six consequences. */
export const swapBlock = v.strictObject({
  kind: v.literal('swap'),
  ...bandHead,
  from: text,
  to: text,
  results: v.pipe(
    v.array(v.strictObject({ name: text, value: text, text, tone: v.optional(tone) })),
    v.minLength(4),
    v.maxLength(6),
  ),
});
