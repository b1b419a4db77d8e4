import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** Keyboard shortcuts with their actions. */
export const keysBlock = v.strictObject({
  kind: v.literal('keys'),
  ...bandHead,
  items: v.pipe(v.array(v.strictObject({ keys: v.array(text), text })), v.minLength(2)),
});
