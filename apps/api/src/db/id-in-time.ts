import { randomBytes } from 'node:crypto';

/** Counter that makes the ids of one millisecond distinct and keeps their order. */
let count = 0;

/** Number of characters of an id that are its time. */
const TIME_LENGTH = 9;

/**
 * Creates an id that begins with the time, so that ids sort in the order of creation.
 *
 * @param last the newest id before this one: the id sorts behind it, also when the clock was set back meanwhile.
 */
export function idInTime(at: Date, last?: string): string {
  count = (count + 1) % 1_000_000;
  const earliest = last === undefined ? 0 : Number.parseInt(last.slice(0, TIME_LENGTH), 36) + 1;
  const time = Math.max(at.getTime(), earliest).toString(36).padStart(TIME_LENGTH, '0');
  return `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}
