import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

const order = v.strictObject({ label: text, items: v.pipe(v.array(text), v.minLength(2), v.maxLength(10)) });

/** One list in two orders, with lines between equal items. Both orders have the same items. */
export const slopeBlock = v.strictObject({
  kind: v.literal('slope'),
  ...bandHead,
  from: order,
  to: order,
  /** Items whose line is drawn in a thread's colour. */
  marked: v.optional(v.pipe(v.array(text), v.maxLength(3))),
});
