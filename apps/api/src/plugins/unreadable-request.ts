import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeAfterPending, findBegunResponse, hasRequest } from '../connections/take-in-turn.ts';
import { BARE_HEADERS } from './security-headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers input that is not HTTP, too slow or with too many headers, and closes the connection. No request object
 * exists, so the line in the log has no id of one.
 *
 * A complete request before it gets its response, and then the connection is closed without another one: the request
 * may have been carried out, and another head could become a part of its body. The same holds for the begun response to
 * an incomplete request, which is not waited for.
 */
export function refuseUnreadableRequest(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (closeAfterPending(socket)) return;
  const begun = findBegunResponse(socket);
  if (begun) return begun.writableEnded ? socket.destroySoon() : void socket.destroy();
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  // Browsers open connections in advance, which may end without a request. The text of the error may quote one.
  if (socket.bytesRead > 0) {
    this.log.info({ status, reason: error.code, remoteAddress: socket.remoteAddress }, 'unreadable request refused');
  }
  answer(socket, status, 'The request could not be read.');
}

/**
 * Answers a request for a tunnel (`CONNECT`), which reaches no route, and closes the connection. Node would close it
 * without an answer and without a line in the log.
 */
export function refuseTunnels({ server, log }: FastifyInstance): void {
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node has taken its own listeners off: an error without one would end the process.
    socket.on('error', () => socket.destroy());
    log.info({ status: 501, remoteAddress: socket.remoteAddress }, 'request for a tunnel refused');
    // Another head could become a part of the body of the response before it.
    if (hasRequest(socket)) return void socket.destroy();
    answer(socket, 501, 'This server opens no tunnels.');
    socket.destroySoon();
  });
}

/** Sends a problem document where there is no response object, and ends the connection. */
function answer(socket: Socket, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
}
