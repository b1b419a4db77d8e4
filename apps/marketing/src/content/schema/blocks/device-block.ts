import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead, text } from './band-head.ts';

/** A phone with one task, and the result of its entries. */
export const deviceBlock = v.strictObject({
  kind: v.literal('device'),
  ...bandHead,
  picture: pictureSchema,
  queue: v.optional(v.array(v.strictObject({ text, state: text }))),
});
