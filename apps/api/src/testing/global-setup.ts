import { startPostgres, type TestPostgres } from './postgres.ts';

/** Starts one PostgreSQL server for the whole run and passes its address to the workers. */
export default async function globalSetup(): Promise<void> {
  const postgres = await startPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  (globalThis as { testPostgres?: TestPostgres }).testPostgres = postgres;
}
