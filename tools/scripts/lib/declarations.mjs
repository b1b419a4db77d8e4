// Type declarations of a library: emitted by its TypeScript project, then made independent of our sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withPublishedImports, writePrivateDeclarations } from './private-packages.mjs';
import { run } from './workspace.mjs';

/**
 * Writes a library's declarations into its `dist`.
 *
 * Our imports end in `.ts` and `.tsx`; published declarations use `.js`, which every resolver supports.
 */
export async function writeDeclarations({ name, folder }) {
  const { code, output } = await run('tsc', ['--build', join('libs', name, 'tsconfig.lib.json')]);
  if (code !== 0) throw new Error(`The types of ${name} do not compile.\n${output}`);
  const emitted = join(folder, 'out-tsc', 'lib');
  for (const file of declarationsIn(emitted)) {
    const path = relative(emitted, file);
    if (!hasSource(join(folder, 'src', path))) continue;
    const target = join(folder, 'dist', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withPublishedImports(readFileSync(file, 'utf8')));
  }
  writePrivateDeclarations(join(folder, 'dist'));
}

const declarationsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => join(folder, path));

/** Returns false for a declaration of a deleted source file from an earlier build, which must not be published. */
const hasSource = (declaration) =>
  ['.ts', '.tsx'].some((extension) => existsSync(declaration.replace(/\.d\.ts$/, extension)));
