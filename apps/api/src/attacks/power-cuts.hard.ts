import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cutPowerWhileSaving } from '../testing/cut-power-while-saving.ts';
import { note } from '../testing/note.ts';
import { createPowerCutDisk, findPowerCutObstacle } from '../testing/power-cut-disk.ts';
import { endServerProcesses } from '../testing/server-process.ts';
import { engines } from '../testing/test-database.ts';

const obstacle = findPowerCutObstacle();
if (obstacle) note('power cuts', { skipped: obstacle });

(obstacle ? describe.skip : describe)('a power cut', () => {
  afterEach(endServerProcesses);

  it('simulates one: synced data is there, and unsynced data is not', () => {
    const disk = createPowerCutDisk();
    try {
      const write = (name: string, isSynced: boolean) => {
        const file = openSync(join(disk.folder, name), 'w');
        writeSync(file, 'acknowledged');
        if (isSynced) fsyncSync(file);
        closeSync(file);
      };
      write('synced', true);
      write('not-synced', false);
      disk.cut();
      expect(readFileSync(join(disk.folder, 'synced'), 'utf8')).toBe('acknowledged');
      const rest = join(disk.folder, 'not-synced');
      expect(existsSync(rest) ? readFileSync(rest, 'utf8') : '').toBe('');
    } finally {
      disk.remove();
    }
  });

  it.each(engines)('thirty times during saves loses nothing that was acknowledged on %s', async (engine) => {
    const figures = await cutPowerWhileSaving(engine, 30);
    note(`30 power cuts on ${engine}`, figures);
    expect(figures).toMatchObject({ lost: 0, isSound: true });
    expect(figures.acknowledged).toBeGreaterThan(30);
  });
});
