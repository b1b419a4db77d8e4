import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead } from './band-head.ts';

/** A chain that crosses the seam where its author changes: a call stack, a request, a workflow. */
export const weaveBlock = v.strictObject({
  kind: v.literal('weave'),
  ...bandHead,
  links: v.pipe(
    v.array(v.strictObject({ side: v.picklist(['paper', 'stage']), picture: pictureSchema })),
    v.minLength(2),
    v.maxLength(6),
  ),
});
