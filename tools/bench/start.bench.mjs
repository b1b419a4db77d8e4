// The content of the script that every page starts with, by package: the script is built again with a source map, each
// character of the minified file is counted for the package of its source, and the table goes into
// `docs/performance.md`.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { clientBuild } from '../../apps/marketing/build/client-build.ts';
import { root } from '../scripts/lib/workspace.mjs';
import { bytesByPackage } from './start/bytes-by-package.mjs';
import { markdownTable, writePart } from './performance-page.mjs';
import { printRows } from './table.mjs';

/** Packages below this share are one row. */
const SMALLEST_SHARE = 0.005;

const work = mkdtempSync(join(tmpdir(), 'genmaster-start-'));
try {
  const options = clientBuild('https://genmaster.example', work);
  await build({ ...options, build: { ...options.build, sourcemap: 'hidden' } });
  const name = readdirSync(join(work, 'assets')).find((file) => /^entry-client-.*\.js$/.test(file));
  const file = join(work, 'assets', name);
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const bytes = bytesByPackage(code, map, (source) => relative(root, join(dirname(file), source)));
  const rows = tableOf(bytes, code.length);
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  rows.push(['all', kilobytes(code.length), `${kilobytes(brotli.length)} with Brotli`]);
  printRows(rows);
  await writePart('start', markdownTable(rows));
} finally {
  rmSync(work, { recursive: true, force: true });
}

function tableOf(bytes, all) {
  const sorted = [...bytes].sort((one, other) => other[1] - one[1]);
  const shown = sorted.filter(([, size]) => size / all >= SMALLEST_SHARE);
  const rest = sorted.slice(shown.length).reduce((sum, [, size]) => sum + size, 0);
  return [
    ['package', 'KB minified', 'share'],
    ...[...shown, ['others', rest]].map(([name, size]) => [
      name,
      kilobytes(size),
      `${Math.round((100 * size) / all)} %`,
    ]),
  ];
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
