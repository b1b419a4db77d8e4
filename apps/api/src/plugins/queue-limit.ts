import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** Number of requests that may always run at once while the turns of the event loop are short. */
export const ALWAYS_TAKEN = 40;

/** Number of requests that may always run at once, also while turns are long. */
export const FEW = 16;

/**
 * Time window in milliseconds: beyond `ALWAYS_TAKEN`, as many requests may run as were answered in the last or the
 * current window. So a new request waits about as long.
 */
const LONGEST_WAIT_MS = 250;

/** Interval of the timer that measures the turns of the event loop, in milliseconds. */
const TICK_MS = 20;

/** Factor by which the limit grows with each short turn: it doubles in 0.7 s. */
const GROWTH = 1.02;

export interface QueueLimitOptions {
  /** Time in a turn of the event loop after which requests are refused, in milliseconds. */
  delayMs: number;
  /** Returns how many running requests wait in a queue with a limit of its own. @default none */
  countWaitingElsewhere?: () => number;
}

/**
 * Turns requests away as soon as they would have to wait, where the average of a second would react too late.
 *
 * Two queues are watched. Requests that wait for PostgreSQL do not block others, but each new one waits behind all of
 * them: no more are accepted than are answered in a quarter of a second. And where the work itself blocks the event
 * loop, its turns get long, and a request waits for several of them: unread until the end of one, then for an end after
 * each query. A turn that takes a quarter of `delayMs` sets a limit: no more may run than are answered in half of
 * `delayMs`; each short turn raises the limit a little. And after a turn that took half of `delayMs`, requests that come
 * later than `delayMs` in the next one are refused.
 *
 * A request counts from its complete arrival until its response is ready, so slow connections do not count.
 */
export const queueLimit = fp(
  async (app: FastifyInstance, { delayMs, countWaitingElsewhere = () => 0 }: QueueLimitOptions) => {
    /** Start time of each running request, the oldest first. */
    const underWay = new Map<FastifyRequest, number>();
    let answered = 0;
    let answeredBefore = 0;
    const count = setInterval(() => {
      answeredBefore = answered;
      answered = 0;
    }, LONGEST_WAIT_MS).unref();
    const countRunning = () => underWay.size - countWaitingElsewhere();
    const countAnswers = () => Math.max(answeredBefore, answered);
    let limit = Infinity;
    let lastTurnMs = 0;
    let turnBegan = performance.now();
    /**
     * Number of requests that ran or arrived in this turn. When there are few, other load on the machine made the turn
     * long.
     */
    let inTurn = 0;
    const tick = setInterval(() => {
      const now = performance.now();
      lastTurnMs = now - turnBegan - TICK_MS;
      const isTooMuch = inTurn >= FEW && lastTurnMs > delayMs / 4;
      limit = isTooMuch ? Math.max(FEW, (countAnswers() * delayMs) / 2 / LONGEST_WAIT_MS) : limit * GROWTH;
      turnBegan = now;
      inTurn = countRunning();
    }, TICK_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(count);
      clearInterval(tick);
    });

    const isOverdue = (now: number) => {
      const running = countRunning();
      if (running >= limit) return true;
      if (lastTurnMs > delayMs / 2 && inTurn > FEW && now - turnBegan > delayMs) return true;
      const [oldest = now] = underWay.values();
      return running >= Math.max(ALWAYS_TAKEN, countAnswers()) && now - oldest > delayMs;
    };
    const enter = (request: FastifyRequest) => {
      if (request.routeOptions.config.answersUnderPressure || underWay.has(request)) return;
      const now = performance.now();
      inTurn += 1;
      if (isOverdue(now)) {
        throw new ProblemError(503, 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 });
      }
      underWay.set(request, now);
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
