import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system on which a power cut can be simulated. */
export interface PowerCutDisk {
  /** The mount point, before and after each cut. */
  folder: string;
  /** Discards all data that was written but not synced. End the writing processes first. */
  cut(): void;
  remove(): void;
}

const MEGABYTES = 384;

/**
 * Creates an ext4 file system in a file and mounts it.
 *
 * Data that was written but not synced is in the memory of the kernel and not in the file. A cut copies the file as it
 * is and mounts the copy, which replays its journal as a disk does after a power cut. The caches of a drive that
 * reports syncs too early are not simulated.
 */
export function createPowerCutDisk(): PowerCutDisk {
  const work = mkdtempSync(join(tmpdir(), 'genmaster-disk-'));
  const folder = join(work, 'disk');
  let cuts = 0;
  let image = join(work, '0.img');
  const mount = () => run('mount', '-o', 'loop', image, folder);
  // Lazy: a killed process may need a moment to close its files.
  const unmount = () => run('umount', '--lazy', folder);

  try {
    mkdirSync(folder);
    // PostgreSQL runs as another user, who must be able to enter the folder.
    chmodSync(work, 0o755);
    run('truncate', '--size', `${MEGABYTES}M`, image);
    run('mkfs.ext4', '-q', image);
    mount();
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cut() {
      const copy = join(work, `${(cuts += 1)}.img`);
      run('cp', '--sparse=always', image, copy);
      unmount();
      rmSync(image);
      image = copy;
      mount();
    },
    remove() {
      unmount();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** Returns the reason why a power cut cannot be simulated on this machine, or `null`. */
export function findPowerCutObstacle(): string | null {
  try {
    createPowerCutDisk().remove();
    return null;
  } catch (error) {
    return `this machine cannot mount a file system of its own: ${(error as Error).message.trim()}`;
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
