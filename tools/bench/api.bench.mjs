// Get theme, save theme and login at 16 and 50 connections: the server on both engines, beside Fastify alone and beside
// the server's own queries without the server. Interleaved rounds, medians, ratios to Fastify alone. Then the time that a
// refused login takes, for users that exist and users that do not.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrateToLatest } from '../../apps/api/src/db/migrate.ts';
import { startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { root } from '../scripts/lib/workspace.mjs';
import { createQueries, recordOf } from './api/people.ts';
import { median, printTable } from './table.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = [16, 50];

const MACHINE = {
  os_name: 'x',
  os_version: 'x',
  sysinfo_ip: 'x',
  listof_ips: 'x',
  sysinfo_tai: 'x',
  pr_sr: 'x',
  mac_address: 'x',
  status: 'x',
  system_name: 'x',
  sysinfo_osinfo: 'x',
};

/** Each call as a person sends it, and what they learn from the answer. */
const CALLS = {
  'get theme': {
    request: (person) => ({ method: 'GET', path: `/theme/getUserThemeJson/${person.userId}`, headers: person.headers }),
    query: 'getTheme',
  },
  'save theme': {
    request: (person) => ({
      method: 'POST',
      path: '/theme/saveUserThemeJson',
      headers: person.headers,
      body: JSON.stringify(recordOf(person, person.revision)),
    }),
    learn: (person, body) => (person.revision = JSON.parse(body).result?.revision ?? person.revision),
    query: 'saveTheme',
  },
  login: {
    request: ({ userCode, password }) => ({
      method: 'POST',
      path: '/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userCode, password, lansysInfModel: MACHINE }),
    }),
    // Beyond two logins at work and 32 in the queue the server says: come back in a moment.
    mayRefuse: true,
    query: 'login',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
const postgres = await startPostgres({ isDurable: true });
const children = [];

try {
  const bare = { address: await start('tools/bench/api/bare.mjs'), people: [nobody()] };
  const sqlite = await serveOn({ engine: 'sqlite', path: join(folder, 'genmaster.sqlite') }, { DATA_DIR: folder });
  const postgresql = await serveOn({ engine: 'postgres', url: postgres.url }, { DATABASE_URL: postgres.url });
  const perSecond = {
    'Fastify alone': (call, connections) => cannon(bare, call, connections),
    SQLite: (call, connections) => cannon(sqlite, call, connections),
    'its queries': (call, connections) => drive(sqlite, call, connections),
    PostgreSQL: (call, connections) => cannon(postgresql, call, connections),
    'its queries ': (call, connections) => drive(postgresql, call, connections),
  };
  const samples = Object.fromEntries(Object.keys(perSecond).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(perSecond)) {
      const figures = {};
      for (const call of Object.keys(CALLS)) {
        for (const connections of CONNECTIONS) figures[`${call}, ${connections}`] = await measure(call, connections);
      }
      samples[name].push(figures);
    }
  }
  printTable('answers per second', samples);
  for (const [engine, place] of [
    ['SQLite', sqlite],
    ['PostgreSQL', postgresql],
  ])
    await timeLogins(engine, place);
} finally {
  for (const child of children) child.kill();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function serveOn(location, env) {
  const db = openDatabase(location);
  await migrateToLatest(db);
  const queries = createQueries(db);
  const people = await queries.createPeople(Math.max(...CONNECTIONS));
  const address = await start('apps/api/src/server.ts', env);
  return { address, people, queries };
}

function start(file, env = {}) {
  const child = spawn(process.execPath, ['--conditions=@genmaster/source', join(root, file)], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // Here one machine is everybody, and a few people are very busy.
      LOGIN_ATTEMPTS_PER_MINUTE: '100000',
      SAVES_PER_MINUTE: '999999',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)));
    child.stdout.on('data', (chunk) => {
      const address = /answers at (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
  });
}

function nobody() {
  return { userId: 'x', userCode: 'x', password: 'x', headers: { 'content-type': 'application/json' }, revision: 0 };
}

/** Answers per second, each connection a person of its own. */
async function cannon({ address, people }, call, connections) {
  const { request, learn, mayRefuse } = CALLS[call];
  let next = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: SECONDS,
    setupClient(client) {
      const person = people[(next += 1) % people.length];
      client.setRequests([
        {
          ...request(person),
          setupRequest: (template) => ({ ...template, ...request(person) }),
          ...(learn ? { onResponse: (status, body) => status === 200 && learn(person, body) } : {}),
        },
      ]);
    },
  });
  const unexpected = Object.keys(result.statusCodeStats).filter(
    (status) => !['200', ...(mayRefuse ? ['503'] : [])].includes(status),
  );
  if (unexpected.length + result.errors > 0) {
    throw new Error(`${call} at ${connections}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors.`);
  }
  return result['2xx'] / result.duration;
}

/** The same queries per second from as many loops in this process. */
async function drive({ people, queries }, call, loops) {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: loops }, async (_, index) => {
      while (performance.now() < end) {
        const isDone = await queries[CALLS[call].query](people[index % people.length]).then(
          () => true,
          (error) => {
            if (error.status !== 503) throw error;
            return false;
          },
        );
        if (isDone) done += 1;
        // SQLite answers at once: without this a loop would never let the others, or the clock, in.
        if (!isDone || done % loops === 0) await new Promise(setImmediate);
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** Times refused logins of users that exist and of users that do not, one after the other, and compares them. */
async function timeLogins(engine, { address, people }) {
  const times = { known: [], unknown: [] };
  const refuse = async (userCode) => {
    const started = performance.now();
    const body = JSON.stringify({ userCode, password: 'wrong', lansysInfModel: MACHINE });
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${address}/auth/login`, { method: 'POST', headers, body })).arrayBuffer();
    return performance.now() - started;
  };
  // Five failures of each account are free; a sixth would wait and measure the throttle.
  for (let index = 0; index < people.length * 5; index += 1) {
    times.known.push(await refuse(people[index % people.length].userCode));
    times.unknown.push(await refuse(`nobody-${index % people.length}`));
  }
  const wins = times.known.reduce((sum, known) => sum + times.unknown.filter((unknown) => unknown < known).length, 0);
  const medians = Object.entries(times).map(([who, list]) => `${who} ${median(list).toFixed(2)} ms`);
  console.log(
    `refused login on ${engine}, ${times.known.length} each: median ${medians.join(', ')}; rank AUC ${(wins / (times.known.length * times.unknown.length)).toFixed(3)}`,
  );
}
