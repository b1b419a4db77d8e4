import { ruleMessagesIn } from '@genmaster/app-model';
import { connect } from './connect.ts';
import { mapAnswer, pathsOf, valueAt, withValueAt } from './map-answer.ts';
import { runCall, type Fault } from './retry.ts';
import { sampleServices } from './sample-services.ts';
import type { ServiceMappingState } from './service-mapping-state.ts';

const { parcel, payment } = sampleServices;
const policy = { attempts: 4, timeoutMs: 3000, firstWaitMs: 200 } as const;
const call = (faults: Fault[], operation: 'read' | 'create' | 'createOnce' = 'read') =>
  runCall(policy, { operation, faults, fits: () => true });
const map = (service: typeof parcel, change: object = {}) =>
  mapAnswer(
    service.entity,
    { ...(JSON.parse(service.payload) as object), ...change },
    { mapping: service.mapping, messages: ruleMessagesIn.en },
  );
const state: ServiceMappingState = {
  service: 'parcel',
  payload: parcel.payload,
  mapping: { ...parcel.mapping },
  operation: 'read',
  faults: [],
  policy,
};

it('finds every single value of a response, however deep', () => {
  const payload = { a: 1, b: { c: [{ d: 'x' }, null] } };

  expect(pathsOf(payload)).toEqual(['a', 'b.c.0.d', 'b.c.1']);
  expect(valueAt(payload, 'b.c.0.d')).toBe('x');
  expect(valueAt(payload, 'constructor.name')).toBeUndefined();
  expect(withValueAt(payload, 'b.c.0.d', 'y')).toEqual({ a: 1, b: { c: [{ d: 'y' }, null] } });
  expect(withValueAt(payload, 'b.e', 'y')).toEqual(payload);
});

it('maps the samples to our names', () => {
  expect(map(parcel).record).toEqual({
    reference: 'A-1042',
    expectedOn: '2030-04-02',
    weightKg: 1.25,
    status: 'in transit',
  });
  expect(map(payment).record).toEqual({ number: 'INV-0007', amount: 1299, paidOn: '2030-06-11', settled: true });
});

it.each([
  [1250, 1.25],
  ['33.3', 0.0333],
  [1e-7, 1e-10],
  [9007199254740991, 9007199254740.991],
])('divides %s without adding a digit', (sent, weight) => {
  const { fields } = map(parcel, { weight_g: sent });

  expect(fields.find(({ property }) => property === 'weightKg')!.value).toBe(weight);
});

it('refuses values that no rule accepts, with the rule’s own message', () => {
  const { record, fields } = map(parcel, { weight_g: 'heavy', eta: null });

  expect(record).toBeNull();
  expect(fields.flatMap(({ problem }) => problem ?? [])).toEqual([
    'Weight kg is no number. Enter digits, with a point before decimals.',
  ]);
});

it('reports a word that is not in its vocabulary as unknown', () => {
  const { record, fields } = map(parcel, { state: 'HELD' });

  expect(record).toMatchObject({ status: 'unknown' });
  expect(fields.find(({ isUnknown }) => isUnknown)).toMatchObject({ given: 'HELD' });
});

it('waits longer after each temporary failure, and uses the first successful response', () => {
  const { attempts, isTaken, totalMs } = call(['error', 'down', 'none']);

  expect(attempts.map(({ waitMs }) => waitMs)).toEqual([200, 400, null]);
  expect(isTaken).toBe(true);
  expect(totalMs).toBe(150 + 200 + 60 + 400 + 120);
});

it('aborts an attempt at the timeout, and waits as long as a busy service asks', () => {
  const { attempts } = call(['slow', 'busy']);

  expect(attempts[0]).toMatchObject({ endMs: 3000, status: null, reason: 'late', waitMs: 200 });
  expect(attempts[1]).toMatchObject({ status: 429, reason: 'asked', waitMs: 2000 });
});

it('gives up after the last attempt', () => {
  const { attempts, isTaken } = call(['down', 'down', 'down', 'down', 'down']);

  expect(attempts).toHaveLength(4);
  expect(attempts.at(-1)).toMatchObject({ reason: 'usedUp', waitMs: null });
  expect(isTaken).toBe(false);
});

it('does not retry requests that would fail again or book twice', () => {
  expect(call(['refused']).attempts.at(-1)?.reason).toBe('sameAgain');
  expect(call(['key']).attempts.at(-1)?.reason).toBe('needsPerson');
  expect(call(['slow'], 'create').attempts.map(({ reason }) => reason)).toEqual(['bookedTwice']);
  expect(call(['slow'], 'createOnce').isTaken).toBe(true);
});

it('refuses invalid data without a retry, and accepts a corrected value', () => {
  const broken = connect({ ...state, faults: ['down', 'badData'] });

  expect(broken.run.attempts.map(({ reason }) => reason)).toEqual(['passing', 'misfit']);
  expect(broken.last?.record).toBeNull();
  expect(connect({ ...state, faults: ['newValue'] }).last?.record).toMatchObject({ status: 'unknown' });
});

it('reads nothing from invalid JSON', () => {
  const { well, run } = connect({ ...state, payload: '{ "shipment_ref"' });

  expect(well).toBeNull();
  expect(run.attempts.at(-1)?.reason).toBe('misfit');
});
