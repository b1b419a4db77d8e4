import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead } from './band-head.ts';

/** A screen and the rule behind it, which overlaps the edge of the screen. */
export const plateBlock = v.strictObject({
  kind: v.literal('plate'),
  ...bandHead,
  screen: pictureSchema,
  rule: pictureSchema,
});
