import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { bandHead, text } from './band-head.ts';

/** One large drawing on the stage, with its description. */
export const stageFigureBlock = v.strictObject({
  kind: v.literal('stage-figure'),
  ...bandHead,
  /** `rows` draws a long list of which only a few rows are in the page. */
  figure: v.union([v.literal('rows'), pictureSchema]),
  said: v.optional(text),
});
