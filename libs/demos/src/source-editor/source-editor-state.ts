import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Maximum length of the code, in characters. */
export const MAX_SOURCE = 4000;

/** Schema that validates a stored or shared editor. */
export const sourceEditorSchema = v.strictObject({
  entity: entitySchema,
  code: v.pipe(v.string(), v.maxLength(MAX_SOURCE)),
});

/** A model, and hand-written code that uses it. */
export type SourceEditorState = v.InferOutput<typeof sourceEditorSchema>;
