import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { sendHalfOfLogin } from './testing/half-sent-login.ts';
import { endServerProcesses, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let place: TestDatabase;

beforeEach(async () => {
  place = await createTestDatabase('sqlite');
});

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

describe('a server that receives a stop signal', () => {
  it('is not ready at once, serves everybody until its time is over, and stops at once after a second signal', async () => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '60000' });
    const address = String(await server.settled);
    const statusOf = async (path: string) => (await fetch(`${address}/${path}`)).status;
    const told = performance.now();
    server.process.kill('SIGTERM');
    await until(async () => (await statusOf('health/ready')) === 503);
    const live = await fetch(`${address}/health/live`);
    expect({ status: live.status, connection: live.headers.get('connection') }).toEqual({
      status: 200,
      connection: 'close',
    });
    expect(await statusOf(`${METADATA_PATHS.fromDatabase}/169`)).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(1);
    // A stop that hangs also ends with code 1, but twenty seconds after the first signal.
    expect(performance.now() - told).toBeLessThan(10_000);
  });

  it('finishes a request that is still arriving, accepts no new one, and exits with 0', async () => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '0' });
    const { port } = new URL(String(await server.settled));
    const login = await sendHalfOfLogin(Number(port));
    server.process.kill('SIGTERM');
    await until(async () => !(await accepts(Number(port))));
    login.sendRest();
    expect(await server.exited).toBe(0);
    expect(login.answer()).toMatch('HTTP/1.1 401');
  });

  it.each([
    { what: 'on which nothing was sent, as browsers open them in advance', sent: '' },
    { what: 'with a request that has not arrived completely', sent: 'GET /health/live HTTP/1.1\r\nhost: loc' },
    { what: 'that is kept for a next request', sent: 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n' },
  ])('does not wait for a connection $what', async ({ sent }) => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '0' });
    const { port } = new URL(String(await server.settled));
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent)).resume();
    await once(socket, 'connect');
    // The server took the connection before this one, whose response has come.
    await fetch(`http://127.0.0.1:${port}/health/live`);
    server.process.kill('SIGTERM');
    // A stop that hangs ends with 1, after twenty seconds.
    expect(await server.exited).toBe(0);
    socket.destroy();
  });
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
