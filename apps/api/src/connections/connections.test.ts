import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../plugins/problems.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './unread-answers.ts';
import { LONGEST_LINE } from './take-in-turn.ts';

afterEach(closeTestServers);

/** More than the system buffers for a client that reads nothing. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

async function listening(limits: Partial<ConnectionLimits> = {}, trustedProxies = 0) {
  const { app } = await createTestServer('sqlite', {
    config: { trustedProxies },
    connectionLimits: { ...CONNECTION_LIMITS, ...limits },
  });
  let begun = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  app.get('/large', { config: { access: 'public' } }, async (_request, reply) => {
    begun += 1;
    mostAtOnce = Math.max(mostAtOnce, (underWay += 1));
    reply.raw.once('close', () => (underWay -= 1));
    return reply.type('text/plain').send(LARGE);
  });
  app.get<{ Querystring: { n: string } }>('/slow', { config: { access: 'public' } }, async ({ query }) => {
    mostAtOnce = Math.max(mostAtOnce, (underWay += 1));
    await wait(5);
    underWay -= 1;
    return `answer ${query.n};`;
  });
  app.get('/busy', { config: { access: 'public' } }, async () => {
    throw new ProblemError(503, 'The server is busy.');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, begun: () => begun, mostAtOnce: () => mostAtOnce, open: () => connectionsOf(app.server) };
}

const connectionsOf = (server: { getConnections(done: (error: Error | null, count: number) => void): void }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

const ask = (path: string, times = 1) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times);

/** Connects a client that sends, and reads nothing until the test reads. */
async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => null);
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20);
}

describe('pipelined requests', () => {
  it('are answered in order, one at a time', async () => {
    const { port, mostAtOnce } = await listening();
    const numbers = Array.from({ length: LONGEST_LINE }, (_, index) => index);
    const client = await send(port, numbers.map((n) => ask(`/slow?n=${n}`)).join(''));
    let received = '';
    client.on('data', (chunk) => (received += String(chunk))).resume();
    await until(() => received.includes(`answer ${LONGEST_LINE - 1};`));
    expect([...received.matchAll(/answer (\d+);/g)].map(([, n]) => Number(n))).toEqual(numbers);
    expect(mostAtOnce()).toBe(1);
    client.destroy();
  });

  it('are not started while the previous response is unread', async () => {
    const { port, begun } = await listening();
    const client = await send(port, ask('/large', LONGEST_LINE));
    await until(() => begun() > 0);
    await wait(200);
    expect(begun()).toBe(1);
    client.destroy();
  });

  it('end with the first refused one', async () => {
    const { port } = await listening();
    const client = await send(port, ask('/slow?n=1') + ask('/busy', 3));
    let received = '';
    client.on('data', (chunk) => (received += String(chunk))).resume();
    await new Promise((resolve) => client.once('close', resolve));
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  });

  it.each(['/large', '/%zz', '/nowhere'])(
    'close the connection when more are queued than allowed: %s',
    async (path) => {
      const { port, begun, open } = await listening();
      const client = await send(port, ask(path, 1_500));
      await until(async () => (await open()) === 0);
      expect(begun()).toBeLessThanOrEqual(1);
      client.destroy();
    },
  );
});

