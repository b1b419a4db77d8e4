import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** A question whose answer shows the next ones. */
export const branchBlock = v.strictObject({
  kind: v.literal('branch'),
  ...bandHead,
  question: text,
  answers: v.pipe(
    v.array(
      v.strictObject({
        label: text,
        /** What is asked then; a list of choices is shown as such. */
        asks: v.array(v.strictObject({ label: text, hint: v.optional(text), choices: v.optional(v.array(text)) })),
      }),
    ),
    v.length(2),
  ),
});
