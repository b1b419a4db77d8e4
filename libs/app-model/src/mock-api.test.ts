import fc from 'fast-check';
import { anyEntity } from './testing/entity-arbitrary.ts';
import { invoice, order } from './examples.ts';
import { filtersOf } from './filters.ts';
import { answerCall } from './mock-api.ts';
import { namesOf } from './names.ts';
import { sampleRows } from './sample-rows.ts';

const rows = sampleRows(invoice, 5);
const call = (method: string, path: string, body: unknown = '') =>
  answerCall(invoice, rows, { method, path, body: typeof body === 'string' ? body : JSON.stringify(body) });
const GOOD = { number: 'INV-9', dueDate: '2030-05-01', amount: 10 };

it('lists one page of rows in order, with the total number', () => {
  const { status, body } = call('GET', '/invoices?page=2&size=2&sort=-id');

  expect(status).toBe(200);
  expect(body).toMatchObject({ items: [{ id: 3 }, { id: 2 }], total: 5 });
});

it('creates, reads, changes and deletes', () => {
  const created = call('POST', '/invoices', GOOD);
  const next = (method: string, body = '') => answerCall(invoice, created.rows, { method, path: '/invoices/6', body });

  expect(created).toMatchObject({ status: 201, body: { id: 6, ...GOOD } });
  expect(next('GET')).toMatchObject({ status: 200, body: { id: 6, ...GOOD } });
  expect(next('PATCH', '{"amount": 12}')).toMatchObject({ status: 200, body: { id: 6, ...GOOD, amount: 12 } });
  expect(next('DELETE').rows).toHaveLength(5);
});

it.each([
  { what: 'a body that is no JSON', method: 'POST', path: '/invoices', body: '{', status: 400 },
  { what: 'a path that is not there', method: 'GET', path: '/orders', body: '', status: 404 },
  { what: 'a row that is not there', method: 'GET', path: '/invoices/99', body: '', status: 404 },
  { what: 'a method that is not offered', method: 'DELETE', path: '/invoices', body: '', status: 405 },
  { what: 'an order by what it has not', method: 'GET', path: '/invoices?sort=colour', body: '', status: 422 },
  { what: 'a list instead of a row', method: 'POST', path: '/invoices', body: '[]', status: 422 },
  { what: 'a change of nothing', method: 'PATCH', path: '/invoices/1', body: '{}', status: 422 },
])('returns $status for $what, and changes nothing', ({ method, path, body, status }) => {
  const answer = call(method, path, body);

  expect(answer.status).toBe(status);
  expect(answer.rows).toBe(rows);
});

it('names every field that breaks a rule, including unknown fields', () => {
  const { status, body } = call('POST', '/invoices', { number: '', amount: -1, paid: true });
  const { errors } = body as { errors: { field: string; message: string }[] };

  expect(status).toBe(422);
  expect(errors.map(({ field }) => field).sort()).toEqual(['amount', 'dueDate', 'number', 'paid']);
});

it('refuses a second row with a duplicate unique value, and lets a row keep its own', () => {
  expect(call('POST', '/invoices', { ...GOOD, number: 'INV-0001' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'number', message: 'Number is used by another row. Enter one of its own.' }] },
  });
  expect(call('PATCH', '/invoices/1', { number: 'INV-0001' }).status).toBe(200);
});

it('returns the rows that pass every filter, and their number', () => {
  const { status, body } = call('GET', '/invoices?dueDate.min=2030-05-04&amount.max=1000&sort=-dueDate&size=1');

  expect(status).toBe(200);
  expect(body).toMatchObject({ items: [{ id: 2 }], total: 2 });
  expect(call('GET', '/invoices?number=INV-0003').body).toMatchObject({ items: [{ id: 3 }], total: 1 });
  expect(call('GET', '/invoices?number=INV-3').body).toEqual({ items: [], total: 0 });
});

it('refuses an unknown filter, and names it and the known ones', () => {
  const { status, body } = call('GET', '/invoices?colour=red&number.min=1&amount.min=x&dueDate=2030-02-31');
  const { errors } = body as { errors: { field: string; message: string }[] };

  expect(status).toBe(422);
  expect(errors.map(({ field }) => field)).toEqual(['colour', 'number.min', 'amount.min', 'dueDate']);
  expect(errors[0]?.message).toBe(
    'There is no such filter. Use one of: number, dueDate, dueDate.min, dueDate.max, amount, amount.min, amount.max.',
  );
});

it('filters booleans as JSON writes them', () => {
  const paid = (query: string) =>
    answerCall(order, sampleRows(order, 6), { method: 'GET', path: `/orders${query}`, body: '' });

  expect(paid('?paid=true').body).toMatchObject({ total: 5 });
  expect(paid('?paid=false').body).toMatchObject({ total: 1 });
  expect(paid('?paid=').status).toBe(422);
});

it('accepts every filter of its description, and finds a row by its own values', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const stored = sampleRows(entity, 3);
      const { path } = namesOf(entity);
      for (const { key, names } of filtersOf(entity)) {
        const [row] = stored.filter(({ values }) => values[names.field.id] !== null);
        if (!row) continue;
        const query = new URLSearchParams([[key, String(row.values[names.field.id])]]);
        const answer = answerCall(entity, stored, { method: 'GET', path: `/${path}?${query}`, body: '' });
        expect(answer).toMatchObject({ status: 200 });
        expect((answer.body as { items: { id: number }[] }).items.map(({ id }) => id)).toContain(row.id);
      }
    }),
  );
});

it('sorts by a field called Constructor, empty values first', () => {
  const built = { ...invoice, fields: [{ id: 'by', name: 'Constructor', type: 'text' as const, required: false }] };
  const houses = ['a', null, 'z'].map((by, index) => ({ id: index + 1, values: { by } }));
  const { body } = answerCall(built, houses, { method: 'GET', path: '/invoices?sort=constructor', body: '' });

  expect(body).toMatchObject({ items: [{ id: 2 }, { id: 1 }, { id: 3 }] });
});
