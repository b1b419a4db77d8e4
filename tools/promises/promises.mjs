// npm run promises: writes the promises of docs/promises/*.yaml into the pages that show them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/workspace.mjs';
import { pages, readPage, readPromises } from './read-promises.mjs';
import { renderPage } from './render-page.mjs';

for (const page of pages()) {
  writeFileSync(join(root, 'docs', `${page}.md`), await renderPage(readPage(page), readPromises(page)));
}
