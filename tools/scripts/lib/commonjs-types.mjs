// Declarations of the CommonJS half of a library: the same types under the file names for `require()`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceImports } from './private-packages.mjs';

/** Writes a `.d.cts` beside every `.d.ts` of `dist`, and an empty script for a declaration with types only. */
export function writeCommonJsTypes(dist) {
  for (const path of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), replaceImports(text, commonJsImport));
    const script = file.replace(/\.d\.ts$/, '.cjs');
    if (isTypesOnly(file) && !existsSync(script)) writeFileSync(script, "'use strict';\n");
  }
}

const commonJsImport = (id) => (/^\.{1,2}\/.*\.js$/.test(id) ? id.replace(/\.js$/, '.cjs') : id);

/** Returns true for a declaration with types only: its script is empty, so that an import finds it. */
const isTypesOnly = (declaration) => {
  const script = declaration.replace(/\.d\.ts$/, '.js');
  return existsSync(script) && readFileSync(script, 'utf8') === 'export {};\n';
};
