import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hindiNamesIn } from '../src/content/compile/hindi-names.ts';
import { readPages } from '../src/content/compile/read-pages.ts';
import type { PageSource } from '../src/content/compile/source.ts';
import { readRecordings } from '../src/content/compile/read-recordings.ts';
import { PAGES_FOLDER } from '../src/content/pages-folder.ts';
import { RECORDINGS_FOLDER } from '../src/content/recording-files.ts';

/**
 * Prints a value as code. A text that is parsed when the module runs costs the bundler one node of its syntax tree; as a
 * literal the pages cost one for each of their values.
 */
const print = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Modules that read pages from the disk, and the code that replaces them in the site. */
const MODULES: readonly { file: RegExp; codeOf: (pages: readonly PageSource[]) => string }[] = [
  {
    file: /\/src\/content\/page-files\.ts$/,
    codeOf: (pages) => `export const pageFiles = ${print(pages)};`,
  },
  {
    file: /\/src\/content\/hindi-names\.ts$/,
    codeOf: (pages) => `export const hindiNames = ${print(hindiNamesIn(pages))};`,
  },
  {
    file: /\/src\/content\/recording-files\.ts$/,
    codeOf: () => `export const recordingFiles = ${print(readRecordings(RECORDINGS_FOLDER))};`,
  },
];

/** The pages as read, for all builds of the process; `null` before and after a change. */
let pages: readonly PageSource[] | null = null;

/**
 * Reads the files of the pages at build time, so that the site needs neither the parser nor the files.
 *
 * In development, editing a page’s file reloads the page.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'genmaster-content',
    load(id) {
      const module = MODULES.find(({ file }) => file.test(id));
      if (!module) return null;
      for (const file of readdirSync(PAGES_FOLDER, { recursive: true, withFileTypes: true })) {
        if (file.isFile()) this.addWatchFile(join(file.parentPath, file.name));
      }
      pages ??= readPages(PAGES_FOLDER);
      return module.codeOf(pages);
    },
    configureServer(server) {
      server.watcher.add(PAGES_FOLDER);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(PAGES_FOLDER)) return;
        pages = null;
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
