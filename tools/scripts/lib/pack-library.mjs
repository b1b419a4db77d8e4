// The folder and the archive that are published, made from a built library.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_CONDITION } from './libraries.mjs';
import { root, run } from './workspace.mjs';

/**
 * Lays out what is published in `tmp/packages/<library>` and packs it.
 *
 * The published manifest has no source condition: it names files that are not in the archive.
 *
 * @returns the folder and the path of the archive.
 */
export async function packLibrary({ name, folder, manifest }) {
  const staged = join(root, 'tmp', 'packages', name);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const path of manifest.files) {
    if (existsSync(join(folder, path))) cpSync(join(folder, path), join(staged, path), { recursive: true });
  }
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', staged], { cwd: staged });
  if (code !== 0) throw new Error(`${manifest.name} cannot be packed.\n${output}`);
  return { staged, archive: join(staged, output.trim().split('\n').at(-1)) };
}

/** A library's manifest as it is published. */
export function publishedManifest(manifest) {
  const doors = Object.entries(manifest.exports).map(([door, target]) => {
    if (typeof target === 'string') return [door, target];
    return [door, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION))];
  });
  return { ...manifest, exports: Object.fromEntries(doors) };
}
