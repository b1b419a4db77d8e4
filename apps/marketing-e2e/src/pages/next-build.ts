import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Writes the build of a next release: the same pages, every script and style under another name.
 *
 * With `keepsEarlier` the files of the previous release are kept beside them, as a build does.
 */
export async function writeNextBuild(
  siteDir: string,
  to: string,
  { keepsEarlier }: { keepsEarlier: boolean },
): Promise<void> {
  await cp(siteDir, to, { recursive: true });
  const assets = await readdir(join(siteDir, 'assets'));
  const named = new Set(assets.filter((name) => /\.(?:js|css)$/.test(name)));
  const rename = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (named.has(name) ? nextName(name) : name));

  const sums = new Map<string, string>();
  for (const name of assets.filter((each) => /\.(?:js|css)(?:\.(?:br|gz))?$/.test(each))) {
    if (!keepsEarlier || !named.has(name)) await rm(join(to, 'assets', name));
    if (!named.has(name)) continue;
    const before = await readFile(join(siteDir, 'assets', name), 'utf8');
    const after = rename(before);
    sums.set(sumOf(before), sumOf(after));
    await writeFile(join(to, 'assets', nextName(name)), after);
  }

  const scripts = new Set<string>();
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/\.html\.(?:br|gz)$/.test(entry.name)) await rm(file);
    if (!entry.name.endsWith('.html')) continue;
    const page = rename(await readFile(file, 'utf8')).replace(/sha384-[\w+/]{64}/g, (sum) => sums.get(sum) ?? sum);
    await writeFile(file, page);
    for (const [, text = ''] of page.matchAll(INLINE_SCRIPT)) {
      scripts.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  await writeFile(join(to, 'csp.json'), JSON.stringify({ 'script-src': [...scripts] }));
}

const nextName = (name: string) => name.replace(/\.(\w+)$/, '-next.$1');

const sumOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
