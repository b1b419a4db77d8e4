import type { FastifyReply, FastifyRequest } from 'fastify';

/** Wraps a synchronous hook: this saves each request the promise of an `async` hook, and its turn of the event loop. */
export const atOnce =
  (work: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    try {
      work(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
