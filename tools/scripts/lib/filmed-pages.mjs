// The demos of the pages, and the built pages that show them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from './built-site.mjs';
import { root } from './workspace.mjs';

const pagesFolder = join(root, 'apps/marketing/src/content/pages');

/** Folder of the kept recordings. */
export const recordingsDir = join(root, 'apps/marketing/src/content/recordings');

/** Returns the addresses of the pages by the id of their demo. */
export function addressesOfDemos() {
  const addresses = {};
  for (const file of readdirSync(pagesFolder, { recursive: true })) {
    if (!file.endsWith('page.yaml')) continue;
    const text = readFileSync(join(pagesFolder, file), 'utf8');
    const [, demo] = /^demo: (\S+)$/m.exec(text) ?? [];
    if (demo) addresses[demo] = /^address: (\S+)$/m.exec(text)[1];
  }
  return addresses;
}

/** Reads the built page of an address. */
export const builtPage = (address) => readFileSync(join(siteDir, address, 'index.html'), 'utf8');
