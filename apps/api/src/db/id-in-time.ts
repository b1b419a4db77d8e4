import { randomBytes } from 'node:crypto';

/** Tells ids of one millisecond apart, in their order. */
let count = 0;

/** Makes an id that begins with the time, so that ids sort as rows came. */
export function idInTime(at: Date): string {
  count = (count + 1) % 1_000_000;
  const time = at.getTime().toString(36).padStart(9, '0');
  return `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}
