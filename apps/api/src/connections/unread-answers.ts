import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';

export interface UnreadAnswersOptions {
  server: Server;
  log: FastifyBaseLogger;
  /** False behind a proxy, whose address is that of every visitor. */
  isAddressTheVisitors: boolean;
  /** @default {@link CONNECTION_LIMITS} */
  limits?: ConnectionLimits | undefined;
}

/** How much of the server a client may hold by not reading. */
export interface ConnectionLimits {
  /** How long a connection may hold an answer without taking any of it. */
  unreadMs: number;
  /** Connections of one address, or of one IPv6 network. */
  perAddress: number;
  /** Connections of one address that may hold an answer that they do not take, and of all addresses together. */
  stalledPerAddress: number;
  stalled: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  unreadMs: 20_000,
  perAddress: 1_000,
  stalledPerAddress: 100,
  stalled: 500,
};

/** How often connections are looked at. */
const SWEEP_MS = 1_000;

interface Connection {
  address: string;
  /** What the client, or its system, had taken when this was looked at last, and since when it took no more. */
  taken: number;
  since: number;
}

/**
 * Closes the connections whose clients do not read what they are answered.
 *
 * A connection that takes nothing for `unreadMs` is closed. Where many stall at once it is sooner: those that took
 * nothing for the longest time go first, so a visitor who reads is never sent away for those who do not.
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
    // The youngest first: those beyond a limit are the ones that have stalled the longest.
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

/** Bytes that were handed to the client's system; it grows while a long write is under way. */
function takenBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return socket.bytesWritten - (handle?.writeQueueSize ?? socket.writableLength);
}
