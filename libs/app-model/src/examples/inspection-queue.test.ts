import {
  CHECKPOINTS,
  FIRST_DEVICE,
  nextOf,
  recordAnswer,
  sendNext,
  settle,
  storedEntry,
  waitingOf,
  type Device,
} from './inspection-queue.ts';

const online = (device: Device): Device => ({ ...device, isOnline: true });
const give = (device: Device, answer: 'pass' | 'fail' | 'not seen', hasPhoto = false) =>
  recordAnswer(device, { answer, note: '', hasPhoto });

/** Two answers given without a connection, the first with a photo note. */
const away = give(give(FIRST_DEVICE, 'pass', true), 'fail');

it('stores answers and photos on the device, and counts them', () => {
  expect(waitingOf(away)).toEqual({ answers: 2, photos: 1 });
  expect(away.at).toBe(2);
});

it('keeps every entry while there is no connection, and counts the attempts', () => {
  const tried = sendNext(sendNext(away));

  expect(tried.queue).toHaveLength(3);
  expect(tried.queue[0]?.attempts).toBe(2);
});

it('sends answers in the order in which they were given, and photos after all of them', () => {
  const order: string[] = [];
  let device = online(give(give(FIRST_DEVICE, 'pass', true), 'pass'));
  for (let next = nextOf(device); next; next = nextOf(device)) {
    order.push(`${next.what} ${next.checkpoint}`);
    device = sendNext(device);
  }

  expect(order).toEqual(['answer fire-door-1', 'answer fire-door-2', 'photo fire-door-1']);
  expect(device.queue).toEqual([]);
  expect(device.confirmed).toHaveLength(3);
});

it('shows a conflict with the office’s value, and keeps the entry until a person decides', () => {
  const conflict = sendNext(sendNext(online(away)));
  const entry = conflict.queue.find(({ status }) => status === 'conflict');

  expect(entry).toMatchObject({ checkpoint: 'fire-door-2', answer: 'fail', attempts: 1 });
  // The conflict does not block the photo of the first answer.
  expect(nextOf(conflict)?.what).toBe('photo');
  expect(settle(conflict, entry!.number, 'mine').confirmed.at(-1)).toBe('fire-door-2: fail');
  expect(settle(conflict, entry!.number, 'office').confirmed.at(-1)).toBe('fire-door-2: pass');
  expect(waitingOf(settle(conflict, entry!.number, 'mine'))).toEqual({ answers: 0, photos: 1 });
});

it('asks each checkpoint once', () => {
  const done = CHECKPOINTS.reduce((device) => give(device, 'pass'), FIRST_DEVICE);

  expect(give(done, 'fail')).toBe(done);
  expect(done.queue.map(({ checkpoint }) => checkpoint)).toEqual(CHECKPOINTS);
});

it('prints an entry in the format of the device', () => {
  expect(storedEntry(away.queue[2]!)).toEqual({
    id: 'q-0003',
    entity: 'InspectionAnswer',
    operation: 'create',
    status: 'waiting',
    attempts: 0,
    data: { checkpoint: 'fire-door-2', answer: 'fail' },
  });
});
