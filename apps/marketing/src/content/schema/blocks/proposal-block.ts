import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead } from './band-head.ts';

/** What was found, where it was found, and what waits for a yes: its heading is the statement. */
export const proposalBlock = v.strictObject({
  kind: v.literal('proposal'),
  ...bandHead,
  source: pictureSchema,
  values: pictureSchema,
});
