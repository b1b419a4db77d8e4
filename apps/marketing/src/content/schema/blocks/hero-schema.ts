import * as v from 'valibot';
import { pictureSchema } from '../pictures/index.ts';
import { text } from './band-head.ts';

const three = v.pipe(v.array(v.strictObject({ label: text, note: text, hint: v.optional(text) })), v.length(3));

/** The hero of a page. Its sentences and actions are those of the page. */
export const heroSchema = v.variant('kind', [
  /** Two sentences across the seam, the definition on paper, its results on the stage. */
  v.strictObject({ kind: v.literal('diptych') }),
  /** A definition whose threads lead down into the next band. */
  v.strictObject({ kind: v.literal('section'), picture: v.optional(pictureSchema) }),
  /** The page’s demo across a horizontal seam; a page without one shows its main picture. */
  v.strictObject({ kind: v.literal('demo'), picture: v.optional(pictureSchema) }),
  /** Text on paper, five layers on the stage. */
  v.strictObject({ kind: v.literal('apart'), picture: pictureSchema }),
  /** Text and optionally three lines on paper, one picture on the stage. */
  v.strictObject({
    kind: v.literal('half'),
    picture: v.optional(pictureSchema),
    under: v.optional(pictureSchema),
    lines: v.optional(three),
    facts: v.optional(v.array(text)),
  }),
  /** Propose, check, accept. */
  v.strictObject({
    kind: v.literal('flow'),
    over: text,
    steps: v.pipe(v.array(v.strictObject({ title: text, picture: pictureSchema })), v.length(3)),
  }),
  /** A tool that fills the viewport. */
  v.strictObject({ kind: v.literal('tool') }),
]);

export type HeroSpec = v.InferOutput<typeof heroSchema>;
