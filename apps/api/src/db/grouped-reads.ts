import type { PreparedRead, ReadFirst } from './direct-reads.ts';

/** Maximum number of concurrent statements of one query. */
const MOST_AT_ONCE = 2;
/** Maximum number of values in one statement. */
const MOST_VALUES = 64;

/** Runs a statement and returns all of its rows. */
export type ReadAll = (sql: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>;

interface Waiting {
  value: string;
  resolve: (row: Record<string, unknown> | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects the values that arrive during a statement, and reads them together in the next one.
 *
 * PostgreSQL parses, plans and answers a statement for ten values in about the time of one for a single value, and the
 * server reads one message instead of ten: the more requests there are, the less each costs. A single request does not
 * wait. An error fails the whole group, so the values must be ones that the database cannot refuse.
 */
export function readInGroups(readAll: ReadAll): ReadFirst {
  const queries = new Map<PreparedRead, (value: string) => Promise<unknown>>();
  return (read, value) => {
    const readInGroup = queries.get(read) ?? createGroupedRead(read, readAll);
    queries.set(read, readInGroup);
    return readInGroup(value);
  };
}

/** Reads each value in its own statement. */
export function readOneByOne(readAll: ReadAll): ReadFirst {
  return async ({ sql, parameters, place }, value) => (await readAll(sql, parameters.with(place, value)))[0];
}

function createGroupedRead(read: PreparedRead, readAll: ReadAll) {
  const sql = sqlForMany(read);
  const waiting: Waiting[] = [];
  let atOnce = 0;
  let isScheduled = false;

  const readGroup = async (group: readonly Waiting[]) => {
    try {
      const values = group.map(({ value }) => value);
      const rows = await readAll(sql, read.parameters.with(read.place, values));
      const byPlace = new Map(rows.map(({ place_in_group, ...row }) => [place_in_group, row]));
      for (const [index, { resolve }] of group.entries()) resolve(byPlace.get(index + 1));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const readWaiting = () => {
    isScheduled = false;
    while (waiting.length > 0 && atOnce < MOST_AT_ONCE) {
      atOnce += 1;
      void readGroup(waiting.splice(0, MOST_VALUES)).finally(() => {
        atOnce -= 1;
        readWaiting();
      });
    }
  };
  return (value: string) =>
    new Promise((resolve, reject) => {
      waiting.push({ value, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      // Runs after the other requests of this turn of the event loop, which then share the statement.
      setImmediate(readWaiting);
    });
}

/** Returns a statement that runs the query for each value of an array, with the index of the value. */
function sqlForMany({ sql, place }: PreparedRead): string {
  const parameter = `$${place + 1}`;
  const forOne = sql.replaceAll(new RegExp(`\\${parameter}(?!\\d)`, 'g'), 'one.value');
  return `select one.place_in_group::int, found.* from unnest(${parameter}::text[]) with ordinality as one(value, place_in_group) cross join lateral (${forOne} limit 1) as found`;
}
