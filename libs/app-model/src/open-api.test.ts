import fc from 'fast-check';
import { anyEntity } from './testing/entity-arbitrary.ts';
import type { Entity, Field } from './entity.ts';
import { invoice } from './examples.ts';
import { answerCall, MAX_MOCK_ROWS } from './mock-api.ts';
import { endpointsOf, openApiOf, rowJsonSchema, type JsonSchema } from './open-api.ts';

it('describes for the prefilled invoice the same rules as its form', () => {
  expect(rowJsonSchema(invoice)).toEqual({
    type: 'object',
    properties: {
      number: { type: 'string', minLength: 1, maxLength: 20 },
      dueDate: { type: 'string', format: 'date' },
      amount: { type: 'number', minimum: 0 },
    },
    required: ['number', 'dueDate', 'amount'],
    additionalProperties: false,
  });
});

it('describes any definition: every operation has a unique id, every reference resolves', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const document = JSON.parse(JSON.stringify(openApiOf(entity))) as {
        openapi: string;
        paths: Record<string, Record<string, { operationId?: string; responses?: object }>>;
        components: { schemas: Record<string, JsonSchema> };
      };
      const operations = Object.values(document.paths).flatMap((path) =>
        Object.entries(path).flatMap(([method, operation]) => (method === 'parameters' ? [] : [operation])),
      );
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];

      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths).every((path) => /^\/[a-z0-9-]+(?:\/\{id\})?$/.test(path))).toBe(true);
      expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
        endpointsOf(entity)
          .map(({ operationId }) => operationId)
          .sort(),
      );
      expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(5);
      expect(operations.every(({ responses }) => Object.keys(responses ?? {}).length > 0)).toBe(true);
      for (const [, name = ''] of references) expect(Object.keys(document.components.schemas)).toContain(name);
      for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
    }),
  );
});

it('requires only fields that it describes', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const { required, properties } = rowJsonSchema(entity) as { required: string[]; properties: object };

      expect(Object.keys(properties)).toHaveLength(entity.fields.length);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }),
  );
});

it('describes each query parameter of a list once, even for a field named like a paging parameter', () => {
  fc.assert(
    fc.property(anyEntity, (typed) => {
      const page: Field = { id: 'f', name: 'Page', type: 'integer', required: true };
      const entity = { ...typed, fields: [page, ...typed.fields] };
      const { parameters } = listOf(entity);
      const names = parameters.map(({ name }) => name);

      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['page', 'size', 'sort', 'page.min', 'page.max']));
    }),
  );
});

it('describes the comparison of each filter of the prefilled invoice', () => {
  expect(listOf(invoice).parameters.slice(3)).toEqual([
    { name: 'number', in: 'query', schema: { type: 'string', minLength: 1, maxLength: 20 } },
    ...['dueDate', 'dueDate.min', 'dueDate.max'].map((name) => ({
      name,
      in: 'query',
      schema: { type: 'string', format: 'date' },
    })),
    ...['amount', 'amount.min', 'amount.max'].map((name) => ({ name, in: 'query', schema: { type: 'number' } })),
  ]);
});

/** Returns the list endpoint of an entity’s rows. */
function listOf(entity: Entity) {
  const { paths } = openApiOf(entity) as { paths: Record<string, { get: { parameters: { name: string }[] } }> };
  const [collection] = Object.values(paths);
  return collection!.get;
}

it.each([
  { method: 'GET', path: '/invoices', body: '', statuses: [200] },
  { method: 'GET', path: '/invoices?page=0', body: '', statuses: [422] },
  { method: 'POST', path: '/invoices', body: '{', statuses: [400, 409] },
  { method: 'POST', path: '/invoices', body: '{}', statuses: [422, 409] },
  {
    method: 'POST',
    path: '/invoices',
    body: '{"number":"new","dueDate":"2026-11-28","amount":1}',
    statuses: [201, 409],
  },
  { method: 'GET', path: '/invoices/1', body: '', statuses: [200] },
  { method: 'GET', path: '/invoices/0', body: '', statuses: [404] },
  { method: 'PATCH', path: '/invoices/1', body: '{', statuses: [400] },
  { method: 'PATCH', path: '/invoices/1', body: '{}', statuses: [422] },
  { method: 'PATCH', path: '/invoices/1', body: '{"amount":2}', statuses: [200] },
  { method: 'DELETE', path: '/invoices/1', body: '', statuses: [204] },
])('describes every status of the mock: $method $path with "$body" gets $statuses', ({ statuses, ...request }) => {
  const { paths } = openApiOf(invoice) as { paths: Record<string, Record<string, { responses: object }>> };
  const described = paths[request.path.replace(/\?.*/, '').replace(/\d+$/, '{id}')]?.[request.method.toLowerCase()];
  const row = (id: number) => ({ id, values: { number: `n${id}`, due: '2026-11-28', amount: id } });
  const full = Array.from({ length: MAX_MOCK_ROWS }, (_, index) => row(index + 1));
  const answered = [...new Set([[row(1)], full].map((rows) => answerCall(invoice, rows, request).status))];
  expect(answered).toEqual(statuses);
  expect(Object.keys(described!.responses)).toEqual(expect.arrayContaining(statuses.map(String)));
});

it('keeps the schema of errors apart from an entity called Problem', () => {
  const { components } = openApiOf({ ...invoice, name: 'Problem' }) as { components: { schemas: object } };

  expect(components.schemas).toMatchObject({
    Problem: { properties: { number: { type: 'string' } } },
    ProblemDetails: { required: ['title'] },
  });
});
