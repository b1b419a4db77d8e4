import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type DatabaseLocation } from '../db/database.ts';
import { sqlitePathIn } from '../db/data-folder.ts';
import { checkDatabase } from '../operator/check.ts';
import { endWhileSaving, type Saves } from './kill-while-saving.ts';
import { initPostgres, runPostgres, type RunningPostgres } from './postgres.ts';
import { createPowerCutDisk } from './power-cut-disk.ts';
import { endServerProcesses } from './server-process.ts';
import { startTirelessServer } from './sign-in-to-save.ts';
import type { Engine } from './test-database.ts';

/** Maximum time of saving before the power cut in milliseconds: long enough to include checkpoints. */
const SAVING_MS = 2_000;

/**
 * Cuts the power of a machine while a user saves, several times: of the server and of its database at once, with the
 * data on a disk that loses all writes that were not synced.
 *
 * @returns the number of acknowledged saves, the number of those that were lost, and whether the remaining data is
 * valid.
 */
export async function cutPowerWhileSaving(engine: Engine, cuts: number): Promise<Saves & { isSound: boolean }> {
  const disk = createPowerCutDisk();
  const folder = join(disk.folder, 'data');
  let location: DatabaseLocation = { engine: 'sqlite', path: sqlitePathIn(folder) };
  let postgres: RunningPostgres | undefined;
  try {
    if (engine === 'postgres') {
      mkdirSync(folder);
      initPostgres(folder, { isDurable: true });
    }
    const saves = await endWhileSaving({
      times: cuts,
      withinMs: SAVING_MS,
      async start() {
        if (engine === 'sqlite') return startTirelessServer({ DATA_DIR: folder, DATABASE_URL: '' });
        postgres = await runPostgres(folder, { isDurable: true });
        location = { engine, url: postgres.url };
        return startTirelessServer({ DATABASE_URL: postgres.url });
      },
      async end({ process: child, exited }) {
        child.kill('SIGKILL');
        await Promise.all([postgres?.kill(), exited]);
        postgres = undefined;
        disk.cut();
      },
    });
    const db = openDatabase(location);
    const { isSound } = await checkDatabase(db, location);
    await db.destroy();
    return { ...saves, isSound };
  } finally {
    await endServerProcesses();
    await postgres?.kill();
    disk.remove();
  }
}
