import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, transform } from 'esbuild';
import { formatText } from '../scripts/lib/format-text.mjs';
import { root } from '../scripts/lib/workspace.mjs';

const TARGET = 'es2020';

/** Leaves out the text of the other scripts, which an entry may reach through a library's index. */
const withoutBuiltScripts = {
  name: 'without-built-scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.built\.ts$/ }, ({ path }) => ({ path, namespace: 'built' }));
    onLoad({ filter: /.*/, namespace: 'built' }, () => ({ contents: "export const code = '', hash = '';" }));
  },
};

/** Lists the entries of all inline scripts, from the root of the workspace. */
export function inlineScripts() {
  return globSync('{apps,libs}/*/src/**/*.inline.ts', { cwd: root }).sort();
}

/** Returns the path of the module that holds an entry's built text: `x.inline.ts` has `x.built.ts` beside it. */
export function builtPathOf(entry) {
  return entry.replace(/\.inline\.ts$/, '.built.ts');
}

/**
 * Bundles an entry into one script and prints the module that exports it.
 *
 * @param {string} entry From the root of the workspace.
 * @returns {Promise<string>} TypeScript with `code`, which can stand in a script element, and its `hash` for a
 *   content security policy.
 * @throws {Error} When the script could end its own element early.
 */
export async function builtScript(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    conditions: ['@genmaster/source'],
    plugins: [withoutBuiltScripts],
  });
  // In a step of its own: esbuild chooses short names by the letters of all it has read, also of what it left out.
  const minified = await transform(outputFiles[0].text, { minify: true, target: TARGET, charset: 'utf8' });
  const code = minified.code.trim();
  if (/<\/|<!--/.test(code)) throw new Error(`${entry} holds text that ends or comments out a script element.`);
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const path = join(root, builtPathOf(entry));
  const text = `// Built from ${basename(entry)} by \`npm run inline-scripts\`; a test compares them.
export const code = ${JSON.stringify(code)};

export const hash = '${hash}';
`;
  return formatText(path, text);
}
