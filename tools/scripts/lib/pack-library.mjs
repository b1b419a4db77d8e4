// node tools/scripts/lib/pack-library.mjs <library>: creates the published folder and archive.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOTICES_FILE, noticesOf } from '../../supply-chain/notices.mjs';
import { SBOM_FILE, sbomOf } from '../../supply-chain/sbom.mjs';
import { readLibrary } from './libraries.mjs';
import { doorsWithoutExports, publishedDoor } from './published-exports.mjs';
import { root, run } from './workspace.mjs';

/**
 * Copies the published files to `tmp/packages/<library>` and packs them.
 *
 * The published manifest has no source condition: it names files that are not in the archive. The folder also has the
 * list of the library's dependencies, and their licences.
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
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(manifest, { name }), null, 2)}\n`);
  writeFileSync(join(staged, SBOM_FILE), sbomOf(readJson('package-lock.json'), `libs/${name}`, manifestIn));
  writeFileSync(join(staged, NOTICES_FILE), noticesOf(`libs/${name}`));
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', staged], { cwd: staged });
  if (code !== 0) throw new Error(`${manifest.name} cannot be packed.\n${output}`);
  return { staged, archive: join(staged, output.trim().split('\n').at(-1)) };
}

/**
 * Returns a library's manifest as it is published.
 *
 * The address of the sources is read from the root manifest, and the folder of the library is added. The homepage is
 * the library's README there.
 */
export function publishedManifest(manifest, { name, workspace = workspaceManifest() }) {
  const doors = Object.entries(manifest.exports).map(([door, target]) => [door, publishedDoor(target)]);
  const published = {
    ...manifest,
    homepage: `${sourcesOf(workspace)}/tree/main/libs/${name}#readme`,
    bugs: workspace.bugs,
    repository: { ...workspace.repository, directory: `libs/${name}` },
    files: [...manifest.files, SBOM_FILE, NOTICES_FILE],
    exports: Object.fromEntries(doors),
    ...doorsWithoutExports(manifest.exports),
  };
  delete published.devDependencies;
  return published;
}

/** Returns the web address of the sources, derived from the one for git. */
const sourcesOf = ({ repository }) => repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifestIn = (folder) => readJson(`${folder}/package.json`);
const workspaceManifest = () => readJson('package.json');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { archive } = await packLibrary(readLibrary(process.argv[2] ?? ''));
    console.log(`Packed ${archive}.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
