import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLocation } from '../db/database.ts';
import { makeMemoryFolder } from './memory-folder.ts';

/** The engines on which every test of stored data runs. */
export const engines = ['sqlite', 'postgres'] as const;

export type Engine = (typeof engines)[number];

/** Location of an empty database, and a function to remove it. */
export interface TestDatabase {
  location: DatabaseLocation;
  /** The environment variables with which a server process uses this database. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * Creates an empty database on the engine: a file in its own folder, or a database on the PostgreSQL server of the run.
 */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? createFile() : createOnServer('template1');
}

/**
 * Returns a function that creates copies of a database that is prepared once, which is faster than preparing each.
 *
 * @example
 * const createReady = createCopies(async (location) => migrate(location));
 */
export function createCopies(
  prepare: (location: DatabaseLocation) => Promise<void>,
): (engine: Engine) => Promise<TestDatabase> {
  const originals = new Map<Engine, Promise<() => Promise<TestDatabase>>>();

  const makeOriginal = async (engine: Engine) => {
    const original = await createTestDatabase(engine);
    await prepare(original.location);
    if (original.location.engine === 'postgres') {
      const name = new URL(original.location.url).pathname.slice(1);
      return () => createOnServer(name);
    }
    const content = readFileSync(original.location.path);
    await original.remove();
    return async () => createFile(content);
  };
  return async (engine) => {
    const original = originals.get(engine) ?? makeOriginal(engine);
    originals.set(engine, original);
    return (await original)();
  };
}

/** Returns the hosts to which a server on this engine may connect: the tests' PostgreSQL, or none. */
export function databasePlaces(engine: Engine): string[] {
  return engine === 'sqlite' ? [] : [new URL(serverUrl()).host];
}

function createFile(content?: Buffer): TestDatabase {
  const folder = makeMemoryFolder('sqlite');
  const path = join(folder, 'genmaster.sqlite');
  if (content) writeFileSync(path, content);
  return {
    location: { engine: 'sqlite', path },
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Half of the processor time of the default, which writes each page to the write-ahead log. Needs PostgreSQL 15.
  await administrator().query(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = name;
  return {
    location: { engine: 'postgres', url: url.href },
    env: { DATABASE_URL: url.href },
    async remove() {
      // Waits up to 100 ms for connections that are closing: the server would end them with an error.
      for (let left = 20; left > 0 && (await isInUse(name)); left -= 1) await wait(5);
      await administrator().query(`drop database ${name} with (force)`);
    },
  };
}

async function isInUse(name: string): Promise<boolean> {
  const { rowCount } = await administrator().query('select 1 from pg_stat_activity where datname = $1', [name]);
  return rowCount !== 0;
}

let openAdministrator: pg.Pool | null = null;

/** Returns the connection that makes and removes databases; it keeps no process alive. */
function administrator(): pg.Pool {
  openAdministrator ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true }).on(
    'error',
    () => null,
  );
  return openAdministrator;
}

function serverUrl(): string {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server) return server;
  throw new Error('TEST_POSTGRES_URL is not set. Run the tests through jest.config.ts, which starts the server.');
}
