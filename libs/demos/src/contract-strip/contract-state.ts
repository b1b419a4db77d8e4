import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Checks a kept contract. */
export const contractSchema = v.strictObject({
  /** The version that callers know. */
  version: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}$/)),
  published: entitySchema,
  entity: entitySchema,
});

/** A published contract, and the definition as it is now. */
export type ContractState = v.InferOutput<typeof contractSchema>;
