import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

const path = v.pipe(v.string(), v.maxLength(200));

/** Schema that validates a stored tree. */
export const treeSchema = v.strictObject({
  entity: entitySchema,
  open: v.pipe(v.array(path), v.maxLength(40)),
  chosen: path,
  search: v.pipe(v.string(), v.maxLength(60)),
});

/** The definition of the project, the open folders, the chosen path, and the search text. */
export type ProjectTreeState = v.InferOutput<typeof treeSchema>;
