import { invoice } from '@genmaster/app-model';
import { runScript } from '@genmaster/app-model/script';
import { answerOf, HANDLER_NAME, prepareCall } from './answer-call.ts';
import type { CustomHandlerState } from './endpoint.ts';
import { mergeEndpoint } from './merge-endpoint.ts';
import { endless, lateFee, splitInvoice } from './samples.ts';

/** Answers a call as the sandbox would. */
function answerHere(state: CustomHandlerState) {
  const prepared = prepareCall(state);
  if ('refused' in prepared) return prepared.refused;
  return answerOf(state.endpoint, runScript(state.code, { call: { name: HANDLER_NAME, args: prepared.args } }));
}

it.each([lateFee, splitInvoice])('stores with a sample the response of its handler', (sample) => {
  expect(answerHere(sample)).toEqual(sample.answer);
});

it('refuses before the handler runs: invalid JSON, a broken rule, or a row that does not exist', () => {
  const refused = (change: Partial<CustomHandlerState>) => {
    const prepared = prepareCall({ ...lateFee, code: 'throw 1', ...change });
    return 'refused' in prepared ? prepared.refused : null;
  };

  expect(refused({ body: '{' })).toMatchObject({ status: 400, kind: 'noJson' });
  expect(refused({ id: '99' })).toMatchObject({ status: 404, kind: 'noRow' });
  expect(refused({ body: '[]' })).toMatchObject({ status: 422 });
  const { status, body } = refused({ body: '{ "daysLate": 0, "hurry": true }' })!;
  expect(status).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ errors: [{ field: 'daysLate' }, { field: 'hurry' }] });
});

it('distinguishes a declared error from an undeclared one', () => {
  const thrown = (error: string) => answerHere({ ...lateFee, code: `function handle() {\n  throw ${error};\n}` });

  expect(thrown(`{ name: 'NothingDue', message: 'Zero.' }`)).toMatchObject({ status: 409, kind: 'declared', line: 2 });
  expect(thrown(`new TypeError('secret')`)).toMatchObject({ status: 500, kind: 'undeclared', name: 'TypeError' });
  expect(thrown(`new TypeError('secret')`).body).not.toContain('secret');
  expect(answerHere({ ...lateFee, code: 'function handle( {' })).toMatchObject({ status: 500, kind: 'unreadable' });
});

it('checks the response against its declared type', () => {
  const answered = (result: string) => answerHere({ ...lateFee, code: `function handle() { return ${result}; }` });

  expect(answered('{ fee: 1, total: 2 }')).toMatchObject({ status: 200, kind: 'done' });
  expect(answered('{ fee: "1", total: 2 }')).toMatchObject({ status: 500, kind: 'answerRule' });
  expect(answered('{ fee: 1, total: 2, secret: 3 }').printed).toContain('“secret” is not part of the type.');
  expect(answered('null')).toMatchObject({ kind: 'answerRule' });
});

it('stops a handler that does not end', () => {
  expect(answerHere(endless)).toMatchObject({ status: 503, kind: 'limit', name: 'steps' });
});

it('adds the endpoint to the generated ones', () => {
  const merged = mergeEndpoint(invoice, lateFee.endpoint);

  expect(merged).toMatchObject({
    operationId: 'invoicesLateFee',
    document: {
      paths: {
        '/invoices': { get: { operationId: 'listInvoice' } },
        '/invoices/{id}/late-fee': {
          post: { responses: { 404: {}, 409: { description: 'NothingDue' }, 422: {} } },
        },
      },
      components: { schemas: { InvoicesLateFeeInput: { required: ['daysLate'] }, InvoiceInput: {} } },
    },
  });
});

it.each([
  ['/create-invoice', 'createInvoicePost'],
  ['/invoice', 'invoicePost'],
])('gives %s an operation and types that no generated endpoint has', (path, operationId) => {
  const merged = mergeEndpoint(invoice, { ...lateFee.endpoint, path });
  const { paths, components } = ('document' in merged ? merged.document : {}) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
    components: { schemas: Record<string, { required?: string[] }> };
  };
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.operationId ?? []));

  expect(merged).toMatchObject({ operationId });
  expect(new Set(ids).size).toBe(ids.length);
  expect(components.schemas['InvoiceInput']!.required).toContain('number');
});

it('refuses an endpoint that conflicts with the others, with the reason', () => {
  const problem = (change: Partial<typeof lateFee.endpoint>) =>
    mergeEndpoint(invoice, { ...lateFee.endpoint, ...change });

  expect(problem({ path: '/invoices' })).toEqual({ problem: 'pathTaken' });
  expect(problem({ method: 'PATCH', path: '/invoices/{number}' })).toEqual({ problem: 'pathTaken' });
  expect(problem({ method: 'PUT', path: '/invoices/{number}' })).toMatchObject({ operationId: 'invoicesPut' });
  expect(problem({ path: 'late fee' })).toEqual({ problem: 'badPath' });
  expect(problem({ path: '/{id}' })).toEqual({ problem: 'badPath' });
  expect(problem({ path: '/invoices/{id}/lines/{id}' })).toEqual({ problem: 'badPath' });
  expect(problem({ purpose: ' ' })).toEqual({ problem: 'noPurpose' });
  expect(problem({ errors: [{ name: 'not a name', status: 409 }] })).toEqual({ problem: 'errorName' });
});
