import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the `integrity` values of built files, by address.
 *
 * With them a browser accepts only what the build wrote, whichever server sent it.
 */
export async function integrityOf(siteDir: string, addresses: Iterable<string>): Promise<Record<string, string>> {
  const entries = [...new Set(addresses)].map(async (address): Promise<[string, string]> => {
    const content = await readFile(join(siteDir, address));
    return [address, `sha384-${createHash('sha384').update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
