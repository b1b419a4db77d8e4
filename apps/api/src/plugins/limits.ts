import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError, sendProblem } from './problems.ts';
import { queueLimit } from './queue-limit.ts';

/** From where on requests are turned away; 0 turns nobody away. */
export interface OverloadLimits {
  eventLoopDelayMs: number;
  /** Memory of the whole process. */
  rssBytes: number;
}

export interface LimitsOptions {
  overload: OverloadLimits;
}

/**
 * Counts the requests of a route by user instead of by address, so that those who share an address share no limit.
 *
 * For routes that ask for a session: who has none is refused before.
 */
export const countByUser = async (request: FastifyRequest) => (await request.requireSession()).userId;

/** How often it is looked whether visitors are turned away, and for how long they have to be until the server says that it is busy. */
const LOOK_MS = 500;
const BUSY_MS = 2_000;

/** The delay of the event loop is measured over a second, and that of the start is in the first one. */
const SETTLED_MS = 2_000;

/** Limits what one address may ask for, and turns requests away before an overload slows everybody down. */
export const limits = fp(
  async (app: FastifyInstance, { overload }: LimitsOptions) => {
    // Off by default: a route that needs a limit states it beside its access.
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { ttl }) => {
        const seconds = Math.ceil(ttl / 1000);
        return new ProblemError(429, `Too many requests. Try again in ${seconds} seconds.`, {
          retryAfterSeconds: seconds,
        });
      },
    });
    let listensSince = -Infinity;
    app.addHook('onListen', async () => void (listensSince = performance.now()));
    await app.register(underPressure, {
      maxEventLoopDelay: overload.eventLoopDelayMs,
      maxRssBytes: overload.rssBytes,
      pressureHandler: (request, reply, kind) => {
        // A busy process is alive: it must not be restarted for it.
        if (request.routeOptions.config.answersUnderPressure) return;
        // What was measured while the server started says nothing about the visitors.
        if (kind === underPressure.TYPE_EVENT_LOOP_DELAY && performance.now() - listensSince < SETTLED_MS) return;
        sendProblem(
          request,
          reply,
          new ProblemError(503, 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 }),
        );
      },
    });
    // A start, or one long turn, is no state of the server: those who send visitors here would come and go with it.
    let busyLooks = 0;
    const look = setInterval(() => (busyLooks = app.isUnderPressure() ? busyLooks + 1 : 0), LOOK_MS).unref();
    app.addHook('onClose', async () => clearInterval(look));
    app.decorate('turnsAway', () => busyLooks * LOOK_MS >= BUSY_MS);
    // A little sooner than the average of a second, which turns everybody away for as long.
    if (overload.eventLoopDelayMs > 0) await app.register(queueLimit, { delayMs: overload.eventLoopDelayMs * 0.8 });
  },
  { name: 'limits', dependencies: ['problems'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** True when visitors have been told for a while that the server is busy. */
    turnsAway(): boolean;
  }
  interface FastifyContextConfig {
    /** True for the routes that say how the process is. */
    answersUnderPressure?: boolean;
  }
}