describe('a client that sends invalid HTTP during a response', () => {
  it.each([
    { what: 'is closed', then: '\0 this is no HTTP\r\n\r\n' },
    { what: 'is closed after a head that is too long', then: `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n` },
  ])('$what, and finds nothing else in the body', async ({ then }) => {
    const { port, begun } = await listening();
    const client = await send(port, ask('/large'));
    await until(() => begun() === 1);
    await wait(100);
    client.write(then);
    await wait(100);
    let received = '';
    client.on('data', (chunk) => (received += String(chunk))).resume();
    await new Promise((resolve) => client.once('close', resolve));
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('what is no HTTP behind a request in the same packet', () => {
  const logout =
    'POST /auth/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

  it.each([
    { request: 'a sign-out', text: `${logout}}}}`, statuses: ['HTTP/1.1 200'] },
    { request: 'a read', text: `${ask('/slow?n=1')}GARBAGE\r\n\r\n`, statuses: ['HTTP/1.1 200'] },
    {
      request: 'two reads',
      text: `${ask('/slow?n=1')}${ask('/slow?n=2')}GARBAGE\r\n\r\n`,
      statuses: ['HTTP/1.1 200', 'HTTP/1.1 200'],
    },
    {
      request: 'a read and a broken body',
      text: `${ask('/slow?n=1')}${logout.replace('content-length: 2', 'transfer-encoding: chunked')}`,
      statuses: ['HTTP/1.1 200'],
    },
    {
      request: 'a broken body',
      text: logout.replace('content-length: 2', 'transfer-encoding: chunked'),
      statuses: ['HTTP/1.1 400'],
    },
  ])('closes the connection after the answer to $request', async ({ text, statuses }) => {
    const { port } = await listening();
    const received = await sendRaw(port, text);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(statuses);
    expect(received.match(/^connection: close/gim)).toHaveLength(1);
  });

  it('closes the connection once, however often it comes', async () => {
    const { port } = await listening();
    const client = await send(port, `${ask('/slow?n=1')}${ask('/slow?n=2')}GARBAGE\r\n\r\n`);
    let received = '';
    client.on('data', (chunk) => (received += String(chunk))).resume();
    for (let count = 0; count < 20; count += 1) client.write('MORE\r\n');
    await new Promise((resolve) => client.once('close', resolve));
    expect(received.match(/answer \d;/g)).toEqual(['answer 1;', 'answer 2;']);
  });
});

describe('a request for a tunnel', () => {
  const tunnel = 'CONNECT other.example:443 HTTP/1.1\r\nhost: other.example:443\r\n\r\n';

  it('is refused with a problem document, and the connection is closed', async () => {
    const { port, open } = await listening();
    const received = await sendRaw(port, tunnel);
    expect(received).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n/);
    expect(received).toMatch(/^content-type: application\/problem\+json/m);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 501 });
    await until(async () => (await open()) === 0);
  });

  it('does not end the server when its client breaks the connection', async () => {
    const { port, open } = await listening();
    const client = await send(port, tunnel);
    client.write('x'.repeat(100_000));
    client.resetAndDestroy();
    await until(async () => (await open()) === 0);
    expect(await sendRaw(port, tunnel)).toContain('501 Not Implemented');
  });

  it('puts no second head into a response that is under way', async () => {
    const { port, begun } = await listening();
    const client = await send(port, ask('/large'));
    await until(() => begun() === 1);
    client.write(tunnel);
    let received = '';
    client.on('data', (chunk) => (received += String(chunk))).resume();
    await new Promise((resolve) => client.once('close', resolve));
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('a client that does not read its answer', () => {
  it('is disconnected when it has read nothing for some time', async () => {
    const { port, open } = await listening({ unreadMs: 1_000 });
    const client = await send(port, ask('/large'));
    await until(async () => (await open()) === 1);
    await until(async () => (await open()) === 0);
    client.destroy();
  });

  it('is disconnected even if it keeps sending', async () => {
    const { port, open } = await listening({ unreadMs: 1_000 });
    const client = await send(port, ask('/large'));
    const sending = setInterval(() => client.write('\r\n'), 100);
    await until(async () => (await open()) === 1);
    await until(async () => (await open()) === 0);
    clearInterval(sending);
    client.destroy();
  });

  it('is not disconnected while it reads the response, even slowly', async () => {
    const { port } = await listening({ unreadMs: 1_500 });
    const client = await send(port, ask('/large'));
    let taken = 0;
    while (taken < LARGE.length) {
      const chunk = client.read() as Buffer | null;
      taken += chunk?.length ?? 0;
      if (taken < LARGE.length) await wait(chunk ? 20 : 5);
    }
    expect(client.destroyed).toBe(false);
    client.destroy();
  });

  it('is disconnected early when there are many of them, the longest stalled first', async () => {
    const { port, begun, open } = await listening({ stalledPerAddress: 2 });
    const clients: Socket[] = [];
    for (let count = 1; count <= 3; count += 1) {
      clients.push(await send(port, ask('/large')));
      await until(() => begun() === count);
      await wait(1_100);
    }
    await until(async () => (await open()) === 2);
    for (const client of clients) client.resume();
    const closed = clients.map(
      (client) => new Promise<boolean>((resolve) => client.once('close', () => resolve(true))),
    );
    const first = await Promise.race([closed[0], wait(5_000, false)]);
    expect(first).toBe(true);
    for (const client of clients) client.destroy();
  });
});

describe('connections of one address', () => {
  it('are limited, and those that do not read are closed first', async () => {
    const { port, open, begun } = await listening({ perAddress: 2 });
    const idle = await send(port, ask('/nowhere'));
    const stalled = await send(port, ask('/large'));
    await until(() => begun() === 1);
    const third = await send(port, ask('/slow?n=3'));
    const answer = await new Promise<string>((resolve) => third.once('data', (data) => resolve(String(data))).resume());
    expect(answer).toContain('200 OK');
    const fourth = await send(port, ask('/slow?n=4'));
    await new Promise((resolve) => fourth.once('close', resolve).resume());
    expect(await open()).toBe(2);
    for (const client of [idle, stalled, third]) client.destroy();
  });

  it('are not counted behind a proxy, whose address is that of every visitor', async () => {
    const { port, open } = await listening({ perAddress: 2, stalledPerAddress: 1 }, 1);
    const clients = await Promise.all(Array.from({ length: 5 }, () => send(port, ask('/nowhere'))));
    await until(async () => (await open()) === 5);
    for (const client of clients) client.destroy();
  });
});
