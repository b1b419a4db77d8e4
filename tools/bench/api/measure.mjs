import autocannon from 'autocannon';
import { CALLS } from './calls.mjs';

/** Returns the duration of a measurement in seconds: a full queue of logins must finish within it. */
const secondsOf = (call) => (call === 'login' ? 8 : 3);

/** Sends each call once and throws unless the response is successful. */
export async function assertAnswers({ address, people: [person], calls }) {
  for (const [call, { request, isDone, learn }] of Object.entries(calls)) {
    const { path, ...init } = request(person);
    const response = await fetch(address + path, init);
    const body = await response.text();
    if (response.status !== 200 || !isDone(JSON.parse(body))) {
      throw new Error(`${CALLS[call].title} at ${address} got ${response.status}: ${body}`);
    }
    learn?.(person, body);
  }
}

/**
 * Sends a call repeatedly and returns the number of successful responses and of refusals (503).
 *
 * Each connection is a separate person, who waits for a response before the next call.
 */
export async function sendFrom({ address, people, calls }, call, connections) {
  const { request, learn } = calls[call];
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

/** Runs the same queries repeatedly, in several loops in this process. */
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
        // SQLite answers synchronously: without this pause one loop would block the other loops and the timers.
        if (!isDone || done % loops === 0) await new Promise(setImmediate);
      }
    }),
  );
  return { done, seconds: (performance.now() - started) / 1000, refused };
}
