import * as v from 'valibot';
import type { ContentBlock } from '../../content-block.ts';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead, text } from './band-head.ts';

/** Text on one side, a picture on the other. The sides alternate automatically. */
export const splitBlock = v.strictObject({
  kind: v.literal('split'),
  ...bandHead,
  /** Paragraphs below the lead. */
  text: v.optional(v.array(text)),
  /** Further blocks beside the picture: lists, links. */
  blocks: v.optional(
    v.array(v.custom<ContentBlock>((value) => typeof (value as ContentBlock | null)?.kind === 'string')),
  ),
  picture: pictureSchema,
});
