import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** Number of requests that may always run at once; at most 34 of them are logins that wait for their hash. */
export const ALWAYS_TAKEN = 40;

/**
 * Time window in milliseconds: beyond that number, as many requests may run as were answered in the last or the current
 * window. So a new request waits about as long.
 */
const LONGEST_WAIT_MS = 250;

/** Interval of the timer that measures the turns of the event loop, in milliseconds. */
const TICK_MS = 20;

/** Duration from which a turn of the event loop is long, in milliseconds: then requests queue behind it. */
const LONG_TURN_MS = 100;

/** Number of requests in one turn below which there is no queue: the machine was busy with other work. */
const FEW = 20;

/**
 * Turns requests away as soon as they would have to wait, where the average of a second would react too late.
 *
 * Two queues are watched. Requests that wait for PostgreSQL do not block others, but each new one waits behind all of
 * them: no more are accepted than are answered in a quarter of a second. And where the work itself blocks the event
 * loop, unread requests wait: from the second long turn in a row on, requests that come later than `delayMs` in a turn
 * are refused. A request counts from its complete arrival until its response is ready, so slow connections do not
 * count.
 */
export const queueLimit = fp(
  async (app: FastifyInstance, { delayMs }: { delayMs: number }) => {
    /** Start time of each running request, the oldest first. */
    const underWay = new Map<FastifyRequest, number>();
    let answered = 0;
    let answeredBefore = 0;
    const count = setInterval(() => {
      answeredBefore = answered;
      answered = 0;
    }, LONGEST_WAIT_MS).unref();
    let turnBegan = performance.now();
    let lastTurnMs = 0;
    let begun = 0;
    const tick = setInterval(() => {
      const now = performance.now();
      lastTurnMs = now - turnBegan - TICK_MS;
      turnBegan = now;
      begun = 0;
    }, TICK_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(count);
      clearInterval(tick);
    });

    const isOverdue = (now: number) => {
      if (begun >= FEW && lastTurnMs > LONG_TURN_MS && now - turnBegan > delayMs) return true;
      const [oldest = now] = underWay.values();
      return underWay.size >= Math.max(ALWAYS_TAKEN, answeredBefore, answered) && now - oldest > delayMs;
    };
    const enter = (request: FastifyRequest) => {
      if (request.routeOptions.config.answersUnderPressure || underWay.has(request)) return;
      const now = performance.now();
      if (isOverdue(now)) {
        throw new ProblemError(503, 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 });
      }
      underWay.set(request, now);
      begun += 1;
    };
    const leave = (request: FastifyRequest) => {
      if (underWay.delete(request)) answered += 1;
    };
    app.addHook(
      'onRequest',
      atOnce((request, reply) => {
        // A client that disconnects gets no response, so the hook for responses does not run.
        reply.raw.once('close', () => leave(request));
        if (!hasBody(request)) enter(request);
      }),
    );
    app.addHook('preValidation', atOnce(enter));
    app.addHook('onSend', (request, _reply, payload, done) => {
      leave(request);
      done(null, payload);
    });
  },
  { name: 'queue-limit', dependencies: ['problems'] },
);

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);
