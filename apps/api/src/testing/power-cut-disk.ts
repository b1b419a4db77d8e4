import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that can lose its power. */
export interface PowerCutDisk {
  /** Where it is mounted, before and after each cut. */
  folder: string;
  /** Takes everything away that was written and never synced. End those who write first. */
  cut(): void;
  remove(): void;
}

const MEGABYTES = 384;

/**
 * Makes an ext4 file system in a file and mounts it.
 *
 * What was written and not synced is in the memory of the kernel and not in
 * the file. A cut copies the file as it is and mounts the copy, which replays
 * its journal as the disk of a machine does that went dark. The caches of a
 * drive that lies about its syncs are not modelled.
 */
export function createPowerCutDisk(): PowerCutDisk {
  const work = mkdtempSync(join(tmpdir(), 'genmaster-disk-'));
  const folder = join(work, 'disk');
  let cuts = 0;
  let image = join(work, '0.img');
  const mount = () => run('mount', '-o', 'loop', image, folder);
  // Lazy: a killed process may need a moment to let go of its files.
  const unmount = () => run('umount', '--lazy', folder);

  try {
    mkdirSync(folder);
    // PostgreSQL runs as another user than we do, and has to come through.
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

/** Why no power can be cut on this machine, or `null` when it can. */
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
