// The code blocks of a library's README, as a reader would copy them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/workspace.mjs';

/** Returns every fenced block with a language, in order: the language, the code, and the heading above it. */
export function blocksOf(markdown) {
  const found = [];
  let heading = '';
  for (const [text, , title, language, code] of markdown.matchAll(/^(#{1,6}) (.+)$|^```(\w+)\n([^]*?)^```$/gm)) {
    if (text.startsWith('#')) heading = title;
    else found.push({ language, code, heading });
  }
  return found;
}

/** Returns the blocks of one library's README, without the commands of a terminal. */
export const readmeBlocks = (library) =>
  blocksOf(readFileSync(join(root, 'libs', library, 'README.md'), 'utf8')).filter(({ language }) => language !== 'sh');

/** Returns the import map of a page without a bundler: the import maps of the READMEs, merged. */
export function importMapOf(libraries) {
  const imports = {};
  for (const { language, code } of libraries.flatMap(readmeBlocks)) {
    const map = language === 'html' && /<script type="importmap">([^]*?)<\/script>/.exec(code)?.[1];
    if (map) Object.assign(imports, JSON.parse(map).imports);
  }
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
}
