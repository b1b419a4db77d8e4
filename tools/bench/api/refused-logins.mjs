import { median } from '../table.mjs';
import { loginOf } from './calls.mjs';

/** Five failures of each account are free; a sixth would wait and measure the throttle. */
const FREE_FAILURES = 5;

/** Times refused logins of users that exist and of users that do not, one after the other, and compares them. */
export async function timeRefusedLogins(engine, { address, people }) {
  const times = { known: [], unknown: [] };
  const refuse = async (userCode) => {
    const { path, ...init } = loginOf(userCode, 'wrong');
    const started = performance.now();
    const response = await fetch(address + path, init);
    await response.arrayBuffer();
    const took = performance.now() - started;
    if (response.status !== 401) throw new Error(`A wrong password got ${response.status} on ${engine}.`);
    return took;
  };
  for (let index = 0; index < people.length * FREE_FAILURES; index += 1) {
    const number = index % people.length;
    times.known.push(await refuse(people[number].userCode));
    times.unknown.push(await refuse(`nobody-${number}`));
  }
  const wins = times.known.reduce((sum, known) => sum + times.unknown.filter((unknown) => unknown < known).length, 0);
  const area = wins / (times.known.length * times.unknown.length);
  const medians = Object.entries(times).map(([who, list]) => `${who} ${median(list).toFixed(2)} ms`);
  console.log(
    `refused login on ${engine}, ${times.known.length} each: median ${medians.join(', ')}; rank AUC ${area.toFixed(3)}`,
  );
}
