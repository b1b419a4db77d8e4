import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** The longest code that is taken, in characters. */
export const MAX_SOURCE = 4000;

/** Checks a kept or shared editor. */
export const sourceEditorSchema = v.strictObject({
  entity: entitySchema,
  code: v.pipe(v.string(), v.maxLength(MAX_SOURCE)),
});

/** A model, and code written by hand that works with it. */
export type SourceEditorState = v.InferOutput<typeof sourceEditorSchema>;
