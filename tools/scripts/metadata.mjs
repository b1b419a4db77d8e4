// npm run metadata -- check|export|import: validates a metadata map, writes the built-in one out, loads one.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const USAGE = `Usage: npm run metadata -- <command>

  check <file>                      Says what of a map the site would ignore or the server refuse, and what the pages
                                    would be better without.
  export [file]                     Writes the built-in map, to standard output without a file.
  import <file> [--project <id>]    Loads a map in place of the stored one, if check has nothing against it.

import writes to the database of the server: DATABASE_URL, or DATA_DIR. The project is 169 unless another one is named.`;

const SOURCE = '--conditions=@genmaster/source';
if (!process.execArgv.includes(SOURCE)) {
  // Again, with workspace packages from source and the pinned Node.
  ensureInstalled();
  const data = { DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') };
  process.exit(await runForeground('node', [SOURCE, fileURLToPath(import.meta.url), ...process.argv.slice(2)], data));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, help: { type: 'boolean' } },
});
const [command, name, ...rest] = positionals;
const file = name && resolve(process.env.INIT_CWD ?? process.cwd(), name);
const run = { check, export: exportMap, import: importMap }[command];
if (values.help || !run || rest.length > 0 || (!file && command !== 'export')) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
try {
  process.exitCode = await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function check() {
  const { refusals, advice } = await report();
  if (refusals.length === 0) console.log(`Nothing in ${name} is refused.`);
  return refusals.length === 0 && advice.length === 0 ? 0 : 1;
}

async function exportMap() {
  const { exportBuiltInMap } = await import('../../apps/marketing/build/metadata-map.ts');
  if (!file) process.stdout.write(exportBuiltInMap());
  else await writeFile(file, exportBuiltInMap());
  return 0;
}

async function importMap() {
  const projectId = values.project ?? '169';
  if (!/^\d{1,9}$/.test(projectId)) throw new Error(`"${projectId}" is no project. Name one by its number.`);
  const { map, refusals } = await report();
  if (refusals.length > 0) throw new Error('Nothing was loaded. Correct the file and import it again.');
  const api = '../../apps/api/src';
  const { readConfig } = await import(`${api}/config.ts`);
  const { openDatabase } = await import(`${api}/db/database.ts`);
  const { prepareDatabase } = await import(`${api}/db/prepare.ts`);
  const { explainFailure } = await import(`${api}/explain-failure.ts`);
  const { importMetadata } = await import(`${api}/modules/metadata/import-metadata.ts`);
  const { OperatorError } = await import(`${api}/operator.ts`);
  try {
    const config = readConfig(process.env);
    await prepareDatabase(config);
    const db = openDatabase(config.database);
    try {
      console.log(await importMetadata(db, { projectId: Number(projectId), map }));
    } finally {
      await db.destroy();
    }
    return 0;
  } catch (error) {
    throw error instanceof OperatorError ? error : new Error(explainFailure(error, process.env));
  }
}

/** Reads the file, checks it and prints what there is to say. */
async function report() {
  const { checkMetadataMap } = await import('../../apps/marketing/build/metadata-map.ts');
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`${name} cannot be read (${error.code}). Name a JSON file with a metadata map.`);
  });
  const found = checkMetadataMap(text);
  for (const line of found.refusals) console.log(`refused  ${line}`);
  for (const line of found.advice) console.log(`advice   ${line}`);
  return found;
}
