// node tools/scripts/build-library.mjs <library>: writes the published files to libs/<library>/dist.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeCommonJsTypes } from './lib/commonjs-types.mjs';
import { writeDeclarations } from './lib/declarations.mjs';
import { writeElementData } from './lib/element-data.mjs';
import { packageNameOf, privatePackageOf, readLibrary, SOURCE_CONDITION } from './lib/libraries.mjs';
import { placeOfModule } from './lib/private-packages.mjs';

/**
 * Builds one library: ES modules, CommonJS and declarations of both, file by file as in `src`, and one stylesheet if it
 * has styles.
 *
 * CommonJS is for Jest and for Node before 22. Node from 22.10 on uses the ES modules for `require()` too, so that a
 * process has one copy.
 *
 * Published packages stay imports, so that an app has one copy of each. Private packages of this workspace cannot be
 * installed: their modules are built in, below `dist/private`.
 */
export async function buildLibrary(name) {
  const library = readLibrary(name);
  rmSync(join(library.folder, 'dist'), { recursive: true, force: true });
  await Promise.all([writeScripts(library, 'es'), writeScripts(library, 'cjs'), writeDeclarations(library)]);
  writeElementData(library.folder);
  // A compiler that checks side-effect imports needs this declaration to find the stylesheet.
  if (library.stylesheet) writeFileSync(join(library.folder, `${library.stylesheet}.d.ts`), 'export {};\n');
  writeCommonJsTypes(join(library.folder, 'dist'));
  return library;
}

async function writeScripts({ folder, doors, manifest, packages }, format) {
  const place = (module) => placeOfModule(module, folder);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: [SOURCE_CONDITION] },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [clientDirective()],
    build: {
      lib: {
        entry: Object.fromEntries(doors.map(({ entry, source }) => [entry, join(folder, source)])),
        formats: [format],
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
        external: (id) => isForeign(id, format) && requireDeclared(id, { manifest, packages }),
        // One file per source file: a bundler can then drop whole files that an app does not use.
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          // Jest cannot run `import()` of a CommonJS module.
          dynamicImportInCjs: false,
          entryFileNames: (module) => (format === 'cjs' ? commonJsName(place(module)) : place(module)),
        },
      },
    },
  });
}

/**
 * Marks each module that needs React as a client module.
 *
 * A server that renders components (Next) then gets components and hooks of an entry point as references, while plain
 * functions of the same entry point can still be called on the server. The mark follows from the imports of a module,
 * so that no file can be forgotten.
 */
function clientDirective() {
  const isReact = (id) => /^react(?:-dom)?(?:\/|$)/.test(id);
  return {
    name: 'genmaster:client-directive',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.imports.some(isReact)) chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}

/**
 * Returns the scoped class name: three hex digits of the file's digest keep it distinct from classes of the library's
 * other files, and short.
 */
const scopedName = (name, file) =>
  `gm-${createHash('sha256').update(file.split('?')[0].split('/').at(-1)).digest('hex').slice(0, 3)}-${name}`;

const isForeign = (id, format) => !/^[./\0]/.test(id) && !privatePackageOf(id) && !(format === 'cjs' && isEsOnly(id));

/** Returns true for a package that `require()` cannot load: it is built into the CommonJS half. */
const isEsOnly = (id) => id === 'culori/fn';

const commonJsName = (path) => path.replace(/\.js$/, '.cjs');

/** Throws for a package that is imported but not declared: it works here and fails where the library is installed. */
function requireDeclared(id, { manifest, packages }) {
  const wanted = packageNameOf(id);
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
