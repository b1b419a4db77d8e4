// node tools/scripts/build-library.mjs <library>: writes what is published into libs/<library>/dist.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeDeclarations } from './lib/declarations.mjs';
import { readLibrary } from './lib/libraries.mjs';

/**
 * Builds one library: ES modules and declarations, file by file as in `src`, and one stylesheet when it has styles.
 *
 * Everything that is not the library's own stays an import, so that an app has one copy of each package.
 */
export async function buildLibrary(name) {
  const library = readLibrary(name);
  rmSync(join(library.folder, 'dist'), { recursive: true, force: true });
  await Promise.all([writeScripts(library), writeDeclarations(library)]);
  return library;
}

async function writeScripts({ folder, doors, manifest, packages }) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    css: { modules: { generateScopedName: scopedName } },
    build: {
      lib: {
        entry: Object.fromEntries(doors.map(({ entry, source }) => [entry, join(folder, source)])),
        formats: ['es'],
        cssFileName: 'style',
      },
      outDir: join(folder, 'dist'),
      // The declarations are written at the same time.
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: (id) => isForeign(id) && requireDeclared(id, { manifest, packages }),
        // One file per source file: a bundler then drops whole files that an app does not use.
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}

/** Two letters of a file's digest keep its classes apart from those of the library's other files, and stay small. */
const scopedName = (name, file) =>
  `gm-${createHash('sha256').update(file.split('?')[0].split('/').at(-1)).digest('hex').slice(0, 3)}-${name}`;

const isForeign = (id) => !/^[./\0]/.test(id);

/** A package that is imported but not declared works here and breaks where it is installed. */
function requireDeclared(id, { manifest, packages }) {
  const wanted = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  if (packages.includes(wanted)) return true;
  throw new Error(`${manifest.name} imports "${id}". Name "${wanted}" in its dependencies or peerDependencies.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { manifest, doors } = await buildLibrary(process.argv[2] ?? '');
    console.log(`Built ${manifest.name}: ${doors.map(({ door }) => door).join(' ')}.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
