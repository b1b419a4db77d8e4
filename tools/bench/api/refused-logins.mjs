import { median } from '../table.mjs';
import { loginOf } from './calls.mjs';

/** Five failures of each account are free; a sixth would wait and measure the throttle. */
const FREE_FAILURES = 5;

/** Accounts whose tries are used up; each may be asked as often as one likes. */
const EXHAUSTED = 8;

/**
 * Times refused logins of every kind, one after the other, and compares them with those they must not be told from.
 *
 * A wrong password, a user who does not exist and one who is disabled get one
 * answer. An account whose tries are used up gets another one, sooner; whether
 * it exists must not be told from that either.
 */
export async function timeRefusedLogins(engine, { address, people, queries, disable }) {
  const half = Math.floor(people.length / 2);
  const [known, disabled] = [people.slice(0, half), people.slice(half, 2 * half)].map((list) =>
    list.map(({ userCode }) => userCode),
  );
  await disable(disabled);
  const exhausted = known.slice(0, EXHAUSTED);
  const usable = known.slice(EXHAUSTED);
  const nobodies = exhausted.map((_, index) => `exhausted-nobody-${index}`);
  for (const userCode of [...exhausted, ...nobodies]) await queries.exhaust(userCode);

  const refuse = async (userCode, expected) => {
    const { path, ...init } = loginOf(userCode, 'wrong');
    const started = performance.now();
    const response = await fetch(address + path, init);
    await response.arrayBuffer();
    const took = performance.now() - started;
    if (response.status !== expected) throw new Error(`${userCode} got ${response.status} on ${engine}.`);
    return took;
  };
  const kinds = {
    'wrong password': (index) => refuse(usable[index % usable.length], 401),
    'unknown user': (index) => refuse(`nobody-${index % usable.length}`, 401),
    'disabled user': (index) => refuse(disabled[index % usable.length], 401),
    'tries used up': (index) => refuse(exhausted[index % EXHAUSTED], 429),
    'tries used up, unknown user': (index) => refuse(nobodies[index % EXHAUSTED], 429),
  };
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let index = 0; index < usable.length * FREE_FAILURES; index += 1) {
    // In another order each time: an answer that follows a hash takes a little longer.
    const order = Object.entries(kinds).sort(() => Math.random() - 0.5);
    for (const [kind, ask] of order) times[kind].push(await ask(index));
  }
  for (const [kind, list] of Object.entries(times)) {
    const base = kind.startsWith('tries') ? 'tries used up' : 'wrong password';
    const compared = kind === base ? '' : `; rank AUC against ${base} ${areaOf(list, times[base]).toFixed(3)}`;
    console.log(`refused login on ${engine}, ${kind}, ${list.length}: median ${median(list).toFixed(2)} ms${compared}`);
  }
}

/** How often a time of the one list is longer than one of the other: 0.5 where nothing can be told from it. */
function areaOf(list, base) {
  const wins = list.reduce((sum, time) => sum + base.filter((other) => other < time).length, 0);
  return wins / (list.length * base.length);
}
