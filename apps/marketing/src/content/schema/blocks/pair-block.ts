import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { anchor, link, text } from './band-head.ts';

const side = v.strictObject({
  heading: text,
  lead: v.optional(text),
  link: v.optional(link),
  picture: pictureSchema,
});

/** Two states side by side, on paper and on the stage: written and generated, before and after, stored and exported. */
export const pairBlock = v.strictObject({
  kind: v.literal('pair'),
  id: v.optional(anchor),
  paper: side,
  stage: side,
  /** Whether a line connects the two pictures. */
  joined: v.optional(v.boolean()),
});
