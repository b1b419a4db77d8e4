import * as v from 'valibot';
import { anchor, ground, link, text } from './band-head.ts';

/** One large sentence; at most one on a page. */
export const statementBlock = v.strictObject({
  kind: v.literal('statement'),
  id: v.optional(anchor),
  ground: v.optional(ground),
  heading: text,
  lead: v.optional(text),
  link: v.optional(link),
});
