import * as v from 'valibot';

/** Longest code that is checked, in letters. */
export const LONGEST_CODE = 12_000;

/** Checks a kept bench. */
export const codeCheckSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
  /** Rules that are switched off. */
  off: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
});

/** The code, and the rules that do not apply to it. */
export type CodeCheckState = v.InferOutput<typeof codeCheckSchema>;
