import * as v from 'valibot';
import type { ContentBlock } from '../../content-block.ts';
import { anchor, ground, text } from './band-head.ts';

/** Reference, long tables and code as disclosures; the questions of the page follow in the same list. */
export const detailsBlock = v.strictObject({
  kind: v.literal('details'),
  id: v.optional(anchor),
  ground: v.optional(ground),
  /** Heading of the disclosures. @default “Details and questions” */
  heading: v.optional(text),
  items: v.array(
    v.strictObject({
      id: v.optional(anchor),
      summary: text,
      tag: v.optional(v.picklist(['code', 'planned'])),
      blocks: v.array(v.custom<ContentBlock>((value) => typeof (value as ContentBlock | null)?.kind === 'string')),
    }),
  ),
});
