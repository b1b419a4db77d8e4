import { randomBytes } from 'node:crypto';

/** Counter that makes the ids of one millisecond distinct and keeps their order. */
let count = 0;

/** Creates an id that begins with the time, so that ids sort in the order of creation. */
export function idInTime(at: Date): string {
  count = (count + 1) % 1_000_000;
  const time = at.getTime().toString(36).padStart(9, '0');
  return `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}
