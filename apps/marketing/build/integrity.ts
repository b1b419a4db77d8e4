import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The integrity of built files, by their addresses, as pages name it.
 *
 * A browser then runs or applies exactly what the build wrote, whoever hands it over.
 */
export async function integrityOf(siteDir: string, addresses: Iterable<string>): Promise<Record<string, string>> {
  const entries = [...new Set(addresses)].map(async (address): Promise<[string, string]> => {
    const content = await readFile(join(siteDir, address));
    return [address, `sha384-${createHash('sha384').update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
