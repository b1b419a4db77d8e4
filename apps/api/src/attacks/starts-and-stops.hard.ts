import { setTimeout as wait } from 'node:timers/promises';
import { createFaultProxy } from '../testing/fault-proxy.ts';
import { note } from '../testing/note.ts';
import { endServerProcesses, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, engines, type Engine, type TestDatabase } from '../testing/test-database.ts';

const ROUNDS = 10;

let place: TestDatabase;

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

describe.each(engines)('a server process on %s', (engine) => {
  it('is ready again after every kill', async () => {
    await startOn(engine);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await endServerProcesses();
      const started = performance.now();
      const address = await addressOf(startServerProcess(place.env));
      expect(await statusOf(`${address}/health/ready`)).toBe(200);
      times.push(performance.now() - started);
    }
    const figures = spread(times);
    note(`from start to ready on ${engine}`, figures);
    expect(figures.slowestMs).toBeLessThanOrEqual(2_000);
  });

  it('reports that it is live, thousands of times in a row', async () => {
    const address = await addressOf(await startOn(engine));
    const times: number[] = [];
    for (let turn = 0; turn < 3_000; turn += 1) {
      const started = performance.now();
      expect(await statusOf(`${address}/health/live`)).toBe(200);
      times.push(performance.now() - started);
    }
    const figures = spread(times);
    note(`liveness on ${engine}`, figures);
    expect(figures.medianMs).toBeLessThanOrEqual(5);
  });

  it('serves for five more seconds in production after a stop signal, and exits with 0', async () => {
    const server = await startOn(engine, { NODE_ENV: 'production', DURABILITY: 'relaxed', LOG_LEVEL: 'silent' });
    const address = await addressOf(server);
    const started = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const tookMs = performance.now() - started;
    note(`a stop in production on ${engine}`, { tookMs: Math.round(tookMs) });
    expect(tookMs).toBeGreaterThanOrEqual(5_000);
    expect(tookMs).toBeLessThanOrEqual(10_000);
    expect(await statusOf(`${address}/health/live`)).toBe(0);
  });
});

describe('a server process', () => {
  it('that finds its data folder in use names its owner, and exits with 1', async () => {
    const owner = await startOn('sqlite');
    await owner.settled;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const second = startServerProcess(place.env);
      expect(await second.exited).toBe(1);
      times.push(performance.now() - started);
      expect(second.output()).toMatch(`belongs to the process ${owner.process.pid}`);
    }
    const figures = spread(times);
    note('a second process on a data folder', figures);
    expect(figures.slowestMs).toBeLessThanOrEqual(1_000);
  });

  it('whose stop hangs exits with 1 after twenty seconds', async () => {
    const hang = "import http from 'node:http';http.Server.prototype.close=function(){return this}";
    const server = await startOn('sqlite', {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hang)}`,
    });
    await server.settled;
    const started = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(1);
    const tookMs = performance.now() - started;
    note('a stop that hangs', { tookMs: Math.round(tookMs) });
    expect(tookMs).toBeGreaterThanOrEqual(20_000);
  });

  it('is ready again whenever its database is back', async () => {
    place = await createTestDatabase('postgres');
    const proxy = await createFaultProxy(place.env['DATABASE_URL'] ?? '');
    const address = await addressOf(startServerProcess({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' }));
    const readyIs = async (status: number) => {
      const started = performance.now();
      while ((await statusOf(`${address}/health/ready`)) !== status) await wait(20);
      return performance.now() - started;
    };
    const times = { gone: [] as number[], back: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      proxy.setOpen(false);
      times.gone.push(await readyIs(503));
      proxy.setOpen(true);
      times.back.push(await readyIs(200));
    }
    await proxy.close();
    const [gone, back] = [spread(times.gone), spread(times.back)];
    note('until it says that the database is gone', gone);
    note('until it is ready when the database is back', back);
    expect(gone.slowestMs).toBeLessThanOrEqual(2_000);
    expect(back.slowestMs).toBeLessThanOrEqual(2_000);
  });
});

async function startOn(engine: Engine, env: Record<string, string> = {}): Promise<ServerProcess> {
  place = await createTestDatabase(engine);
  const server = startServerProcess({ ...place.env, ...env });
  await server.settled;
  return server;
}

async function addressOf({ settled }: ServerProcess): Promise<string> {
  const address = await settled;
  expect(address).toMatch('http');
  return String(address);
}

/** Returns the status of the response, 0 for none. */
async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1));
  return { medianMs: at(0.5), p99ms: at(0.99), slowestMs: at(1) };
}
