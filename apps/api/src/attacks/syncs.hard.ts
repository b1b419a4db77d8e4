import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { note } from '../testing/note.ts';
import { startPostgres } from '../testing/postgres.ts';
import { endServerProcesses } from '../testing/server-process.ts';
import { signInToSave, startTirelessServer } from '../testing/sign-in-to-save.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { findSyncWatchObstacle, watchSyncs, type SyncWatch } from '../testing/watch-syncs.ts';

const SAVES = 200;

const obstacle = findSyncWatchObstacle();
if (obstacle) note('syncs', { skipped: obstacle });

(obstacle ? describe.skip : describe)('a save that is acknowledged', () => {
  afterEach(endServerProcesses);

  it('was synced to the disk before on sqlite, by the server', async () => {
    const place = await createTestDatabase('sqlite');
    const server = startTirelessServer(place.env);
    const { save } = await signInToSave(String(await server.settled));
    const watch = await watchSyncs(server.process.pid!);
    await expectSynced('sqlite', save, watch);
    await endServerProcesses();
    await place.remove();
  });

  it('was synced to the disk before on postgres, by its server', async () => {
    const postgres = await startPostgres({ isDurable: true });
    try {
      // Before the first connection: PostgreSQL starts a process for each connection.
      const watch = await watchSyncs(await findPostmaster(postgres.url));
      const server = startTirelessServer({ DATABASE_URL: postgres.url });
      const { save } = await signInToSave(String(await server.settled));
      await expectSynced('postgres', save, watch);
    } finally {
      await endServerProcesses();
      postgres.stop();
    }
  });
});

/** Saves one after the other, and expects a sync during each. */
async function expectSynced(engine: string, save: (revision: number) => Promise<number>, watch: SyncWatch) {
  const saves: { began: number; ended: number }[] = [];
  for (let revision = 0; saves.length < SAVES;) {
    const began = Date.now();
    revision = await save(revision);
    saves.push({ began, ended: Date.now() + 1 });
  }
  const syncs = await watch.stop();
  const synced = saves.filter(({ began, ended }) => syncs.some((at) => at >= began && at <= ended)).length;
  note(`syncs on ${engine}`, { saves: SAVES, synced });
  expect(synced).toBe(SAVES);
}

async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return Number(readFileSync(join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
