import { FIRST_DEVICE, settle, waitingOf, type Answer } from '@genmaster/app-model';
import * as v from 'valibot';
import { deviceSchema, giveAnswer, setSignal, stateOf } from './sync-device.ts';

const visit = (answers: Answer[], isOnline = false) =>
  answers.reduce((device, answer) => giveAnswer(device, answer), setSignal(FIRST_DEVICE, isOnline));

it('keeps answers without a connection, and loses none', () => {
  const device = visit(['pass', 'pass', 'fail']);

  expect(waitingOf(device)).toEqual({ answers: 3, photos: 0 });
  expect(device.confirmed).toEqual([]);
});

it('sends the queue in order when the connection returns', () => {
  expect(setSignal(visit(['pass', 'pass', 'fail']), true)).toMatchObject({
    queue: [],
    confirmed: ['fire-door-1: pass', 'fire-door-2: pass', 'stairs-lighting: fail'],
  });
});

it('holds a conflict back, sends the rest, and lets a person resolve it', () => {
  const device = setSignal(visit(['pass', 'fail', 'pass']), true);

  expect(device.queue).toMatchObject([{ checkpoint: 'fire-door-2', status: 'conflict' }]);
  expect(device.confirmed).toHaveLength(2);
  expect(settle(device, device.queue[0]!.number, 'mine').confirmed).toContain('fire-door-2: fail');
  expect(settle(device, device.queue[0]!.number, 'office').confirmed).toContain('fire-door-2: pass');
});

it('sends at once while there is a connection, and keeps a state that can be restored', () => {
  const device = visit(['pass', 'pass', 'pass', 'pass', 'pass'], true);

  expect(device).toMatchObject({ at: 5, queue: [] });
  expect(v.parse(deviceSchema, stateOf(visit(['fail', 'fail'])))).toMatchObject({ at: 2 });
});
