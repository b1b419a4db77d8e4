import * as v from 'valibot';

/** Maximum length of the code, in characters. */
export const LONGEST_CODE = 12_000;

/** Schema of a kept bench. */
export const codeCheckSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
  /** Names of the disabled rules. */
  off: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
});

/** State of the bench: the code, and the disabled rules. */
export type CodeCheckState = v.InferOutput<typeof codeCheckSchema>;
