import autocannon from 'autocannon';
import { CALLS } from './calls.mjs';

/** How long each measurement takes: a full queue of logins has to be through within. */
const secondsOf = (call) => (call === 'login' ? 8 : 3);

/** Sends each call once and throws unless the answer is what the call is for. */
export async function assertAnswers({ address, people: [person] }) {
  for (const { title, request, isDone, learn } of Object.values(CALLS)) {
    const { path, ...init } = request(person);
    const response = await fetch(address + path, init);
    const body = await response.text();
    if (response.status !== 200 || !isDone(JSON.parse(body))) {
      throw new Error(`${title} at ${address} got ${response.status}: ${body}`);
    }
    learn?.(person, body);
  }
}

/**
 * Sends a call again and again: how many good answers came, and how many that said to come back in a moment (503).
 *
 * Each connection is a person of its own, who waits for an answer before the next call.
 */
export async function sendFrom({ address, people }, call, connections) {
  const { request, learn } = CALLS[call];
  let next = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: secondsOf(call),
    setupClient(client) {
      const person = people[(next += 1) % people.length];
      client.setRequests([
        {
          ...request(person),
          setupRequest: (template) => ({ ...template, ...request(person) }),
          ...(learn ? { onResponse: (status, body) => status === 200 && learn(person, body) } : {}),
        },
      ]);
    },
  });
  const counts = Object.fromEntries(
    Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
  );
  const { 200: good = 0, 503: refused = 0, ...unexpected } = counts;
  if (Object.keys(unexpected).length + result.errors > 0) {
    throw new Error(`${call} at ${connections}: ${JSON.stringify(counts)}, ${result.errors} errors.`);
  }
  return { done: good, seconds: result.duration, refused };
}

/** Makes the same queries again and again, from as many loops in this process. */
export async function queryFrom({ people, queries }, call, loops) {
  const query = queries[CALLS[call].query];
  const started = performance.now();
  const end = started + secondsOf(call) * 1000;
  let done = 0;
  let refused = 0;
  await Promise.all(
    Array.from({ length: loops }, async (_, index) => {
      while (performance.now() < end) {
        const isDone = await query(people[index % people.length]).then(
          () => true,
          (error) => {
            if (error.status !== 503) throw error;
            return false;
          },
        );
        if (isDone) done += 1;
        else refused += 1;
        // SQLite answers at once: without this a loop would never let the others, or the clock, in.
        if (!isDone || done % loops === 0) await new Promise(setImmediate);
      }
    }),
  );
  return { done, seconds: (performance.now() - started) / 1000, refused };
}
