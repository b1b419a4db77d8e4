import { safeParse } from 'valibot';
import { callDesk, pathOf } from './call-desk.ts';
import { ACTIONS, FIELD_ACCESS, seenBy } from './desk-access.ts';
import { refusalOf } from './desk-actions.ts';
import { deskOrder, firstOrders as ordersIn, ROLES, type Role } from './desk-model.ts';
import { openDesk, orderDeskSchema, problemsIn, saveCall, sendCall } from './desk-state.ts';

const entry = { number: 'ORD-0100', customer: 'Sample Traders 9', placed: '2030-05-01', delivery: '2030-05-04' };
const firstOrders = ordersIn('en');
const as = (role: Role, chosen = 0) => openDesk('en', role, chosen);
const rowOf = (state: ReturnType<typeof as>, id = state.chosen) => state.rows.find((row) => row.id === id)!;

it('carries an order from entry through approval to the report’s rows', () => {
  let desk = sendCall(as('clerk'), saveCall(0, { ...entry, total: 5000.01 }));
  expect(desk.last).toMatchObject({ method: 'POST', status: 201 });
  const id = desk.chosen;
  desk = sendCall(desk, { method: 'POST', path: pathOf(id, 'submit') });
  expect(rowOf(desk, id).values['status']).toBe('waiting');
  desk = sendCall({ ...desk, role: 'manager' }, { method: 'POST', path: pathOf(id, 'approve') });
  expect(rowOf(desk, id).values['status']).toBe('approved');
  expect(safeParse(orderDeskSchema, desk).success).toBe(true);
});

it('needs no approval up to the limit', () => {
  const desk = sendCall(as('clerk'), saveCall(0, { ...entry, total: 5000 }));

  expect(rowOf(sendCall(desk, { method: 'POST', path: pathOf(desk.chosen, 'submit') })).values['status']).toBe(
    'approved',
  );
});

it('lets no one decide about their own order', () => {
  const own = firstOrders.find(({ values }) => values['by'] === 'manager')!;

  expect(refusalOf('approve', 'manager', own)).toBe('own');
  expect(callDesk(firstOrders, 'manager', { method: 'POST', path: pathOf(own.id, 'approve') })).toMatchObject({
    status: 403,
    rows: firstOrders,
  });
});

it('never reveals to a role a field that it may not see: not in a list, an order, an answer or a filter', () => {
  const hidden = deskOrder.fields.filter(({ id }) => FIELD_ACCESS[id]!.clerk === 'hidden');
  expect(hidden.map(({ id }) => id)).toEqual(['limit']);
  const answers = [
    callDesk(firstOrders, 'clerk', { method: 'GET', path: '/orders' }),
    callDesk(firstOrders, 'clerk', { method: 'GET', path: '/orders/1' }),
    callDesk(firstOrders, 'clerk', { method: 'POST', path: '/orders', body: { ...entry, total: 1 } }),
    callDesk(firstOrders, 'clerk', { method: 'PATCH', path: '/orders/7', body: { total: 12 } }),
    callDesk(firstOrders, 'clerk', { method: 'POST', path: '/orders/7/submit' }),
  ];

  for (const { status, body } of answers) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toContain('creditLimit');
  }
  expect(callDesk(firstOrders, 'manager', { method: 'GET', path: '/orders/1' }).body).toHaveProperty('creditLimit');
  expect(callDesk(firstOrders, 'clerk', { method: 'GET', path: '/orders?creditLimit.min=1' }).status).toBe(422);
});

it.each(ROLES)('refuses a %s every field that the table does not grant', (role) => {
  for (const { id } of deskOrder.fields) {
    const body = { [id === 'limit' ? 'creditLimit' : id === 'by' ? 'enteredBy' : id]: 1 };
    const { status, rows } = callDesk(firstOrders, role, { method: 'PATCH', path: '/orders/7', body });

    if (FIELD_ACCESS[id]![role] === 'edit') expect(status).not.toBe(403);
    else expect([status, rows]).toEqual([403, firstOrders]);
  }
});

it('keeps an approved order, and deletes none', () => {
  const approved = firstOrders.find(({ values }) => values['status'] === 'approved')!;

  for (const role of ROLES) {
    expect(callDesk(firstOrders, role, { method: 'PATCH', path: pathOf(approved.id), body: { total: 1 } }).status).toBe(
      403,
    );
    expect(callDesk(firstOrders, role, { method: 'DELETE', path: pathOf(approved.id) }).rows).toBe(firstOrders);
  }
});

it('reports a broken rule in the words of the form', () => {
  const desk = sendCall(as('clerk', 7), saveCall(7, { placed: '2030-05-01', delivery: '2030-04-01' }));

  expect(problemsIn(desk)).toEqual(['Delivery is before Placed. Enter the same or a later value.']);
  expect(problemsIn(sendCall(as('clerk', 7), saveCall(7, { number: 'ORD-0001' })))).toEqual([
    'Number is used by another row. Enter one of its own.',
  ]);
  expect(rowOf(desk)).toEqual(rowOf(as('clerk', 7)));
});

it('starts with orders that keep every rule, in each state of the workflow', () => {
  for (const { id, values } of firstOrders) {
    const { status } = callDesk(firstOrders, 'manager', { method: 'GET', path: pathOf(id) });
    expect(status).toBe(200);
    expect(String(values['delivery']) >= String(values['placed'])).toBe(true);
  }
  expect(new Set(firstOrders.map(({ values }) => values['status'])).size).toBeGreaterThan(2);
  expect(ACTIONS.some((action) => firstOrders.every((row) => refusalOf(action, 'manager', row) !== null))).toBe(false);
  expect(seenBy('clerk').fields).toHaveLength(deskOrder.fields.length - 1);
});
