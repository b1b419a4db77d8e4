import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection behind the one that is being answered. Browsers send the next one after the answer. */
export const LONGEST_LINE = 16;

interface Line {
  last: ServerResponse;
  waiting: number;
}

/** Requests that may be under way at once of all that were sent without waiting for the answer before. */
const PIPELINED_AT_ONCE = 8;

/** How long such a request may wait for its turn before its connection is closed. */
const LONGEST_WAIT_MS = 500;

/**
 * Begins a request when the answer to the one before it on its connection has been handed to the system.
 *
 * Node begins all requests that it finds in one packet at once and keeps their answers until it is their turn. So a
 * client that reads nothing could make the server hold a thousand answers for each connection. Now it holds one. Who
 * sends more requests than may wait is not read to the end: the connection is closed.
 *
 * The system takes megabytes for a client that reads nothing, so a thousand lines of requests would keep the server busy
 * with filling it. Of the requests that waited in a line a few are under way at once, for all connections together;
 * those of visitors, who send one after the other, are not held up by them.
 */
export function takeInTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const enter = pipelineGate();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, waiting: 0 });
      return void listener(request, response);
    }
    const before = line.last;
    line.last = response;
    if (before.closed) return void listener(request, response);
    if (line.waiting >= LONGEST_LINE) return void stopReading(socket);
    line.waiting += 1;
    before.once('close', () => {
      line.waiting -= 1;
      enter(socket, response, () => void listener(request, response));
    });
  };
}

/** Lets a few in at once, in the order in which they came. */
function pipelineGate() {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const begin = (response: ServerResponse, work: () => void) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      // Those that were closed meanwhile take no turn.
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

/** Closes a connection, and reads no more requests out of the packet that is being read: each would cost the server an error. */
function stopReading(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NOTHING_FOLLOWS;
  socket.destroy();
}

/** What Node's parser is told where a connection is no more one of HTTP: it reads no further. */
const NOTHING_FOLLOWS = 2;
