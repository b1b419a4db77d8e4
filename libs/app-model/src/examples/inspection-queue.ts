/** Checkpoints of the inspection, in order. */
export const CHECKPOINTS = ['fire-door-1', 'fire-door-2', 'stairs-lighting', 'extinguisher', 'exit-sign'] as const;

export const ANSWERS = ['pass', 'fail', 'not seen'] as const;

export type Checkpoint = (typeof CHECKPOINTS)[number];
export type Answer = (typeof ANSWERS)[number];

/** Answers that the office entered while the device was offline; a different answer is a conflict. */
export const OFFICE: Readonly<Partial<Record<Checkpoint, Answer>>> = { 'fire-door-2': 'pass' };

/** Entry that waits on the device until the server has confirmed it. */
export interface QueueEntry {
  /** Number in the order of the entries. */
  number: number;
  what: 'answer' | 'photo';
  checkpoint: Checkpoint;
  answer: Answer;
  note: string;
  status: 'waiting' | 'conflict';
  attempts: number;
}

/** A device on a visit. */
export interface Device {
  isOnline: boolean;
  /** Index of the current question. */
  at: number;
  /** Number of all entries made so far. */
  count: number;
  queue: readonly QueueEntry[];
  /** Confirmations of the server: `fire-door-1: pass`. */
  confirmed: readonly string[];
}

export const FIRST_DEVICE: Device = { isOnline: false, at: 0, count: 0, queue: [], confirmed: [] };

/** Stores an answer and its photo note on the device, and moves to the next question. */
export function recordAnswer(
  device: Device,
  { answer, note, hasPhoto }: { answer: Answer; note: string; hasPhoto: boolean },
): Device {
  const checkpoint = CHECKPOINTS[device.at];
  if (!checkpoint) return device;
  const entry = (what: QueueEntry['what'], number: number): QueueEntry => ({
    number,
    what,
    checkpoint,
    answer,
    note,
    status: 'waiting',
    attempts: 0,
  });
  const made = [entry('answer', device.count + 1), ...(hasPhoto ? [entry('photo', device.count + 2)] : [])];
  return { ...device, at: device.at + 1, count: device.count + made.length, queue: [...device.queue, ...made] };
}

/** Returns the next entry to send: answers in their order, then photos, one at a time. */
export const nextOf = ({ queue }: Pick<Device, 'queue'>): QueueEntry | undefined =>
  queue.find(({ what, status }) => what === 'answer' && status === 'waiting') ??
  queue.find(({ what, status }) => what === 'photo' && status === 'waiting');

/** Tries to send one entry. It stays in the queue until the server has confirmed it. */
export function sendNext(device: Device): Device {
  const next = nextOf(device);
  if (!next) return device;
  const change = (part: Partial<QueueEntry>): Device => ({
    ...device,
    queue: device.queue.map((entry) =>
      entry.number === next.number ? { ...entry, attempts: entry.attempts + 1, ...part } : entry,
    ),
  });
  if (!device.isOnline) return change({});
  const office = OFFICE[next.checkpoint];
  if (next.what === 'answer' && office !== undefined && office !== next.answer) return change({ status: 'conflict' });
  return confirm(device, next);
}

/** Resolves a conflict with the device’s own answer or with that of the office. */
export function settle(device: Device, number: number, keep: 'mine' | 'office'): Device {
  const entry = device.queue.find((one) => one.number === number);
  if (!entry) return device;
  const answer = keep === 'mine' ? entry.answer : (OFFICE[entry.checkpoint] ?? entry.answer);
  return confirm(device, { ...entry, answer });
}

function confirm(device: Device, { number, what, checkpoint, answer }: QueueEntry): Device {
  const said = what === 'photo' ? `${checkpoint}: ${photoOf(number)}` : `${checkpoint}: ${answer}`;
  return {
    ...device,
    queue: device.queue.filter((one) => one.number !== number),
    confirmed: [...device.confirmed, said],
  };
}

export const entryName = (number: number): string => `q-${String(number).padStart(4, '0')}`;
export const photoOf = (number: number): string => `photo-${String(number).padStart(4, '0')}.jpg`;

/** Counts the waiting answers and photos. */
export const waitingOf = ({ queue }: Device): { answers: number; photos: number } => ({
  answers: queue.filter(({ what }) => what === 'answer').length,
  photos: queue.filter(({ what }) => what === 'photo').length,
});

/** Returns an entry as the device stores it. */
export const storedEntry = ({ number, what, checkpoint, answer, note, status, attempts }: QueueEntry) => ({
  id: entryName(number),
  entity: 'InspectionAnswer',
  operation: 'create',
  status,
  attempts,
  data: what === 'photo' ? { checkpoint, photo: photoOf(number) } : { checkpoint, answer, ...(note ? { note } : {}) },
});
