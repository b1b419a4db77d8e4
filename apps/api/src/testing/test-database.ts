import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../db/database.ts';

/** The engines that every test of stored data runs on. */
export const engines = ['sqlite', 'postgres'] as const;

export type Engine = (typeof engines)[number];

/** A place for an empty database, and the way to remove it. */
export interface TestDatabase {
  location: DatabaseLocation;
  /** The environment variables that lead a server process to this database. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Makes an empty database on the engine: a file in a folder of its own, or a database of the run's server. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'genmaster-sqlite-'));
    return {
      location: { engine, path: join(folder, 'genmaster.sqlite') },
      env: { DATA_DIR: folder, DATABASE_URL: '' },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server)
    throw new Error('TEST_POSTGRES_URL is not set. Run the tests through jest.config.ts, which starts the server.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    location: { engine, url: url.href },
    env: { DATABASE_URL: url.href },
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
