import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { note } from '../testing/note.ts';
import { createQueries } from '../testing/people.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, engines, type Engine, type TestDatabase } from '../testing/test-database.ts';
import { MACHINE_INFO } from '../testing/test-server.ts';

/** Number of failed attempts without a wait; a sixth would wait, and measure the throttle. */
const FREE_FAILURES = 5;

/** Enough rounds that two samples of one distribution differ by 0.05 only once in ten thousand runs. */
const ROUNDS = 1_000;
const ACCOUNTS = ROUNDS / FREE_FAILURES;

/** Number of accounts whose attempts are used up; each may be tried without a limit. */
const EXHAUSTED = 8;

type Ask = (round: number) => Promise<number>;

let place: TestDatabase;

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

describe.each(engines)('the time of a refused login on %s', (engine) => {
  it('does not distinguish a wrong password, an unknown user and a disabled one', async () => {
    const { known, disabled, refuse } = await startOn(engine);
    const { base, others } = await timeInTurn({
      'wrong password': (round) => refuse(known[round % ACCOUNTS], 401),
      'unknown user': (round) => refuse(`nobody-${round % ACCOUNTS}`, 401),
      'disabled user': (round) => refuse(disabled[round % ACCOUNTS], 401),
    });
    note(`refused logins on ${engine}`, { base, others });
    for (const other of others) expectAlike(other);
  });

  it('does not reveal, once the tries are used up, whether such a user exists', async () => {
    const { exhausted, exhaustedNobodies, refuse } = await startOn(engine);
    const { base, others } = await timeInTurn({
      'a user': (round) => refuse(exhausted[round % EXHAUSTED], 429),
      nobody: (round) => refuse(exhaustedNobodies[round % EXHAUSTED], 429),
    });
    note(`logins refused for their number on ${engine}`, { base, others });
    for (const other of others) expectAlike(other);
  });
});

/**
 * Starts a server process with accounts of every kind, and returns the time in milliseconds until it refuses one of
 * them.
 */
async function startOn(engine: Engine) {
  place = await createTestDatabase(engine);
  const db = openDatabase(place.location);
  await migrateToLatest(db);
  const queries = createQueries(db);
  const people = await queries.createPeople(2 * ACCOUNTS + EXHAUSTED);
  const userCodes = people.map(({ userCode }) => userCode);
  const known = userCodes.splice(0, ACCOUNTS);
  const disabled = userCodes.splice(0, ACCOUNTS);
  const exhausted = userCodes;
  const exhaustedNobodies = exhausted.map((_, index) => `exhausted-nobody-${index}`);
  await db.updateTable('users').set({ is_disabled: 1 }).where('user_code', 'in', disabled).execute();
  for (const userCode of [...exhausted, ...exhaustedNobodies]) await queries.exhaust(userCode);
  await db.destroy();

  // In this test one address sends the logins of all users.
  const env = { ...place.env, LOG_LEVEL: 'silent', LOGIN_ATTEMPTS_PER_MINUTE: '100000' };
  const address = String(await startServerProcess(env).settled);
  const refuse = async (userCode: string | undefined, status: number) => {
    const body = JSON.stringify({ userCode, password: 'wrong', lansysInfModel: MACHINE_INFO });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const started = performance.now();
    const answer = await fetch(`${address}/${AUTH_PATHS.login}`, init);
    await answer.arrayBuffer();
    const tookMs = performance.now() - started;
    expect({ userCode, status: answer.status }).toEqual({ userCode, status });
    return tookMs;
  };
  return { known, disabled, exhausted, exhaustedNobodies, refuse };
}

/** Runs each kind of login once a round, and compares the times with those of the first kind. */
async function timeInTurn(ways: Record<string, Ask>) {
  const timed = Object.entries(ways).map(([what, ask]) => ({ what, ask, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    // In another order each time: a response that follows a hash takes a little longer.
    const order = timed.map((way) => ({ way, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    for (const { way } of order) way.times.push(await way.ask(round));
  }
  const [first = { what: '', times: [] }, ...rest] = timed;
  const baseMs = medianOf(first.times);
  return {
    base: { what: first.what, samples: first.times.length, medianMs: toThousandths(baseMs) },
    others: rest.map(({ what, times }) => ({
      what,
      samples: times.length,
      laterMs: toThousandths(medianOf(times) - baseMs),
      area: toThousandths(areaOf(times, first.times)),
    })),
  };
}

/** Expects that the times reveal nothing: a guess from the time is right about half the time. */
function expectAlike({ laterMs, area }: { laterMs: number; area: number }): void {
  expect(Math.abs(laterMs)).toBeLessThanOrEqual(1);
  expect(area).toBeGreaterThanOrEqual(0.45);
  expect(area).toBeLessThanOrEqual(0.55);
}

/** Returns how often a time of one list is longer than one of the other (the rank AUC): 0.5 for equal distributions. */
function areaOf(list: readonly number[], base: readonly number[]): number {
  const wins = list.reduce((sum, time) => sum + base.filter((other) => other < time).length, 0);
  return wins / (list.length * base.length);
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

const toThousandths = (value: number) => Number(value.toFixed(3));
