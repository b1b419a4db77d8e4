// node tools/scripts/build-library.mjs <library>: writes what is published into libs/<library>/dist.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeCommonJsTypes } from './lib/commonjs-types.mjs';
import { writeDeclarations } from './lib/declarations.mjs';
import { writeElementData } from './lib/element-data.mjs';
import { privatePackageOf, readLibrary, SOURCE_CONDITION } from './lib/libraries.mjs';
import { placeOfModule } from './lib/private-packages.mjs';

/**
 * Builds one library: ES modules, CommonJS and declarations of both, file by file as in `src`, and one stylesheet when
 * it has styles.
 *
 * CommonJS is for Jest and for Node before 22. Node from 22.10 on takes the ES modules for `require()` too, so that a
 * process has one copy.
 *
 * Published packages stay imports, so that an app has one copy of each. Private ones of this workspace cannot be
 * installed: their modules are built in, below `dist/private`.
 */
export async function buildLibrary(name) {
  const library = readLibrary(name);
  rmSync(join(library.folder, 'dist'), { recursive: true, force: true });
  await Promise.all([writeScripts(library, 'es'), writeScripts(library, 'cjs'), writeDeclarations(library)]);
  writeElementData(library.folder);
  // A compiler that checks imports for their effect alone finds the stylesheet by this.
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
        // One file per source file: a bundler then drops whole files that an app does not use.
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          // Jest runs no `import()` of a CommonJS module.
          dynamicImportInCjs: false,
          entryFileNames: (module) => (format === 'cjs' ? commonJsName(place(module)) : place(module)),
        },
      },
    },
  });
}

/**
 * Marks each module that needs React as one for the client.
 *
 * A server that renders components (Next) then takes components and hooks from a door as references, while plain
 * functions of the same door can still be called on the server. It is read from what a module imports, so that no file
 * can be forgotten.
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

/** Two letters of a file's digest keep its classes apart from those of the library's other files, and stay small. */
const scopedName = (name, file) =>
  `gm-${createHash('sha256').update(file.split('?')[0].split('/').at(-1)).digest('hex').slice(0, 3)}-${name}`;

const isForeign = (id, format) => !/^[./\0]/.test(id) && !privatePackageOf(id) && !(format === 'cjs' && isEsOnly(id));

/** What no `require()` reaches is built into the CommonJS half. */
const isEsOnly = (id) => id === 'culori/fn';

const commonJsName = (path) => path.replace(/\.js$/, '.cjs');

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
