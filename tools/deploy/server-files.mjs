import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '../scripts/lib/workspace.mjs';

const PROGRAMS = ['apps/api/src/server.ts', 'apps/api/src/cli.ts'];

/** Read at run time, so no import leads to it. */
const DATA = 'apps/api/metadata-files';

/** Lists every file of the workspace that the server and its commands read, and the packages that they use. */
export async function serverFiles() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@genmaster/source'],
    logLevel: 'error',
    plugins: [{ name: 'foreign packages are installed', setup: leaveForeign }],
  });
  const files = Object.keys(metafile.inputs).map((path) => relative(root, `${root}${path}`).replaceAll('\\', '/'));
  const projects = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))].sort();
  const data = readdirSync(join(root, DATA)).map((name) => `${DATA}/${name}`);
  return { files: [...files, ...data, 'apps/api/bin/genmaster-api.mjs'].sort(), projects };
}

function leaveForeign({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@genmaster/') ? null : { path, external: true },
  );
}
