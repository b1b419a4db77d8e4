// Finds the system's ffmpeg, or installs it from the system's packages where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FFMPEG = process.env.FFMPEG_PATH || 'ffmpeg';

/**
 * Returns the path of an ffmpeg; installs Debian's package when it is missing and this user may.
 *
 * If that is not possible, prints how to install it and exits with code 1.
 */
export function ensureFfmpeg() {
  if (works()) return FFMPEG;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing ffmpeg from the system’s packages …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (works()) return FFMPEG;
  }
  console.error(
    'No ffmpeg was found. Install one (Debian: apt-get install ffmpeg), or set FFMPEG_PATH to its executable, and run this again.',
  );
  process.exit(1);
}

const works = () => spawnSync(FFMPEG, ['-version'], { stdio: 'ignore' }).status === 0;
