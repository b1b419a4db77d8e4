import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Checks a kept comparison. */
export const compareSchema = v.strictObject({
  before: entitySchema,
  after: entitySchema,
  /** Version 2 before each restore, the latest last. */
  past: v.pipe(v.array(entitySchema), v.maxLength(20)),
  showGenerated: v.boolean(),
});

/** Two versions of a model, and what was restored since. */
export type VersionCompareState = v.InferOutput<typeof compareSchema>;
