import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Number of requests that may wait on a connection behind the current one. Browsers send the next request after the
 * response.
 */
export const LONGEST_LINE = 16;

interface Line {
  last: ServerResponse;
  /** The response before the last one, or `null`. */
  before: ServerResponse | null;
  waiting: number;
}

/** Number of pipelined requests (sent before the previous response) that may run at once. */
const PIPELINED_AT_ONCE = 8;

/** Time for which such a request may wait before its connection is closed, in milliseconds. */
const LONGEST_WAIT_MS = 500;

/** Status of a response that turns a request away because the server is busy. */
const TURNED_AWAY = 503;

/**
 * Starts a request when the response to the previous one on its connection has been passed to the system.
 *
 * Node starts all requests of a packet at once and keeps their responses until it is their turn. So a client that reads
 * nothing could make the server hold a thousand responses for each connection. With this listener it holds one. When
 * more requests arrive than may wait, the connection is closed without reading the rest.
 *
 * The system buffers megabytes for a client that reads nothing, so a thousand queues of requests would keep the server
 * busy with filling these buffers. Of the pipelined requests of all connections, only a few run at once; requests of
 * visitors, who send one after the other, do not wait for them. What waits behind a request that was turned away would
 * be turned away as well: its connection is closed.
 */
export function takeInTurn(handler: RequestListener): RequestListener {
  const listener: RequestListener = (request, response) => {
    current.set(request.socket, response);
    handler(request, response);
  };
  const enter = pipelineGate();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, before: null, waiting: 0 });
      return void listener(request, response);
    }
    const before = line.last;
    line.before = before;
    line.last = response;
    if (before.closed) return void listener(request, response);
    if (line.waiting >= LONGEST_LINE) return void stopReading(socket);
    line.waiting += 1;
    before.once('close', () => {
      line.waiting -= 1;
      if (before.statusCode === TURNED_AWAY) return socket.destroySoon();
      enter(socket, response, () => void listener(request, response));
    });
  };
}

const lines = new WeakMap<Socket, Line>();
const current = new WeakMap<Socket, ServerResponse>();

/**
 * Closes a connection after the responses to its complete requests, which include those that wait for their turn.
 * Returns false, and does nothing, if there is no such response.
 */
export function closeAfterPending(socket: Socket): boolean {
  const { last, before } = lines.get(socket) ?? {};
  // Only the last request of a connection can be incomplete.
  const pending = [last, before].find((response) => response && !response.closed && response.req.complete);
  if (!pending) return false;
  // Without keep-alive, Node closes the connection by itself. Input that is not HTTP may arrive many times.
  if (!pending.shouldKeepAlive) return true;
  pending.shouldKeepAlive = false;
  pending.once('close', () => socket.destroySoon());
  return true;
}

/** Returns true while a request whose head has arrived waits for the end of its response. */
export const hasRequest = (socket: Socket): boolean => lines.get(socket)?.last.closed === false;

/** Returns the response of which the client may have received a part but not the end, or `null`. */
export function findBegunResponse(socket: Socket): ServerResponse | null {
  const response = current.get(socket);
  return response?.headersSent && !response.closed ? response : null;
}

/** Runs a few tasks at once, in the order in which they were added. */
function pipelineGate() {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const begin = (response: ServerResponse, work: () => void) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      // Requests whose connection was closed meanwhile are skipped.
      while (underWay < PIPELINED_AT_ONCE && waiting.length > 0) waiting.shift()?.();
    });
    work();
  };
  return (socket: Socket, response: ServerResponse, work: () => void): void => {
    if (socket.destroyed) return;
    if (underWay < PIPELINED_AT_ONCE) return begin(response, work);
    const tooLong = setTimeout(() => socket.destroy(), LONGEST_WAIT_MS).unref();
    waiting.push(() => {
      clearTimeout(tooLong);
      if (!socket.destroyed) begin(response, work);
    });
  };
}

/** Closes a connection and ignores the other requests in the current packet: each would cost the server an error. */
function stopReading(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NOTHING_FOLLOWS;
  socket.destroy();
}

/** Return value that makes Node's parser stop, as after an upgrade to another protocol. */
const NOTHING_FOLLOWS = 2;
