import { invoice } from './examples.ts';
import { answerCall } from './mock-api.ts';
import { sampleRows } from './sample-rows.ts';

const rows = sampleRows(invoice, 5);
const call = (method: string, path: string, body: unknown = '') =>
  answerCall(invoice, rows, { method, path, body: typeof body === 'string' ? body : JSON.stringify(body) });
const GOOD = { number: 'INV-9', dueDate: '2030-05-01', amount: 10 };

it('lists a page in order, with the number of all rows', () => {
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
])('answers $status to $what, and changes nothing', ({ method, path, body, status }) => {
  const answer = call(method, path, body);

  expect(answer.status).toBe(status);
  expect(answer.rows).toBe(rows);
});

it('names every field that breaks a rule, unknown ones too', () => {
  const { status, body } = call('POST', '/invoices', { number: '', amount: -1, paid: true });
  const { errors } = body as { errors: { field: string; message: string }[] };

  expect(status).toBe(422);
  expect(errors.map(({ field }) => field).sort()).toEqual(['amount', 'dueDate', 'number', 'paid']);
});

it('refuses a second row with what must be unique, and lets a row keep its own', () => {
  expect(call('POST', '/invoices', { ...GOOD, number: 'INV-0001' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'number', message: 'Number is used by another row. Enter one of its own.' }] },
  });
  expect(call('PATCH', '/invoices/1', { number: 'INV-0001' }).status).toBe(200);
});
