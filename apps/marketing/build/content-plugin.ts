import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hindiNamesIn } from '../src/content/compile/hindi-names.ts';
import { readPages } from '../src/content/compile/read-pages.ts';
import type { PageSource } from '../src/content/compile/source.ts';
import { readRecordings } from '../src/content/compile/read-recordings.ts';
import { PAGES_FOLDER } from '../src/content/pages-folder.ts';
import { RECORDINGS_FOLDER } from '../src/content/recording-files.ts';

/** Modules that read pages from the disk, and the code that replaces them in the site. */
const MODULES: readonly { file: RegExp; print: (pages: readonly PageSource[]) => string }[] = [
  {
    file: /\/src\/content\/page-files\.ts$/,
    print: (pages) => `export const pageFiles = ${JSON.stringify(pages)};`,
  },
  {
    file: /\/src\/content\/hindi-names\.ts$/,
    print: (pages) => `export const hindiNames = ${JSON.stringify(hindiNamesIn(pages))};`,
  },
  {
    file: /\/src\/content\/recording-files\.ts$/,
    print: () => `export const recordingFiles = ${JSON.stringify(readRecordings(RECORDINGS_FOLDER))};`,
  },
];

/**
 * Reads the files of the pages at build time, so that the site needs neither the parser nor the files.
 *
 * In development, editing a page’s file reloads the page.
 */
export function contentPlugin(): Plugin {
  let pages: readonly PageSource[] | null = null;
  return {
    name: 'genmaster-content',
    load(id) {
      const module = MODULES.find(({ file }) => file.test(id));
      if (!module) return null;
      for (const file of readdirSync(PAGES_FOLDER, { recursive: true, withFileTypes: true })) {
        if (file.isFile()) this.addWatchFile(join(file.parentPath, file.name));
      }
      pages ??= readPages(PAGES_FOLDER);
      return module.print(pages);
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
