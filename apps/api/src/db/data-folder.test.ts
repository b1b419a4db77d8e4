import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { claimDataFolder, findOpenFolder } from './data-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-owner-'));
});

afterEach(async () => {
  await endServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

describe('a data folder', () => {
  it('has one owner until it is released, and the next server reports that owner', () => {
    const claim = claimDataFolder(folder);
    expect(() => claimDataFolder(folder)).toThrow(`which belongs to the process ${process.pid}, which started at`);
    claim.release();
    claimDataFolder(folder).release();
  });

  it('whose note of the owner cannot be written, as on a full disk, is refused with what to do, and stays free', () => {
    mkdirSync(join(folder, 'owner.json'));
    expect(() => claimDataFolder(folder)).toThrow(
      `DATA_DIR is ${folder}, and nothing can be written there (EISDIR). Set DATA_DIR to a folder that this user may write to, on a disk with room.`,
    );
    rmSync(join(folder, 'owner.json'), { recursive: true });
    claimDataFolder(folder).release();
  });

  it('keeps its files private to this user, also existing ones, and warns when the folder is open to others', async () => {
    chmodSync(folder, 0o755);
    const env = { DATA_DIR: folder, DATABASE_URL: '', DRAIN_MS: '0' };
    const first = startServerProcess(env);
    await first.settled;
    first.process.kill('SIGKILL');
    await first.exited;
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const server = startServerProcess(env);
    await server.settled;
    const modes = readdirSync(folder).map(
      (name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`,
    );
    expect(modes.length).toBeGreaterThan(3);
    for (const mode of modes) expect(mode).toMatch(/ 600$/);
    expect(server.output()).toMatch(`DATA_DIR is ${folder}, which other users of this machine may open (mode 755)`);
    chmodSync(folder, 0o700);
    expect(findOpenFolder(folder)).toBeNull();
  });

  it('is free as soon as its owner is killed, and no sooner', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: '' };
    const owner = startServerProcess(env);
    expect(await owner.settled).toMatch('http');
    const second = startServerProcess(env);
    expect(await second.settled).toBe(1);
    await second.exited;
    expect(second.output()).toMatch(`belongs to the process ${owner.process.pid}`);
    expect((await fetch(`${String(await owner.settled)}/health/ready`)).status).toBe(200);

    owner.process.kill('SIGKILL');
    await owner.exited;
    expect(await startServerProcess(env).settled).toMatch('http');
  });
});
