import * as v from 'valibot';
import { entitySchema } from '@genmaster/app-model';
import { MAX_MOCK_ROWS } from '@genmaster/app-model';

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Methods that the mock supports. */
export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Schema of a kept preview. */
export const stateSchema = v.strictObject({
  entity: entitySchema,
  view: v.picklist(['call', 'document']),
  /** The call as typed; `null` for the prepared one. */
  request: v.nullable(
    v.strictObject({
      method: v.picklist(METHODS),
      path: v.pipe(v.string(), v.maxLength(300)),
      body: v.pipe(v.string(), v.maxLength(4000)),
    }),
  ),
  /** The mock’s rows after a call has changed them; `null` before. */
  rows: v.nullable(
    v.pipe(
      v.array(v.strictObject({ id: v.number(), values: v.record(v.string(), valueSchema) })),
      v.maxLength(MAX_MOCK_ROWS),
    ),
  ),
  /** The last response. */
  answer: v.nullable(v.strictObject({ status: v.number(), body: v.string() })),
});

/** State of the preview: the definition, the call being written, and the mock’s data. */
export type ApiPreviewState = v.InferOutput<typeof stateSchema>;
