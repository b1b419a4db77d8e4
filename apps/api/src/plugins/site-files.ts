import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ConfigError } from '../config-error.ts';

/** The name of a not-found page. It includes the folder and so has no address of its own. */
const NOT_FOUND = /(?:^|\/)404\.html$/;

/** Maps every address to its file. The policy file and the compressed files have no address. */
export function listSite(siteDir: string): ReadonlyMap<string, string> {
  let names: string[];
  try {
    names = readdirSync(siteDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(siteDir, sep).length).split(sep).join('/'));
  } catch {
    throw new ConfigError(
      `SITE_DIR is ${siteDir}, which is not a folder that can be read. Build the site or unset it.`,
    );
  }
  if (!names.includes('index.html')) {
    throw new ConfigError(`SITE_DIR is ${siteDir}, which has no index.html. Build the site or unset it.`);
  }
  const served = names.filter((name) => !/\.(br|gz)$|^csp\.json$/.test(name));
  return new Map(served.map((name) => [addressOf(name), name]));
}

function addressOf(name: string): string {
  if (NOT_FOUND.test(name)) return name;
  return `/${name}`.replace(/\/index\.html$/, '') || '/';
}

/** Returns the policy file of a built site; an empty object when it has none. */
export function readCsp(siteDir: string): unknown {
  const path = join(siteDir, 'csp.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError(`${path} is not readable JSON. Build the site again.`);
  }
}
