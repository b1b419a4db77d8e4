// Get theme, save theme and login at 16 and 50 connections: the server on both engines, compared with Fastify alone, with
// Better Auth on SQLite (reading a session stands beside reading a theme) and with the server's own queries without the
// server, by wall-clock time and by processor time. Interleaved rounds,
// medians, ratios to Fastify alone; refused requests (503) are in a separate table.
// `npm run bench -- api` measures all of it; `npm run bench -- api get save` some parts of it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrateToLatest } from '../../apps/api/src/db/migrate.ts';
import { createQueries } from '../../apps/api/src/testing/people.ts';
import { startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { root } from '../scripts/lib/workspace.mjs';
import { BETTER_AUTH_CALLS, installBetterAuth, peopleOfBetterAuth } from './api/better-auth.mjs';
import { CALLS } from './api/calls.mjs';
import { assertAnswers, queryFrom, sendFrom } from './api/measure.mjs';
import { countProcessorTime, hasProcessorTime } from './api/processor-time.mjs';
import { printTable } from './table.mjs';

const ROUNDS = 3;
const CONNECTIONS = [16, 50];
/** Calls whose reads the server groups. */
const GROUPED_CALLS = { get: CALLS.get };

const calls = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CALLS);
if (calls.some((call) => !(call in CALLS))) {
  console.error(`Say what to measure of the API: npm run bench -- api [${Object.keys(CALLS).join(' ')}]`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
const postgres = await startPostgres({ isDurable: true });
const children = [];
const databases = [];

try {
  const bare = {
    ...(await start('tools/bench/api/bare.mjs')),
    people: [nobody()],
    calls: CALLS,
    findEnginePids: async () => [],
  };
  const sqlite = await serveOn({ engine: 'sqlite', path: join(folder, 'genmaster.sqlite') }, { DATA_DIR: folder });
  const postgresql = await serveOn({ engine: 'postgres', url: postgres.url }, { DATABASE_URL: postgres.url });
  const peer = await serveBetterAuth(join(folder, 'better-auth'));
  for (const place of [bare, sqlite, postgresql, peer]) await assertAnswers(place);
  await compare({ bare, sqlite, postgresql, peer });
} finally {
  for (const child of children) child.kill();
  for (const db of databases) await db.destroy();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare({ bare, sqlite, postgresql, peer }) {
  const variants = {
    'Fastify alone': { measure: sendFrom, place: bare, process: bare.pid },
    SQLite: { measure: sendFrom, place: sqlite, process: sqlite.pid },
    'SQLite, queries alone': { measure: queryFrom, place: sqlite, process: process.pid },
    'Better Auth': { measure: sendFrom, place: peer, process: peer.pid },
    PostgreSQL: { measure: sendFrom, place: postgresql, process: postgresql.pid },
    'PostgreSQL, queries alone': { measure: queryFrom, place: postgresql, process: process.pid },
    'PostgreSQL, grouped queries': {
      measure: queryFrom,
      place: { ...postgresql, queries: postgresql.grouped, calls: GROUPED_CALLS },
      process: process.pid,
    },
  };
  const empty = () => Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  const samples = { answers: empty(), refusals: empty(), perProcessorSecond: empty() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { measure, place, process: pid }] of Object.entries(variants)) {
      for (const list of Object.values(samples)) list[name].push({});
      for (const call of calls.filter((each) => each in place.calls)) {
        for (const connections of CONNECTIONS) {
          const readTime = await countProcessorTime(async () => [pid, ...(await place.findEnginePids())]);
          const { done, seconds, refused } = await measure(place, call, connections);
          const processorSeconds = await readTime();
          const figures = {
            answers: done / seconds,
            refusals: refused / seconds,
            // If most requests are refused, the time is that of refusals, not of successful responses.
            perProcessorSecond: refused > done ? Number.NaN : done / processorSeconds,
          };
          for (const [what, figure] of Object.entries(figures)) {
            samples[what][name][round][`${CALLS[call].title}, ${connections}`] = figure;
          }
        }
      }
    }
  }
  printTable('answers per second', samples.answers);
  const wereRefused = (figure) => Object.values(samples.refusals).some((runs) => runs.some((run) => run[figure] > 0));
  const refusals = onlyRows(samples.refusals, wereRefused);
  if (Object.keys(refusals['Fastify alone'][0]).length > 0) printTable('told to come back, per second', refusals);
  if (hasProcessorTime) printTable('answers per second of processor time', samples.perProcessorSecond);
}

function onlyRows(samples, isWanted) {
  const keep = (run) => Object.fromEntries(Object.entries(run).filter(([figure]) => isWanted(figure)));
  return Object.fromEntries(Object.entries(samples).map(([name, runs]) => [name, runs.map(keep)]));
}

async function serveOn(location, env) {
  const [db, grouping] = [false, true].map((isGrouped) => openDatabase(location, { isGrouped }));
  databases.push(db, grouping);
  await migrateToLatest(db);
  const queries = createQueries(db);
  const grouped = createQueries(grouping);
  const people = await queries.createPeople(Math.max(...CONNECTIONS));
  const findEnginePids = async () => (location.engine === 'postgres' ? listPostgresPids(db) : []);
  return { ...(await start('apps/api/src/server.ts', env)), people, queries, grouped, calls: CALLS, findEnginePids };
}

async function serveBetterAuth(home) {
  const started = await start(installBetterAuth(home, Math.max(...CONNECTIONS)));
  return { ...started, people: peopleOfBetterAuth(home), calls: BETTER_AUTH_CALLS, findEnginePids: async () => [] };
}

/** Lists the process ids of PostgreSQL. */
async function listPostgresPids(db) {
  const { rows } = await sql`select pid from pg_stat_activity where pid is not null`.execute(db);
  return rows.map(({ pid }) => pid);
}

function start(file, env = {}) {
  const child = spawn(process.execPath, ['--conditions=@genmaster/source', resolve(root, file)], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // In the benchmark one machine sends the requests of all people, and a few people send many.
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
      if (address) resolve({ address, pid: child.pid });
    });
  });
}

function nobody() {
  return { userId: 'x', userCode: 'x', password: 'x', headers: { 'content-type': 'application/json' }, revision: 0 };
}
