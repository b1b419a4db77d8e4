import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import autocannon, { type Options, type Result } from 'autocannon';
import { note } from '../testing/note.ts';
import { endServerProcesses, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { MACHINE_INFO } from '../testing/test-server.ts';

const METADATA = `${METADATA_PATHS.fromDatabase}/169`;

let place: TestDatabase;

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

async function startOn(engine: (typeof engines)[number], env: Record<string, string> = {}) {
  place = await createTestDatabase(engine);
  const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent', ...env });
  return { server, address: String(await server.settled) };
}

const load = (options: Options) => autocannon(options) as unknown as Promise<Result>;
const figuresOf = ({ '2xx': good, non2xx, errors, latency, duration }: Result) => ({
  perSecond: Math.round(good / duration),
  refused: non2xx,
  errors,
  p50ms: latency.p50,
  p99ms: latency.p99,
});

describe.each(engines)('load on %s', (engine) => {
  it('four times over capacity gets answers or a polite refusal, and the server is itself again afterwards', async () => {
    const { address } = await startOn(engine);
    const url = `${address}/${METADATA}`;
    const capacity = await load({ url, connections: 16, duration: 8 });
    const overload = await load({ url, connections: 64, pipelining: 4, duration: 8 });
    note(`overload on ${engine}`, { capacity: figuresOf(capacity), overload: figuresOf(overload) });
    expect(overload.errors).toBe(0);
    for (const status of Object.keys(overload.statusCodeStats ?? {})) expect(['200', '503']).toContain(status);
    const after = await load({ url, connections: 4, duration: 3 });
    expect(after['2xx']).toBeGreaterThan(0);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  it('a flood of logins leaves reading and health alone', async () => {
    const { address } = await startOn(engine, { LOGIN_ATTEMPTS_PER_MINUTE: '100000' });
    const body = (index: number) =>
      JSON.stringify({ userCode: `nobody-${index}`, password: 'guess', lansysInfModel: MACHINE_INFO });
    let sent = 0;
    const flood = load({
      url: `${address}/${AUTH_PATHS.login}`,
      connections: 64,
      overallRate: 500,
      duration: 20,
      requests: [
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: body((sent += 1)) }),
        },
      ],
    });
    await wait(1_000);
    const [reading, health] = await Promise.all([
      load({ url: `${address}/${METADATA}`, connections: 4, overallRate: 100, duration: 15 }),
      load({ url: `${address}/health/live`, connections: 1, overallRate: 20, duration: 15 }),
    ]);
    const logins = await flood;
    note(`hash flood on ${engine}`, {
      reading: figuresOf(reading),
      health: figuresOf(health),
      logins: logins.statusCodeStats,
    });
    expect(reading.non2xx + reading.errors).toBe(0);
    expect(health.non2xx + health.errors).toBe(0);
    for (const status of Object.keys(logins.statusCodeStats ?? {})) expect(['401', '503']).toContain(status);
  });

  it('five hundred slow clients are sent away and cost nobody else an answer', async () => {
    const { address } = await startOn(engine);
    const { port } = new URL(address);
    const endings: Promise<{ tookMs: number; answer: string }>[] = [];
    for (let index = 0; index < 500; index += 1) {
      const started = Date.now();
      const socket = connect(Number(port), '127.0.0.1', () => {
        // A header, or a body, that goes on for ever, to a call that nothing else refuses.
        const rest = index % 2 ? 'x-more: ' : 'content-length: 1000\r\ncontent-type: application/json\r\n\r\n{';
        socket.write(`POST /${THEME_PATHS.getPrjColorTheme} HTTP/1.1\r\nhost: localhost\r\n${rest}`);
      });
      const dribble = setInterval(() => socket.write(' '), 700);
      endings.push(
        new Promise((resolve) => {
          let answer = '';
          socket.on('error', () => null).on('data', (chunk) => (answer += String(chunk)));
          socket.on('close', () => {
            clearInterval(dribble);
            resolve({ tookMs: Date.now() - started, answer: answer.split('\r\n', 1)[0] ?? '' });
          });
        }),
      );
    }
    const reading = await load({ url: `${address}/${METADATA}`, connections: 4, overallRate: 100, duration: 8 });
    const ended = await Promise.all(endings);
    const slowestMs = Math.max(...ended.map(({ tookMs }) => tookMs));
    note(`500 slow clients on ${engine}`, { reading: figuresOf(reading), slowestMs });
    expect(reading.non2xx + reading.errors).toBe(0);
    expect(slowestMs).toBeLessThanOrEqual(11_000);
    expect(new Set(ended.map(({ answer }) => answer))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });
});

describe('two instances on PostgreSQL', () => {
  it('are replaced one after the other under load, and no request fails', async () => {
    place = await createTestDatabase('postgres');
    const start = async () => {
      const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent', DRAIN_MS: '1500' });
      return { server, address: String(await server.settled) };
    };
    let instances = [await start(), await start()];
    let isDone = false;
    let answered = 0;
    /** How often a visitor got what status instead of 200; 0 for no answer. */
    const failures: Record<number, number> = {};

    // What a balancer does: asks for readiness a few times a second and sends requests to those who are ready.
    let ready = instances.map(({ address }) => address);
    const balancer = (async () => {
      while (!isDone) {
        const states = await Promise.all(instances.map(({ address }) => isReady(address)));
        ready = instances.filter((_, index) => states[index]).map(({ address }) => address);
        await wait(100);
      }
    })();
    const visitors = Array.from({ length: 16 }, async (_, index) => {
      for (let turn = index; !isDone; turn += 1) {
        const address = ready[turn % ready.length];
        const status = await fetch(`${address}/${METADATA}`)
          .then(async (response) => {
            await response.arrayBuffer();
            return response.status;
          })
          .catch(() => 0);
        answered += 1;
        if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
      }
    });

    const ended: (number | null)[] = [];
    for (const old of [...instances]) {
      instances = [...instances, await start()];
      await wait(500);
      ended.push(await stop(old.server));
      instances = instances.filter((instance) => instance !== old);
    }
    isDone = true;
    await Promise.all([balancer, ...visitors]);
    note('rolling restart', { answered, failures, ended });
    expect(failures).toEqual({});
    expect(ended).toEqual([0, 0]);
  });
});

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop({ process: child, exited }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return exited;
}
