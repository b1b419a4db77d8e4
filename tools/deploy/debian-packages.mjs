import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the Debian packages whose program is missing, without starting their services. */
export function ensureDebianPackages(programs) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} from the system’s packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env, stdio: 'ignore' });
  const still = missing.filter((name) => !existsSync(programs[name]));
  if (still.length > 0) throw new Error(`These packages could not be installed: ${still.join(', ')}.`);
}
