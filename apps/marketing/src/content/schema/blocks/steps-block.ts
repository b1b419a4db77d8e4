import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead, link, text } from './band-head.ts';

/** A process in three to six steps along the ribbon. */
export const stepsBlock = v.strictObject({
  kind: v.literal('steps'),
  ...bandHead,
  picture: v.optional(pictureSchema),
  items: v.pipe(
    v.array(v.strictObject({ title: text, text, link: v.optional(link), picture: v.optional(pictureSchema) })),
    v.minLength(3),
    v.maxLength(6),
  ),
});
