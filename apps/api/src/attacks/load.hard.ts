import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import autocannon, { type Options, type Result } from 'autocannon';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { note } from '../testing/note.ts';
import { onWire, sendAtPace, type OpenLoopResult } from '../testing/open-loop.ts';
import { createQueries, type Person } from '../testing/people.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { openSlowClients } from '../testing/slow-clients.ts';
import { createTestDatabase, engines, type Engine, type TestDatabase } from '../testing/test-database.ts';
import { MACHINE_INFO } from '../testing/test-server.ts';

const METADATA = `/${METADATA_PATHS.fromDatabase}/169`;

let place: TestDatabase;

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

/** Starts a server process with a signed-in user who has a theme. */
async function startOn(engine: Engine, { env = {}, program = 'server.ts' } = {}) {
  place = await createTestDatabase(engine);
  const db = openDatabase(place.location);
  await migrateToLatest(db);
  const [person] = (await createQueries(db).createPeople(1)) as [Person];
  await db.destroy();
  const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent', ...env }, program);
  const theme = `/${THEME_PATHS.getUserThemeJson}/${person.userId}`;
  return { address: String(await server.settled), person, theme };
}

const load = (options: Options) => autocannon(options) as unknown as Promise<Result>;
const figuresOf = ({ '2xx': good, non2xx, errors, latency, duration }: Result) => ({
  perSecond: Math.round(good / duration),
  refused: non2xx,
  errors,
  p50ms: latency.p50,
  p99ms: latency.p99,
});

/** Expects that every request got 200, and that the slowest hundredth stayed below the limit. */
function expectUntouched({ sent, statuses, p99ms }: OpenLoopResult, limitMs = 250): void {
  expect(statuses).toEqual({ 200: sent });
  expect(p99ms).toBeLessThanOrEqual(limitMs);
}

describe.each(engines)('load on %s', (engine) => {
  it('sixteen times the usual number of concurrent requests get as many responses, or a refusal with Retry-After', async () => {
    const { address } = await startOn(engine);
    const url = address + METADATA;
    const capacity = figuresOf(await load({ url, connections: 16, duration: 8 }));
    const { statusCodeStats: statuses, ...result } = await load({ url, connections: 64, pipelining: 4, duration: 8 });
    const crowd = figuresOf(result as Result);
    note(`a crowd on ${engine}`, { capacity, crowd });
    expect(crowd.errors).toBe(0);
    for (const status of Object.keys(statuses ?? {})) expect(['200', '503']).toContain(status);
    expect(crowd.perSecond).toBeGreaterThanOrEqual(capacity.perSecond * 0.8);
    expect(crowd.p99ms).toBeLessThanOrEqual(1_000);
  });

  it('four times the capacity gets responses or a refusal with Retry-After, and the server recovers', async () => {
    const { address, person, theme } = await startOn(engine, { program: 'testing/busy-server.ts' });
    const path = `/busy${theme}`;
    const sender = { address, request: () => onWire(path, person.headers) };
    const measured = await load({ url: address + path, headers: person.headers, connections: 16, duration: 8 });
    const capacity = measured['2xx'] / measured.duration;
    const overload = await sendAtPace({ ...sender, perSecond: capacity * 4, seconds: 20 });
    const after = await sendAtPace({ ...sender, perSecond: capacity / 4, seconds: 10 });
    note(`overload on ${engine}`, { capacity: figuresOf(measured), overload, after });

    const { 200: answered = 0, 503: refused = 0, ...others } = overload.statuses;
    expect(others).toEqual({});
    expect(refused).toBeGreaterThan(answered);
    expect(overload.goodPerSecond).toBeGreaterThanOrEqual(capacity * 0.8);
    expect(overload.p99ms).toBeLessThanOrEqual(250);
    expect(after.firstCleanSecond).toBeLessThanOrEqual(5);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  it('a flood of logins does not affect reads and health checks', async () => {
    const { address, person, theme } = await startOn(engine, { env: { LOGIN_ATTEMPTS_PER_MINUTE: '100000' } });
    const login = (index: number) =>
      onWire(
        `/${AUTH_PATHS.login}`,
        { 'content-type': 'application/json' },
        { userCode: `nobody-${index}`, password: 'guess', lansysInfModel: MACHINE_INFO },
      );
    const beside = { address, seconds: 60, connections: 16 };
    const [logins, themes, metadata, health] = await Promise.all([
      sendAtPace({ address, perSecond: 500, seconds: 60, request: login }),
      sendAtPace({ ...beside, perSecond: 100, request: () => onWire(theme, person.headers) }),
      sendAtPace({ ...beside, perSecond: 100, request: () => onWire(METADATA) }),
      sendAtPace({ ...beside, perSecond: 20, request: () => onWire('/health/live') }),
    ]);
    note(`hash flood on ${engine}`, { logins, themes, metadata, health });
    const { 401: hashed = 0, 503: refused = 0, ...others } = logins.statuses;
    expect(others).toEqual({});
    expect(hashed).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expectUntouched(themes, 50);
    expectUntouched(metadata);
    expectUntouched(health, 100);
  });

  it('five hundred slow clients are disconnected and cost nobody else a response', async () => {
    const { address, person, theme } = await startOn(engine);
    const endings = openSlowClients(address, 500);
    const request = () => onWire(theme, person.headers);
    const reading = await sendAtPace({ address, perSecond: 100, seconds: 8, request, connections: 16 });
    const ended = await Promise.all(endings);
    const slowestMs = Math.max(...ended.map(({ tookMs }) => tookMs));
    note(`500 slow clients on ${engine}`, { reading, slowestMs });
    expect(slowestMs).toBeLessThanOrEqual(11_000);
    expect(new Set(ended.map(({ answer }) => answer))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expectUntouched(reading);
  });
});
