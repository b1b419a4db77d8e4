import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../db/database.ts';
import { isMigrated, migrateToLatest } from '../db/migrate.ts';
import { checkDatabase } from '../operator/check.ts';
import { killWhileSaving } from '../testing/kill-while-saving.ts';
import { note } from '../testing/note.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';

afterEach(endServerProcesses);

describe.each(engines)('kill −9 on %s', (engine) => {
  it('a hundred times during saves loses nothing that was acknowledged', async () => {
    const figures = await killWhileSaving(engine, 100);
    note(`100 kills on ${engine}`, figures);
    expect(figures.lost).toBe(0);
  });

  it('at any point of the first start leaves the old tables or the new ones, and the next start completes', async () => {
    const figures = { before: 0, after: 0 };
    const startMs = await timeStart(engine);
    for (let round = 0; round < 24; round += 1) {
      const place = await createTestDatabase(engine);
      const server = startServerProcess(place.env);
      await wait(startMs * (0.2 + round / 30));
      server.process.kill('SIGKILL');
      await server.exited;
      const db = openDatabase(place.location);
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      if (tables.includes('users')) {
        expect(await isMigrated(db)).toBe(true);
        figures.after += 1;
      } else figures.before += 1;
      await migrateToLatest(db);
      expect((await checkDatabase(db, place.location)).isSound).toBe(true);
      await db.destroy();
      await place.remove();
    }
    note(`24 kills in the first start on ${engine}`, figures);
  });
});

async function timeStart(engine: (typeof engines)[number]): Promise<number> {
  const place = await createTestDatabase(engine);
  const started = Date.now();
  await startServerProcess(place.env).settled;
  const startMs = Date.now() - started;
  await endServerProcesses();
  await place.remove();
  return startMs;
}
