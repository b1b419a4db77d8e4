// npm run metadata -- check|export|dates|diff|indexnow|import: validates a metadata map, exports the built-in one,
// compares builds, notifies search engines about changes, imports a map.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SITE_NOT_BUILT } from './lib/built-site.mjs';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const USAGE = `Usage: npm run metadata -- <command>

  check <file>                      Says what of a map the site would ignore or the server refuse, and what the pages
                                    would be better without.
  export [file]                     Writes the built-in map, to standard output without a file.
  dates                             Keeps the day on which each page changed last, for the site built last. Commit the file.
  diff <built> <built> [--report <file>]
                                    Says what the heads of two built sites say differently, and what the later one
                                    claims and does not show. The report is a page with previews side by side.
  indexnow <built> --key <key> [--since <day>] [--send] [--endpoint <address>]
                                    Names the pages of a built site that changed since a day, or on the last one, and puts
                                    the file of the key into it. With --send it tells search engines, once the site serves it:
                                    all that take part, or the one at the endpoint.
  import <file> [--project <id>]    Loads a map in place of the stored one, if check has nothing against it.

import writes to the database of the server: DATABASE_URL, or DATA_DIR. The project is 169 unless another one is named.`;

const SOURCE = '--conditions=@genmaster/source';
if (!process.execArgv.includes(SOURCE)) {
  // Starts the command again, with workspace packages from source and the pinned Node.
  ensureInstalled();
  const data = { DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') };
  process.exit(await runForeground('node', [SOURCE, fileURLToPath(import.meta.url), ...process.argv.slice(2)], data));
}

/** Each command with the number of names that it takes. */
const COMMANDS = {
  check: { run: check, least: 1, most: 1, takes: 'one file' },
  export: { run: exportMap, least: 0, most: 1, takes: 'one file at most' },
  dates: { run: dates, least: 0, most: 0, takes: 'no file' },
  diff: { run: diff, least: 2, most: 2, takes: 'the folders of two built sites' },
  indexnow: { run: indexnow, least: 1, most: 1, takes: 'the folder of a built site' },
  import: { run: importMap, least: 1, most: 1, takes: 'one file' },
};
const { positionals, values } = readArguments();
const [command = '', name, ...rest] = positionals;
const pathOf = (given) => given && resolve(process.env.INIT_CWD ?? process.cwd(), given);
const file = pathOf(name);
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (!Object.hasOwn(COMMANDS, command)) misuse(command ? `There is no command "${command}".` : 'Name a command.');
const { run, least, most, takes } = COMMANDS[command];
if (positionals.length - 1 < least || positionals.length - 1 > most) misuse(`"${command}" takes ${takes}.`);
try {
  process.exitCode = await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        report: { type: 'string' },
        key: { type: 'string' },
        since: { type: 'string' },
        endpoint: { type: 'string' },
        send: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return misuse(error.message);
  }
}

/** Reports the error in the command line, and how to call the commands. */
function misuse(problem) {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}

async function check() {
  const { refusals, advice } = await report();
  if (refusals.length === 0) console.log(`Nothing in ${name} is refused.`);
  return refusals.length === 0 && advice.length === 0 ? 0 : 1;
}

async function dates() {
  const build = '../../apps/marketing/build';
  const { CONTENT_DATES_FILE, dateContent, readContentDates } = await import(`${build}/content-dates.ts`);
  const server = await import('../../apps/marketing/dist/server/entry-server.js').catch(() => {
    throw new Error(SITE_NOT_BUILT);
  });
  const documents = server.createPageDocuments(server.siteIdentity('https://genmaster.example'));
  const pages = Object.fromEntries(server.sitePaths.map((path) => [path, documents(path)]));
  const today = new Date().toISOString().slice(0, 10);
  const found = dateContent(pages, { kept: await readContentDates(), today });
  await writeFile(CONTENT_DATES_FILE, `${JSON.stringify(found.dates, null, 2)}\n`);
  console.log(found.changed.length === 0 ? 'No page changed.' : `Dated today: ${found.changed.join(' ')}`);
  return 0;
}

async function diff() {
  const { checkTruth, comparePages, renderHeadReport } = await import('@genmaster/seo-metadata/built-pages');
  const { readBuiltPages } = await import('../../apps/marketing/build/read-built-pages.ts');
  const folders = { before: file, after: pathOf(rest[0]) };
  const [before, after] = await Promise.all([readBuiltPages(folders.before), readBuiltPages(folders.after)]);
  const changes = comparePages(before, after);
  const findings = Object.values(after).flatMap((page) => checkTruth(page));
  for (const { path, kind, changes: places } of changes)
    console.log(
      kind === 'changed' ? `changed  ${path}  ${places.map(({ at }) => at).join(', ')}` : `${kind.padEnd(8)} ${path}`,
    );
  for (const { address, at, message } of findings) console.log(`claimed  ${address} ${at}: ${message}`);
  if (changes.length === 0) console.log(`The heads of ${Object.keys(after).length} pages are equal.`);
  if (values.report) {
    // The pictures of a build are in its folder, for any origin.
    const pictureOf = (address, build) => pathToFileURL(join(folders[build], new URL(address).pathname)).href;
    await writeFile(pathOf(values.report), renderHeadReport(changes, { before, after, findings, pictureOf }));
    console.log(`${values.report} is written.`);
  }
  return findings.length === 0 ? 0 : 1;
}

async function indexnow() {
  const { notifyIndexNow } = await import('./lib/index-now.mjs');
  const { key = '', since, endpoint, send: isSent = false } = values;
  console.log(await notifyIndexNow({ folder: file, key, since, isSent, endpoint }));
  return 0;
}

async function exportMap() {
  const { exportBuiltInMap } = await mapTools();
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
  const { OperatorError } = await import(`${api}/operator/operator-error.ts`);
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

/** Loads the tools for maps with Vite: the content of the site imports JSX, which Node does not read. */
async function mapTools() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'apps/marketing/build/metadata-map.ts'), {
    configFile: false,
    logLevel: 'error',
    root: join(root, 'apps/marketing'),
    environments: {
      inline: {
        resolve: {
          conditions: ['@genmaster/source', 'module', 'node', 'development|production'],
          noExternal: [/^@genmaster\//],
        },
      },
    },
  });
  return module;
}

/** Reads the file, checks it and prints the findings. */
async function report() {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`${name} cannot be read (${error.code}). Name a JSON file with a metadata map.`);
  });
  const { checkMetadataMap } = await mapTools();
  const found = checkMetadataMap(text);
  for (const line of found.refusals) console.log(`refused  ${line}`);
  for (const line of found.advice) console.log(`advice   ${line}`);
  return found;
}
