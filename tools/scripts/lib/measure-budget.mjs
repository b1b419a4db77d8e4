// Measures the size of one budget, with size-limit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import bundled from '@size-limit/esbuild';
import compressed from '@size-limit/file';
import { build } from 'esbuild';
import sizeLimit from 'size-limit';
import { SITE_NOT_BUILT } from './built-site.mjs';
import { readLibrary } from './libraries.mjs';
import { root } from './workspace.mjs';

const workFolder = join(root, 'tmp', 'budgets');
const siteFolder = join(root, 'apps', 'marketing', 'dist');

/** Measures the parts that a budget names, in bytes after gzip. Throws when they are not built. */
export async function measureBudget({ beyond, ...budget }) {
  if (beyond) return (await measureBudget(budget)) - (await measureBudget({ ...budget, doors: beyond }));
  mkdirSync(workFolder, { recursive: true });
  if (budget.site) return sizeOf([compressed], { files: builtFiles(({ [budget.site]: files }) => files) });
  if (budget.demo) return sizeOf([compressed], { files: builtFiles(({ demos }) => demos[budget.demo]) });
  if (budget.page) return sizeOf([compressed], { files: [builtFile(budget.page)] });
  if (budget.chunk) return sizeOf([compressed], { files: chunkFiles(budget.chunk) });
  const library = readLibrary(budget.library);
  if (budget.stylesOf) return sizeOf([compressed], { files: [await usedStyles(library, budget)] });
  if (budget.styles) return sizeOf([compressed], { files: [requireBuilt(library, library.stylesheet)] });
  if (budget.text) return sizeOf([compressed], { files: [await textFile(library, budget)] });
  return sizeOf([compressed, bundled], {
    files: [entryFile(library, budget)],
    ignore: Object.keys(library.manifest.peerDependencies ?? {}),
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', logLevel: 'silent', plugins: [lazyStaysOut] }),
  });
}

async function sizeOf(plugins, check) {
  const [{ size }] = await sizeLimit(plugins, { cwd: root, checks: [{ ...check, gzip: true }] });
  return size;
}

/** Returns the budgets of the built site’s demos: the usual limit, or the separate one of a larger demo. */
export function demoBudgets({ usual, larger }) {
  const { demos } = readFirstLoad();
  const unknown = Object.keys(larger).filter((id) => !(id in demos));
  if (unknown.length > 0) throw new Error(`No demo is called ${unknown.join(', ')}. Correct tools/budgets.mjs.`);
  return Object.keys(demos)
    .toSorted()
    .map((demo) => ({ name: `demo: ${demo}`, demo, limit: larger[demo] ?? usual }));
}

const builtFiles = (choose) => choose(readFirstLoad()).map((file) => join(siteFolder, 'site', file));

function builtFile(path) {
  const file = join(siteFolder, 'site', path);
  if (!existsSync(file)) throw new Error(SITE_NOT_BUILT);
  return file;
}

/** Returns a chunk of the latest build with the chunks that it imports, without those of a first page load. */
function chunkFiles(chunk) {
  const [latest] = JSON.parse(readFileSync(builtFile('../asset-builds.json'), 'utf8'));
  const start = latest.find(
    (file) => file.startsWith(`${chunk}-`) && /^[\w-]{7}\.js$/.test(file.slice(chunk.length + 1)),
  );
  if (!start) throw new Error(`No chunk is called ${chunk}. Correct tools/budgets.mjs.`);
  const names = new Set([start]);
  for (const name of names) {
    const script = readFileSync(builtFile(`assets/${name}`), 'utf8');
    for (const [, imported] of script.matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+\.js)"/g)) names.add(imported);
  }
  const { script: loaded } = readFirstLoad();
  return [...names].filter((name) => !loaded.includes(`assets/${name}`)).map((name) => builtFile(`assets/${name}`));
}

function readFirstLoad() {
  const list = join(siteFolder, 'first-load.json');
  if (!existsSync(list)) throw new Error(SITE_NOT_BUILT);
  return JSON.parse(readFileSync(list, 'utf8'));
}

function entryFile(library, { name, doors }) {
  const lines = Object.entries(doors).map(([door, names]) => {
    const file = requireBuilt(library, doorOf(library, door).script);
    return `export ${names === '*' ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(file)};\n`;
  });
  return written(`${name}.mjs`, lines.join(''));
}

async function textFile(library, { name, text }) {
  const file = requireBuilt(library, doorOf(library, text.door).script);
  return written(`${name}.txt`, (await import(pathToFileURL(file).href))[text.name]);
}

/** Returns the styles that one source file and its imports use, as a host's own build would bundle them. */
async function usedStyles({ folder, manifest }, { name, stylesOf }) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, stylesOf)],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    outdir: workFolder,
    conditions: ['@genmaster/source'],
    external: Object.keys(manifest.peerDependencies ?? {}).flatMap((peer) => [peer, `${peer}/*`]),
    loader: { '.module.css': 'local-css' },
  });
  return written(`${name}.css`, outputFiles.find(({ path }) => path.endsWith('.css')).text);
}

function written(name, content) {
  const file = join(workFolder, name.replace(/[^\w.]+/g, '-'));
  writeFileSync(file, content);
  return file;
}

function doorOf({ name, doors }, wanted) {
  const found = doors.find(({ door }) => door === wanted);
  if (!found) throw new Error(`${name} has no door "${wanted}". Correct tools/budgets.mjs.`);
  return found;
}

function requireBuilt({ name, folder }, path) {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`${name} is not built. Run "nx build ${name}".`);
  return file;
}

/** Leaves out chunks that are loaded on demand: not every user of a library loads them. */
const lazyStaysOut = {
  name: 'lazy-stays-out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};
