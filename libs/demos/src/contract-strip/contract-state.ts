import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Schema of a kept contract. */
export const contractSchema = v.strictObject({
  /** The version that callers use. */
  version: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}$/)),
  published: entitySchema,
  entity: entitySchema,
});

/** State of the demo: a published contract, and the current definition. */
export type ContractState = v.InferOutput<typeof contractSchema>;
