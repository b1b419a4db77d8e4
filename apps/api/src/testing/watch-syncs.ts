import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A watch for the sync calls of a process and its later children, which write data to the disk. */
export interface SyncWatch {
  /** Ends the watch. The times are milliseconds since 1970, as `Date.now` returns them. */
  stop(): Promise<number[]>;
}

/** Returns the reason why syncs cannot be watched here, or `null`. */
export function findSyncWatchObstacle(): string | null {
  const { status } = spawnSync('strace', ['-o', '/dev/null', 'true']);
  return status === 0 ? null : 'needs strace (Debian: apt-get install strace), and leave to trace processes';
}

/** Starts to watch with strace; resolves when the watch is active. */
export async function watchSyncs(pid: number): Promise<SyncWatch> {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-syncs-'));
  const file = join(folder, 'syncs');
  const tracer = spawn('strace', ['-f', '-ttt', '-e', 'trace=fsync,fdatasync', '-p', String(pid), '-o', file]);
  const ended = new Promise((resolve) => tracer.once('exit', resolve));
  // strace opens its file first, and attaches then.
  while (!existsSync(file) || !isTraced(pid)) {
    if (tracer.exitCode !== null) throw new Error(`strace may not trace the process ${pid}: run this as root.`);
    await wait(10);
  }
  return {
    async stop() {
      tracer.kill('SIGINT');
      await ended;
      const times = [...readFileSync(file, 'utf8').matchAll(/ (\d+\.\d+) f(?:data)?sync\(/g)];
      rmSync(folder, { recursive: true });
      return times.map(([, seconds]) => Number(seconds) * 1_000);
    },
  };
}

const isTraced = (pid: number) => !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
