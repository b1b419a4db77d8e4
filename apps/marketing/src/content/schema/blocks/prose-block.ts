import * as v from 'valibot';
import type { ContentBlock } from '../../content-block.ts';
import { bandHead } from './band-head.ts';

/** Text with lists, cards or a table, where no picture says it better. */
export const proseBlock = v.strictObject({
  kind: v.literal('prose'),
  ...bandHead,
  blocks: v.array(v.custom<ContentBlock>((value) => typeof (value as ContentBlock | null)?.kind === 'string')),
});
