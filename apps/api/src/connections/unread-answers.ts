import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';

export interface UnreadAnswersOptions {
  server: Server;
  log: FastifyBaseLogger;
  /** False behind a proxy, where every connection has the address of the proxy. */
  isAddressTheVisitors: boolean;
  /** Limits on such connections. @default {@link CONNECTION_LIMITS} */
  limits?: ConnectionLimits | undefined;
}

/** Limits on the connections of clients that do not read their responses. */
export interface ConnectionLimits {
  /** Time after which a connection is closed if the client reads nothing of a response, in milliseconds. */
  unreadMs: number;
  /** Maximum number of connections of one address, or of one IPv6 network. */
  perAddress: number;
  /** Maximum number of stalled connections (with an unread response) of one address, and of all addresses. */
  stalledPerAddress: number;
  stalled: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  unreadMs: 20_000,
  perAddress: 1_000,
  stalledPerAddress: 100,
  stalled: 500,
};

/** Interval between two checks of the connections, in milliseconds. */
const SWEEP_MS = 1_000;

interface Connection {
  address: string;
  /**
   * Bytes that the client, or its system, had received at the last check, and the time since which this number is
   * unchanged.
   */
  taken: number;
  since: number;
}

/**
 * Closes the connections whose clients do not read their responses.
 *
 * A connection that reads nothing for `unreadMs` is closed. When many stall at once, they are closed earlier, the
 * longest stalled first, so that a visitor who reads is never turned away because of them.
 */
export function closeUnread({ server, log, isAddressTheVisitors, limits }: UnreadAnswersOptions): void {
  const { unreadMs, perAddress, stalledPerAddress, stalled } = limits ?? CONNECTION_LIMITS;
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  let closed = 0;
  const close = (socket: Socket) => {
    closed += 1;
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const address = isAddressTheVisitors ? normalizeIP(socket.remoteAddress ?? '') : '';
    const count = counts.get(address) ?? 0;
    if (isAddressTheVisitors && count >= perAddress) {
      const unread = [...connections].find(([other, { address: its }]) => its === address && other.writableLength > 0);
      close(unread ? unread[0] : socket);
      if (!unread) return;
    }
    counts.set(address, count + 1);
    connections.set(socket, { address, taken: 0, since: performance.now() });
    socket.once('close', () => {
      connections.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });

  const sweep = setInterval(() => {
    const now = performance.now();
    const waiting: { socket: Socket; connection: Connection }[] = [];
    for (const [socket, connection] of connections) {
      const taken = takenBy(socket);
      if (socket.writableLength === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.since = now;
      } else if (now - connection.since >= unreadMs) close(socket);
      else waiting.push({ socket, connection });
    }
    waiting.sort((one, other) => other.connection.since - one.connection.since);
    const stalledOf = new Map<string, number>();
    // The latest first: the connections beyond a limit are the ones that have stalled the longest.
    for (const [index, { socket, connection }] of waiting.entries()) {
      const ofAddress = (stalledOf.get(connection.address) ?? 0) + 1;
      stalledOf.set(connection.address, ofAddress);
      if (index >= stalled || (isAddressTheVisitors && ofAddress > stalledPerAddress)) close(socket);
    }
    if (closed > 0) log.warn({ closed }, 'connections were closed that held too much or read nothing');
    closed = 0;
  }, SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));
}

/** Returns the number of bytes passed to the client's system; it grows during a long write. */
function takenBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return socket.bytesWritten - (handle?.writeQueueSize ?? socket.writableLength);
}
