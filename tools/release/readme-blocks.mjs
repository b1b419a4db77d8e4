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

/** Returns the addresses of modules in the import map of a library's README, by what a page imports. */
export function importsOf(library) {
  const pages = readmeBlocks(library).filter(({ language }) => language === 'html');
  const maps = pages.flatMap(({ code }) => /<script type="importmap">([^]*?)<\/script>/.exec(code)?.[1] ?? []);
  return Object.assign({}, ...maps.map((map) => JSON.parse(map).imports));
}

/** Returns the import map of a page without a bundler: the import maps of the READMEs, merged. */
export const importMapOf = (libraries) =>
  `<script type="importmap">${JSON.stringify({ imports: Object.assign({}, ...libraries.map(importsOf)) })}</script>`;
