import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hasRequest } from './take-in-turn.ts';

/**
 * Returns a function that closes the connections on which no request is under way: kept for a next request, opened in
 * advance by a browser, or with a head that has not arrived completely.
 *
 * A stopping server of Node closes only the first kind, and ends its time limit for the others.
 */
export function closeUnasked(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (!hasRequest(socket)) socket.destroy();
  };
}
