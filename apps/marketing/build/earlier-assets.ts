import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of later builds in which a file with a hash can still be fetched. */
export const KEPT_BUILDS = 2;

/**
 * Keeps the hashed files of earlier builds in the next one.
 *
 * A page that was opened before a deploy requests its chunks much later. Call this before the site’s folder is emptied;
 * call the returned function when the new site is complete.
 *
 * @returns the step that puts the kept files into the new site and says how many there were.
 */
export async function keepEarlierAssets(dist: string): Promise<() => Promise<number>> {
  const assets = join(dist, 'site', 'assets');
  const record = join(dist, 'asset-builds.json');
  const shelter = join(dist, 'earlier-assets');
  const builds = await readBuilds(record);
  const kept = new Set(builds.slice(0, KEPT_BUILDS).flat());
  await copyNamed(assets, shelter, kept);

  return async () => {
    const own = await listFiles(assets);
    const carried = await copyNamed(shelter, assets, kept);
    await writeFile(record, JSON.stringify([own, ...builds].slice(0, KEPT_BUILDS)));
    await rm(shelter, { recursive: true, force: true });
    return carried;
  };
}

/**
 * Copies the named files that are missing, and returns their number. A name contains the content’s hash, so equal names
 * are equal files.
 */
async function copyNamed(from: string, to: string, names: ReadonlySet<string>): Promise<number> {
  const existing = new Set(await listFiles(to));
  const wanted = (await listFiles(from)).filter((name) => names.has(name) && !existing.has(name));
  await mkdir(to, { recursive: true });
  for (const name of wanted) await cp(join(from, name), join(to, name), { preserveTimestamps: true });
  return wanted.length;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Reads the file names of the last builds, newest first; none when there was no build, or its record cannot be read.
 */
async function readBuilds(record: string): Promise<string[][]> {
  try {
    const builds: unknown = JSON.parse(await readFile(record, 'utf8'));
    return Array.isArray(builds) ? builds.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
