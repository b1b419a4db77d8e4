import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

const path = v.pipe(v.string(), v.maxLength(200));

/** Checks a kept tree. */
export const treeSchema = v.strictObject({
  entity: entitySchema,
  open: v.pipe(v.array(path), v.maxLength(40)),
  chosen: path,
  search: v.pipe(v.string(), v.maxLength(60)),
});

/** The definition whose project it is, the open folders, the chosen path, and what is searched. */
export type ProjectTreeState = v.InferOutput<typeof treeSchema>;
