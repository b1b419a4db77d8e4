// npm run words: updates every catalogue from the English one, and generates the modules that the site imports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/workspace.mjs';
import { catalogueOf, readWords, writtenFiles } from './word-modules.mjs';
import { leftToTranslate } from './catalogues.mjs';

for (const [path, text] of await writtenFiles()) writeFileSync(join(root, path), text);

for (const [language, entries] of Object.entries(readWords()).slice(1)) {
  for (const sentence of leftToTranslate(entries)) {
    console.error(`${catalogueOf(language)}: ${sentence}`);
    process.exitCode = 1;
  }
}
