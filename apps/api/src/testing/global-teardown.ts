import type { TestPostgres } from './postgres.ts';

/** Stops the server of this run and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  (globalThis as { testPostgres?: TestPostgres }).testPostgres?.stop();
}
