import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createPauseWatch } from './pause-watch.ts';
import { ProblemError, sendProblem, tooMany } from './problems.ts';
import { queueLimit } from './queue-limit.ts';
import { RequestCounts } from './request-counts.ts';

/** Limits from which requests are turned away; 0 for no limit. */
export interface OverloadLimits {
  eventLoopDelayMs: number;
  /** Memory of the whole process, in bytes. */
  rssBytes: number;
}

export interface LimitsOptions {
  overload: OverloadLimits;
  /** Returns how many running requests wait in a queue with a limit of its own. */
  countWaitingElsewhere?: () => number;
}

/**
 * Returns the user as the key of a rate limit, so that users who share an address do not share the limit.
 *
 * For routes that require a session: requests without one are refused before.
 */
export const countByUser = async (request: FastifyRequest) => (await request.requireSession()).userId;

/** Interval between two checks of the overload, and time of overload after which the server reports that it is busy. */
const LOOK_MS = 500;
const BUSY_MS = 2_000;

/** The delay of the event loop is measured over a second, and the first measurement includes the start or a pause. */
const SETTLED_MS = 2_000;

/** Registers rate limits per address, and turns requests away before an overload slows down all requests. */
export const limits = fp(
  async (app: FastifyInstance, { overload, countWaitingElsewhere = () => 0 }: LimitsOptions) => {
    // Off by default: a route that needs a limit declares it beside its access rule.
    await app.register(rateLimit, {
      global: false,
      store: RequestCounts,
      errorResponseBuilder: (_request, { ttl }) => tooMany('requests', Math.ceil(ttl / 1000)),
    });
    let runsSince = -Infinity;
    app.addHook('onListen', async () => void (runsSince = performance.now()));
    await app.register(underPressure, {
      maxEventLoopDelay: overload.eventLoopDelayMs,
      maxRssBytes: overload.rssBytes,
      pressureHandler: (request, reply, kind) => {
        // A busy process is alive: it must not be restarted because of its load.
        if (request.routeOptions.config.answersUnderPressure) return;
        // A measurement that includes the start, or a pause of the process, does not show the load of requests.
        if (kind === underPressure.TYPE_EVENT_LOOP_DELAY && performance.now() - runsSince < SETTLED_MS) return;
        sendProblem(
          request,
          reply,
          new ProblemError(503, 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 }),
        );
      },
    });
    // A start, or one long turn of the event loop, is not yet an overload: otherwise a load balancer would remove and
    // add the server repeatedly.
    let busyLooks = 0;
    const wasPaused = createPauseWatch(LOOK_MS);
    const look = setInterval(() => {
      if (wasPaused()) runsSince = performance.now();
      busyLooks = app.isUnderPressure() ? busyLooks + 1 : 0;
    }, LOOK_MS).unref();
    app.addHook('onClose', async () => clearInterval(look));
    app.decorate('turnsAway', () => busyLooks * LOOK_MS >= BUSY_MS);
    // A request may wait for the turn in which it arrives and for the next: together less than the average of a second,
    // which turns all requests away for a second.
    if (overload.eventLoopDelayMs > 0) {
      await app.register(queueLimit, { delayMs: overload.eventLoopDelayMs * 0.4, countWaitingElsewhere });
    }
  },
  { name: 'limits', dependencies: ['problems'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns true when requests have been turned away for some time. */
    turnsAway(): boolean;
  }
  interface FastifyContextConfig {
    /** True for the routes that report the state of the process. */
    answersUnderPressure?: boolean;
  }
}
