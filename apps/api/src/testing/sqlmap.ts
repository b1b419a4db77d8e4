import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Engine } from './test-database.ts';

/** Result of sqlmap for one request. */
export interface SqlmapReport {
  /**
   * The injection points that were tested without success, by their names, such as `JSON userCode`; `#1*` is a marked
   * path.
   */
  triedInVain: string[];
  /** The injection points through which it reached the database. */
  found: string[];
  /** The complete output. */
  output: string;
}

const DBMS: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * Runs sqlmap on every injection point of one HTTP request, against a server on this machine.
 *
 * Values of a query or a JSON body are tested by default; in a path or a header a `*` marks one. Below level 4 sqlmap
 * skips every parameter with "token" in its name.
 */
export async function runSqlmap(engine: Engine, request: string, level: 3 | 4 = 3): Promise<SqlmapReport> {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-sqlmap-'));
  try {
    writeFileSync(join(folder, 'request'), request);
    const files = ['-r', join(folder, 'request'), '--output-dir', folder];
    // Responses such as 401 and 429 would otherwise end the attempt; the headers that sqlmap adds are not tested.
    const rules = [`--dbms=${DBMS[engine]}`, `--level=${level}`, '--ignore-code=*', '--skip=User-Agent,Referer,Host'];
    const manners = ['--batch', '--answers=try URI injections=N', '--ignore-stdin', '--skip-waf', '--disable-coloring'];
    const child = spawn(findSqlmap() ?? installSqlmap(), [...files, ...rules, ...manners], {
      env: { ...process.env, TERM: 'dumb' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    // With a JSON body, sqlmap reports a marked path as JSON too.
    const placesOf = (ending: RegExp) =>
      [...output.matchAll(ending)].map(([, place = '']) => place.replace('JSON #', '#'));
    return {
      triedInVain: placesOf(/parameter '([^\n]+)' does not seem to be injectable/g),
      found: placesOf(/parameter '([^\n]+)' is vulnerable/g),
      output: output + errors,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findSqlmap(): string | null {
  return spawnSync('sh', ['-c', 'command -v sqlmap'], { encoding: 'utf8' }).stdout.trim() || null;
}

/** Returns the command; installs Debian's package if this user may. */
function installSqlmap(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('No sqlmap found; installing the package sqlmap.\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'sqlmap'], { stdio: 'ignore', env });
    const installed = findSqlmap();
    if (installed) return installed;
  }
  throw new Error('sqlmap was not found. Install it (Debian: apt-get install sqlmap), and run this again.');
}
