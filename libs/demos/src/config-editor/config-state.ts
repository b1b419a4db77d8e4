import * as v from 'valibot';

/** The longest file that is checked. */
export const MAX_FILE = 4000;

/** Checks a kept or shared file, which may itself be wrong: it is what the demo checks. */
export const stateSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_FILE)) });

/** The file of one environment, as its author left it. */
export type ConfigState = v.InferOutput<typeof stateSchema>;
