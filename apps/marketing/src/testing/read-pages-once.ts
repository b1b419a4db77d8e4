import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPages } from '../content/compile/read-pages.ts';
import { PAGES_FOLDER } from '../content/pages-folder.ts';

/** Parses the pages once for a whole run, and passes the file with the result to the workers. */
export default function readPagesOnce(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'genmaster-pages-')), 'pages.json');
  writeFileSync(file, JSON.stringify(readPages(PAGES_FOLDER)));
  process.env['TEST_PAGES'] = file;
}
