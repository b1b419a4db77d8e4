import { createServer, type RequestListener, type Server } from 'node:http';
import { takeInTurn } from './take-in-turn.ts';

/** Time for which a connection may stay open between two requests, in milliseconds. */
const KEEP_ALIVE_MS = 72_000;

/**
 * Creates the HTTP server of the framework: with a time limit on everything that a client sends, and one response at a
 * time for each connection.
 */
export function createHttpServer(listener: RequestListener): Server {
  const inTurn = takeInTurn(listener);
  const server = createServer(
    {
      headersTimeout: 5_000,
      // A second less than the time limit of a handler, so that a client that sends slowly gets its own error.
      requestTimeout: 9_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 500,
      requireHostHeader: false,
    },
    inTurn,
  );
  // Otherwise Node would answer by itself, without our headers.
  server.on('checkExpectation', inTurn);
  return server;
}
