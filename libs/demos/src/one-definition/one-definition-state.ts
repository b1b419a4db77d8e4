import * as v from 'valibot';
import { entitySchema } from '@genmaster/app-model';
import { DIALECT_IDS } from '@genmaster/app-model';

/** How many saved entries the playground keeps. */
export const MAX_SAVED = 20;

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Checks a kept playground. */
export const stateSchema = v.strictObject({
  entity: entitySchema,
  dialect: v.picklist(DIALECT_IDS),
  /** Entries saved with the form, the newest first; values by the fields’ ids. */
  saved: v.pipe(v.array(v.record(v.string(), valueSchema)), v.maxLength(MAX_SAVED)),
});

/** What the visitor has made: the definition, the engine in view, and what was saved with the form. */
export type OneDefinitionState = v.InferOutput<typeof stateSchema>;
