import * as v from 'valibot';
import { entitySchema, MAX_MOCK_ROWS, openApiOf, printOpenApi, type Endpoint } from '@genmaster/app-model';
import { yamlPrinter } from './yaml-printer.ts';

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Methods that the mock supports. */
export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Notations of the document. */
export const FORMATS = ['json', 'yaml'] as const;

/** Schema of a kept preview. */
export const stateSchema = v.strictObject({
  entity: entitySchema,
  view: v.picklist(['call', 'document']),
  /** Notation of the document; missing in states that are older than the choice. */
  format: v.optional(v.picklist(FORMATS), 'json'),
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

/** Prints the document in the chosen notation. Until the YAML printer is loaded it prints JSON, which is valid YAML. */
export function printDocument({ entity, format }: Pick<ApiPreviewState, 'entity' | 'format'>): string {
  const printYaml = format === 'yaml' ? yamlPrinter.loaded() : null;
  return printYaml ? printYaml(openApiOf(entity)) : printOpenApi(entity);
}

const PURPOSES = { POST: 'create', PATCH: 'change', DELETE: 'delete' } as const;

/** Describes the purpose of an endpoint; its sentence in the document itself stays in English. */
export const purposeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  method === 'GET' ? (path.endsWith('{id}') ? 'read' : 'list') : PURPOSES[method];
