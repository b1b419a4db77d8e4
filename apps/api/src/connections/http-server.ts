import { createServer, type RequestListener, type Server } from 'node:http';
import { takeInTurn } from './take-in-turn.ts';

/** How long a connection may stay open between two requests. */
const KEEP_ALIVE_MS = 72_000;

/** The server below the framework: a time limit on everything that a client sends, and one answer at a time for each connection. */
export function createHttpServer(listener: RequestListener): Server {
  const inTurn = takeInTurn(listener);
  const server = createServer(
    {
      headersTimeout: 5_000,
      // A second less than an answer may take, so that who sends slowly is told so.
      requestTimeout: 9_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 500,
      requireHostHeader: false,
    },
    inTurn,
  );
  // Otherwise the runtime would answer by itself, without our headers.
  server.on('checkExpectation', inTurn);
  return server;
}
