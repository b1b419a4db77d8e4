import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Options of `sendAtPace`: an open loop, in which requests are sent at a fixed rate without waiting for responses. */
export interface OpenLoop {
  address: string;
  perSecond: number;
  seconds: number;
  /** Returns the nth request as raw text; see `onWire`. */
  request: (index: number) => string;
  /**
   * Number of connections, opened before the first request, as a balancer keeps them. A request waits until one is
   * free, and its wait counts.
   *
   * @default 512
   */
  connections?: number;
}

export interface OpenLoopResult {
  sent: number;
  /** Number of responses by status; 0 for a connection that ended without one. */
  statuses: Record<number, number>;
  /** Responses with status 200 per second of the load. */
  goodPerSecond: number;
  /** Median and 99th percentile of the time of a successful response, in milliseconds. */
  p50ms: number;
  p99ms: number;
  /** Seconds from the start until the first second in which every request succeeded; `null` when there was none. */
  firstCleanSecond: number | null;
}

const TICK_MS = 2;
const PATIENCE_MS = 20_000;

/** Renders a raw HTTP request. */
export function onWire(path: string, headers: Record<string, string> = {}, body?: object): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(content)) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map((line) => line.join(': '));
  return `${[`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${content}`;
}

/** Sends requests at a fixed rate, one at a time on each connection, and returns the statistics of the responses. */
export async function sendAtPace(options: OpenLoop): Promise<OpenLoopResult> {
  const { address, perSecond, seconds, request, connections = 512 } = options;
  const { hostname, port } = new URL(address);
  const answers: { status: number; sentAt: number; ms: number }[] = [];
  const waiting: { text: string; sentAt: number }[] = [];
  const open = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const visitor = createVisitor(socket);
    // A connection without a first request has a shorter timeout than one that waits for its next request.
    await new Promise((resolve) => visitor.ask('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n', resolve));
    return visitor;
  };
  const visitors = await Promise.all(Array.from({ length: connections }, open));
  const idle = [...visitors];
  const started = performance.now();
  let sent = 0;
  let isOver = false;

  const serve = () => {
    for (let visitor = idle.pop(); visitor; visitor = idle.pop()) {
      if (!visitor.isOpen()) {
        void replace();
        continue;
      }
      const next = waiting.shift();
      if (!next) return void idle.push(visitor);
      ask(visitor, next);
    }
  };
  const ask = (visitor: Visitor, { text, sentAt }: { text: string; sentAt: number }) =>
    visitor.ask(text, (status) => {
      answers.push({ status, sentAt, ms: performance.now() - started - sentAt });
      idle.push(visitor);
      serve();
    });
  const replace = async () => {
    if (isOver) return;
    const visitor = await open();
    visitors.push(visitor);
    idle.push(visitor);
    serve();
  };

  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - started) {
    for (const due = Math.min(elapsed / 1_000, seconds) * perSecond; sent < due; sent += 1) {
      waiting.push({ text: request(sent), sentAt: (sent / perSecond) * 1_000 });
    }
    serve();
    await wait(TICK_MS);
  }
  const goodInTime = answers.filter(({ status, sentAt, ms }) => isGood(status) && sentAt + ms <= seconds * 1_000);
  for (const since = performance.now(); answers.length < sent && performance.now() - since < PATIENCE_MS;)
    await wait(50);
  isOver = true;
  for (const visitor of visitors) visitor.leave();
  await wait(50);
  return summarise(answers, sent, goodInTime.length / seconds, seconds);
}

function summarise(
  answers: readonly { status: number; sentAt: number; ms: number }[],
  sent: number,
  goodPerSecond: number,
  seconds: number,
): OpenLoopResult {
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const times = answers
    .filter(({ status }) => isGood(status))
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? -1);
  const spoilt = new Set(
    answers.filter(({ status }) => !isGood(status)).map(({ sentAt }) => Math.floor(sentAt / 1_000)),
  );
  const clean = Array.from({ length: seconds }, (_, second) => second).find((second) => !spoilt.has(second));
  return {
    sent,
    statuses,
    goodPerSecond: Math.round(goodPerSecond * 10) / 10,
    p50ms: at(0.5),
    p99ms: at(0.99),
    firstCleanSecond: clean ?? null,
  };
}

const isGood = (status: number) => status >= 200 && status < 300;

type Visitor = ReturnType<typeof createVisitor>;

/** Creates a connection with one pending request at a time. */
function createVisitor(socket: Socket) {
  let received = '';
  let answered: ((status: number) => void) | null = null;
  const settle = (status: number) => {
    const done = answered;
    answered = null;
    received = '';
    done?.(status);
  };
  socket.setNoDelay().setEncoding('latin1');
  socket.on('error', () => null);
  socket.on('close', () => settle(0));
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0);
    if (received.length < head + 4 + length) return;
    if (/\r\nconnection: close/i.test(received.slice(0, head))) socket.end();
    settle(Number(received.slice(9, 12)));
  });
  return {
    ask(text: string, done: (status: number) => void) {
      answered = done;
      socket.write(text);
    },
    isOpen: () => socket.writable,
    leave: () => socket.destroy(),
  };
}
