import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../../apps/marketing/build/compress-folder.ts';

/** Copies a built site without its scripts, compressed as the site is. Returns the folder. */
export async function copyWithoutScripts(site, folder) {
  cpSync(site, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, ''));
  }
  await compressFolder(folder);
  return folder;
}
