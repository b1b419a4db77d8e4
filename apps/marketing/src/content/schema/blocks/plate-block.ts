import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead } from './band-head.ts';

/** A screen and the rule behind it, which covers its edge. */
export const plateBlock = v.strictObject({
  kind: v.literal('plate'),
  ...bandHead,
  screen: pictureSchema,
  rule: pictureSchema,
});
