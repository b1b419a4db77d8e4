import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { siteViteConfig } from './vite-config.ts';

/** Returns the Vite options of the site’s scripts and styles, for any origin; they are written into `outDir`. */
export function clientBuild(origin: string, outDir: string): InlineConfig {
  return {
    ...siteViteConfig(origin),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      // The licences of all packages and fonts in the scripts and styles, written beside the site.
      license: { fileName: 'licenses.txt' },
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: fileURLToPath(new URL('../src/entry-client.tsx', import.meta.url)),
        // The script that loads the entry reads its `started`.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // 42 bits tell the versions of a file apart. The first script names most files, and digests do not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // The entry’s own file contains everything that every page needs first: many small files compress worse and
          // cost a request each.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'] },
              // Used by several of the parts below: in one of them it would bring that part into the others.
              { name: 'keyboard', priority: 1, test: /keyboard\/src\/(?:composition|keep-focus)\.ts$/ },
              // Modules that are needed together go to one chunk with their dependencies, because every further file is a
              // further request.
              { name: 'theme-wiring', test: /theme-customiser\/theme-wiring\.ts$/ },
              { name: 'theming', test: /theme-panel\/theme-panel\.tsx$/ },
              {
                name: 'demo-parts',
                test: /libs\/demos\/src\/(?:stage\/|demo-(?:registry|texts|memory)|parts\/(?:choice-bar|choice-select|download|record-control|source-view|[\w-]+\.css$))/,
              },
              {
                name: 'demo-model',
                test: /libs\/app-model\/src\/(?:entity|entity-edits|values|names|examples|sample-rows|translations|screens)\.ts$/,
              },
              { name: 'csv', test: /\/papaparse\/|app-model\/src\/csv\.ts$/ },
              { name: 'demo-grid', test: /libs\/demos\/src\/parts\/(?:sample-grid|entity-table)/ },
              // The message parser is a separate chunk: the build has compiled the interface’s messages, and only a demo
              // parses more.
              { name: 'read-messages', priority: 1, test: /@lingui\/message-utils|@messageformat|\/moo\// },
            ],
          },
        },
      },
      reportCompressedSize: false,
    },
    logLevel: 'warn',
  };
}
