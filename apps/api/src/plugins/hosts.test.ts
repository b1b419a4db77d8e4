import { readConfig } from '../config.ts';
import { sendLines } from '../testing/raw-request.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

afterEach(closeTestServers);
afterEach(endServerProcesses);

describe('the host names of a server', () => {
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
      'genmaster.org.',
      'www.genmaster.net.:8443',
      'localhost.:4200',
    ].map((host) => ({ host, status: 200 })),
    ...[
      'evil.example',
      'genmaster.org.evil.example',
      'sub.genmaster.org',
      'genmaster.net',
      'evilgenmaster.net',
      'localhost.evil.example',
      'genmaster.org..',
      'evil.example.',
      '.',
    ].map((host) => ({ host, status: 421 })),
  ])(
    'are those configured by an operator, and this machine’s: “$host” is answered with $status',
    async ({ host, status }) => {
      const { app } = await createTestServer('sqlite', { config: { allowedHosts } });
      expect((await app.inject({ url: '/health/live', headers: { host } })).statusCode).toBe(status);
    },
  );

  it("are only this machine's own when only this machine can reach it", async () => {
    const place = await createTestDatabase('sqlite');
    const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent' });
    const { port } = new URL(String(await server.settled));
    expect(await sendLines(Number(port), ['GET /health/live HTTP/1.1', 'Host: rebound.evil.example'])).toMatch(
      'HTTP/1.1 421 ',
    );
    expect(await sendLines(Number(port), ['GET /health/live HTTP/1.1', `Host: localhost:${port}`])).toMatch(
      'HTTP/1.1 200 ',
    );
    await endServerProcesses();
    await place.remove();
  });
});
