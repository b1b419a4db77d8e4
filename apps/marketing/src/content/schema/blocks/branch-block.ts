import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** A question whose answer reveals the next questions. */
export const branchBlock = v.strictObject({
  kind: v.literal('branch'),
  ...bandHead,
  question: text,
  answers: v.pipe(
    v.array(
      v.strictObject({
        label: text,
        /** The next questions; a list of choices is rendered as such. */
        asks: v.array(v.strictObject({ label: text, hint: v.optional(text), choices: v.optional(v.array(text)) })),
      }),
    ),
    v.length(2),
  ),
});
