import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Schema that validates a stored comparison. */
export const compareSchema = v.strictObject({
  before: entitySchema,
  after: entitySchema,
  /** Version 2 before each restore, the latest last. */
  past: v.pipe(v.array(entitySchema), v.maxLength(20)),
  showGenerated: v.boolean(),
});

/** Two versions of a model, and the history of restored changes. */
export type VersionCompareState = v.InferOutput<typeof compareSchema>;
