import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** Requests that may always be under way at once; logins that wait to be hashed are 34 of them at most. */
export const ALWAYS_TAKEN = 40;

/** Beyond those, as many may be under way as were answered in this time, the last one or the present: whoever comes waits about as long. */
const LONGEST_WAIT_MS = 250;

/** How often the event loop shows that it turns. */
const TICK_MS = 20;

/** A turn of the event loop that takes longer than this has a queue behind it. */
const LONG_TURN_MS = 100;

/** Fewer requests than this in one turn are no queue: the machine was busy with something else. */
const FEW = 20;

/**
 * Turns requests away as soon as they would have to wait, where the average of a second would tell too late.
 *
 * Two queues are watched. Requests that wait for PostgreSQL hold up nobody, yet
 * each new one waits behind all of them: no more are taken than are answered in
 * a quarter of a second. And where the work itself holds the event loop, the requests
 * that it has not read yet wait: from the second long turn in a row on, what
 * comes after `delayMs` of a turn is not begun. A request counts from when it is
 * there as a whole until its answer is ready, so slow connections count for
 * nothing.
 */
export const queueLimit = fp(
  async (app: FastifyInstance, { delayMs }: { delayMs: number }) => {
    /** When each request began, the oldest first. */
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
        // Whoever hangs up is answered no more.
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
