import { toJsonSchema } from '@valibot/to-json-schema';
import type { Entity } from './entity.ts';
import { filtersOf, filterSchema } from './filters.ts';
import { namesOf } from './names.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { byProperty, recordSchema } from './record-schema.ts';

/** JSON Schema with unknown properties. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Endpoint of the API, for display: `GET /invoices`. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  operationId: string;
  purpose: string;
}

/** Returns the JSON Schema of a row in a response, from the schema that validates it. */
export function rowJsonSchema(entity: Entity): JsonSchema {
  // Rules that only code can express, such as the days of a month, are missing in JSON Schema.
  return jsonSchemaOf(recordSchema(entity, { keyOf: byProperty }));
}

function jsonSchemaOf(schema: Parameters<typeof toJsonSchema>[0]): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', target: 'draft-2020-12' });
  return json;
}

/** Lists the five endpoints of an entity. */
export function endpointsOf(entity: Entity): readonly Endpoint[] {
  const { path, schema, label } = namesOf(entity);
  const all = `/${path}`;
  const one = `/${path}/{id}`;
  const name = label.toLowerCase();
  return [
    { method: 'GET', path: all, operationId: `list${schema}`, purpose: `List, with paging, sorting and filters` },
    { method: 'POST', path: all, operationId: `create${schema}`, purpose: `Create one ${name}` },
    { method: 'GET', path: one, operationId: `read${schema}`, purpose: `Read one ${name}` },
    { method: 'PATCH', path: one, operationId: `change${schema}`, purpose: `Change one ${name}` },
    { method: 'DELETE', path: one, operationId: `delete${schema}`, purpose: `Delete one ${name}` },
  ];
}

export const printOpenApi = oncePerEntity((entity) => JSON.stringify(openApiOf(entity), null, 2));

/** Returns the OpenAPI 3.1 description of an entity’s API. */
export function openApiOf(entity: Entity): JsonSchema {
  const { schema, label, path, fields } = namesOf(entity);
  // An entity may be called “Problem” itself.
  const problem = schema === 'Problem' ? 'ProblemDetails' : 'Problem';
  const refusal = refusalOf(problem);
  const row = rowJsonSchema(entity);
  const sortable = ['id', ...fields.map(({ property }) => property)];
  const [list, create, read, change, remove] = endpointsOf(entity).map(({ operationId, purpose }) => ({
    operationId,
    summary: purpose,
  }));
  const one = { $ref: `#/components/schemas/${schema}` };
  return {
    openapi: '3.1.0',
    info: { title: `${label} API`, version: '1.0.0' },
    paths: {
      [`/${path}`]: {
        get: {
          ...list,
          parameters: [
            query('page', { type: 'integer', minimum: 1, default: 1 }),
            query('size', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
            query('sort', { type: 'string', enum: sortable.flatMap((name) => [name, `-${name}`]), default: 'id' }),
            ...filtersOf(entity).map((filter) => query(filter.key, jsonSchemaOf(filterSchema(filter)))),
          ],
          responses: { 200: json('One page', { $ref: `#/components/schemas/${schema}Page` }), 422: refusal },
        },
        post: {
          ...create,
          requestBody: body(`#/components/schemas/${schema}Input`),
          responses: { 201: json('Created', one), 400: refusal, 409: refusal, 422: refusal },
        },
      },
      [`/${path}/{id}`]: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: { ...read, responses: { 200: json('Found', one), 404: refusal } },
        patch: {
          ...change,
          requestBody: body(`#/components/schemas/${schema}Change`),
          responses: { 200: json('Changed', one), 400: refusal, 404: refusal, 422: refusal },
        },
        delete: { ...remove, responses: { 204: { description: 'Deleted' }, 404: refusal } },
      },
    },
    components: {
      schemas: {
        [`${schema}Input`]: row,
        [`${schema}Change`]: { ...row, required: [], minProperties: 1 },
        [schema]: {
          ...row,
          properties: { id: { type: 'integer' }, ...(row['properties'] as JsonSchema) },
          required: ['id', ...(row['required'] as readonly string[])],
        },
        [`${schema}Page`]: {
          type: 'object',
          properties: { items: { type: 'array', items: one }, total: { type: 'integer' } },
          required: ['items', 'total'],
        },
        [problem]: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, message: { type: 'string' } },
                required: ['field', 'message'],
              },
            },
          },
          required: ['title'],
        },
      },
    },
  };
}

const query = (name: string, schema: JsonSchema) => ({ name, in: 'query', schema });
const json = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
});
const body = ($ref: string) => ({ required: true, content: { 'application/json': { schema: { $ref } } } });
const refusalOf = (problem: string) => ({
  description: 'What is wrong, and which field',
  content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${problem}` } } },
});
