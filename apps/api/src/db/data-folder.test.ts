import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { claimDataFolder } from './data-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-owner-'));
});

afterEach(async () => {
  await endServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

describe('a data folder', () => {
  it('has one owner, whom the next one names, until it is released', () => {
    const claim = claimDataFolder(folder);
    expect(() => claimDataFolder(folder)).toThrow(`which belongs to the process ${process.pid}, which started at`);
    claim.release();
    claimDataFolder(folder).release();
  });

  it('is free at once when its owner is killed, and only then', async () => {
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
