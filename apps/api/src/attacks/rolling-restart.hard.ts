import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { note } from '../testing/note.ts';
import { createQueries, recordOf, type Person } from '../testing/people.ts';
import { endServerProcesses, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MACHINE_INFO } from '../testing/test-server.ts';

const VISITORS = 16;

let place: TestDatabase;

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

/** Returns the request of a visitor at this turn: a save at every third, sometimes a login, otherwise a read. */
function callAt(turn: number, person: Person): { kind: 'read' | 'save' | 'login'; path: string; body?: object } {
  const { userCode, password, revision } = person;
  if (turn % 40 === 1) {
    const body = { userCode, password, lansysInfModel: MACHINE_INFO };
    return { kind: 'login', path: AUTH_PATHS.login, body };
  }
  if (turn % 3 === 0) return { kind: 'save', path: THEME_PATHS.saveUserThemeJson, body: recordOf(person, revision) };
  return { kind: 'read', path: `${METADATA_PATHS.fromDatabase}/169` };
}

describe('two instances on PostgreSQL', () => {
  it('are replaced one after the other under load, and no request fails', async () => {
    place = await createTestDatabase('postgres');
    const db = openDatabase(place.location);
    await migrateToLatest(db);
    const people = await createQueries(db).createPeople(VISITORS);
    await db.destroy();
    const start = async () => {
      // As in production, where a stopping server keeps answering for five seconds.
      const env = { NODE_ENV: 'production', LOGIN_ATTEMPTS_PER_MINUTE: '100000', SAVES_PER_MINUTE: '999999' };
      // The PostgreSQL server of the tests runs without durability, which the settings must allow.
      const server = startServerProcess({ ...place.env, ...env, DURABILITY: 'relaxed', LOG_LEVEL: 'silent' });
      const address = String(await server.settled);
      expect(address).toMatch(/^http:/);
      return { server, address };
    };
    let instances = [await start(), await start()];
    let isDone = false;
    const sent = { read: 0, save: 0, login: 0 };
    /** Number of other results than 200, by status; 0 for no response. */
    const failures: Record<string, number> = {};

    // Simulates a load balancer: checks the readiness a few times a second and sends requests to the instances that are
    // ready.
    let ready = instances.map(({ address }) => address);
    const balancer = (async () => {
      while (!isDone) {
        const states = await Promise.all(instances.map(({ address }) => isReady(address)));
        ready = instances.filter((_, index) => states[index]).map(({ address }) => address);
        await wait(100);
      }
    })();
    const visitors = people.map(async (person, index) => {
      for (let turn = index; !isDone; turn += 1) {
        const { kind, path, body } = callAt(turn, person);
        const address = ready[turn % ready.length];
        if (address === undefined) {
          failures['nobody is ready'] = (failures['nobody is ready'] ?? 0) + 1;
          await wait(100);
          continue;
        }
        const { status, answer } = await send(`${address}/${path}`, person, body);
        sent[kind] += 1;
        if (status !== 200) failures[`${kind} ${status}`] = (failures[`${kind} ${status}`] ?? 0) + 1;
        else if (kind === 'save') person.revision = JSON.parse(answer).result.revision;
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
    note('rolling restart', { sent, failures, ended });
    expect(failures).toEqual({});
    expect(ended).toEqual([0, 0]);
    for (const count of Object.values(sent)) expect(count).toBeGreaterThan(VISITORS);
  });
});

async function send(url: string, { headers }: Person, body?: object) {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(url, init).then(
    async (response) => ({ status: response.status, answer: await response.text() }),
    () => ({ status: 0, answer: '' }),
  );
}

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
