import * as v from 'valibot';
import { entitySchema } from '@genmaster/app-model';
import { DIALECT_IDS } from '@genmaster/app-model';

/** Maximum number of stored entries. */
export const MAX_SAVED = 20;

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Schema that validates a stored playground. */
export const stateSchema = v.strictObject({
  entity: entitySchema,
  dialect: v.picklist(DIALECT_IDS),
  /** Entries saved with the form, newest first; values by field id. */
  saved: v.pipe(v.array(v.record(v.string(), valueSchema)), v.maxLength(MAX_SAVED)),
});

/** The definition, the selected SQL dialect, and the entries saved with the form. */
export type OneDefinitionState = v.InferOutput<typeof stateSchema>;
