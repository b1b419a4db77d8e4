import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { address, bandHead, text } from './band-head.ts';

/**
 * Five to seven tiles: one is `xl`, two are `lg`, the rest are equal. At most one is filled with the primary colour.
 */
export const bentoBlock = v.strictObject({
  kind: v.literal('bento'),
  ...bandHead,
  heading: v.optional(text),
  tiles: v.pipe(
    v.array(
      v.strictObject({
        size: v.optional(v.picklist(['xl', 'lg', 'w6', 'w7'])),
        title: text,
        text,
        href: v.optional(address),
        picture: pictureSchema,
        vivid: v.optional(v.boolean()),
        /** Whether the picture has the background of the stage. */
        dark: v.optional(v.boolean()),
        planned: v.optional(v.boolean()),
      }),
    ),
    v.minLength(2),
    v.maxLength(9),
  ),
});
