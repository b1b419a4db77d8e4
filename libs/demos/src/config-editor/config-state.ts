import * as v from 'valibot';

/** Maximum length of a file, in characters. */
export const MAX_FILE = 4000;

/** Schema of a kept or shared file, which may be invalid itself: the demo checks it. */
export const stateSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_FILE)) });

/** State of the demo: the settings file of one environment. */
export type ConfigState = v.InferOutput<typeof stateSchema>;
