import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead } from './band-head.ts';

/** Found values with their source, and the values that wait for confirmation; the heading is the statement. */
export const proposalBlock = v.strictObject({
  kind: v.literal('proposal'),
  ...bandHead,
  source: pictureSchema,
  values: pictureSchema,
});
