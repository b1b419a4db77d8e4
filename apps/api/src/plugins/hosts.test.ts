import { connect, type AddressInfo } from 'node:net';
import { readConfig } from '../config.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { API_POLICY } from './security-headers.ts';

afterEach(closeTestServers);
afterEach(endServerProcesses);

/** Sends raw request lines, and returns the head of the response. */
function ask(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('error', reject).on('data', (data) => {
      socket.destroy();
      resolve(String(data).split('\r\n\r\n', 1)[0] ?? '');
    });
  });
}

describe('a request', () => {
  it.each([
    { what: 'without a host', lines: [], status: 400 },
    { what: 'with two hosts', lines: ['Host: localhost', 'hOST: evil.example'], status: 400 },
    { what: 'with the same host twice', lines: ['Host: localhost', 'Host: localhost'], status: 400 },
    { what: 'that expects what nobody knows', lines: ['Host: localhost', 'Expect: 999'], status: 417 },
    { what: 'that expects to be told to go on', lines: ['Host: localhost', 'Expect: 200-ok'], status: 417 },
  ])('$what is refused with every header', async ({ lines, status }) => {
    const { app } = await createTestServer('sqlite');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const head = await ask(port, ['GET /health/live HTTP/1.1', ...lines]);
    expect(head).toMatch(`HTTP/1.1 ${status} `);
    expect(head).toContain(API_POLICY);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
});

describe('the names of a server', () => {
  const allowedHosts = readConfig({ ALLOWED_HOSTS: 'Genmaster.org *.genmaster.net' }).allowedHosts;

  it.each([
    ...[
      'genmaster.org',
      'GENMASTER.ORG:8443',
      'www.genmaster.net',
      'localhost:4200',
      '127.0.0.1',
      '[::1]:4200',
      'a.localhost',
    ].map((host) => ({ host, status: 200 })),
    ...[
      'evil.example',
      'genmaster.org.evil.example',
      'sub.genmaster.org',
      'genmaster.net',
      'evilgenmaster.net',
      'localhost.evil.example',
    ].map((host) => ({ host, status: 421 })),
  ])(
    'are those that an operator gave it, and this machine’s: “$host” is answered with $status',
    async ({ host, status }) => {
      const { app } = await createTestServer('sqlite', { config: { allowedHosts } });
      expect((await app.inject({ url: '/health/live', headers: { host } })).statusCode).toBe(status);
    },
  );

  it('are this machine’s alone where nobody else is to reach it', async () => {
    const place = await createTestDatabase('sqlite');
    const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent' });
    const { port } = new URL(String(await server.settled));
    expect(await ask(Number(port), ['GET /health/live HTTP/1.1', 'Host: rebound.evil.example'])).toMatch(
      'HTTP/1.1 421 ',
    );
    expect(await ask(Number(port), ['GET /health/live HTTP/1.1', `Host: localhost:${port}`])).toMatch('HTTP/1.1 200 ');
    await endServerProcesses();
    await place.remove();
  });
});
