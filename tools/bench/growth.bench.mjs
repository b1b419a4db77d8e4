// The cost of the site as it grows: it is built from 55, 550 and 5,500 pages, in copies of the workspace, and each
// build is measured. Table and plot go into `docs/performance.md`. `GROWTH_SIZES=55,550` measures some sizes and only
// prints.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { copyWorkspace } from '../release/workspace-copy.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { serveSite } from '../scripts/lib/serve-site.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { buildSite } from './growth/build-site.mjs';
import { growPages } from './growth/grow-pages.mjs';
import { measureBuilt } from './growth/measure-built.mjs';
import { plotGrowth } from './growth/plot.mjs';
import { markdownTable, writePart } from './performance-page.mjs';
import { measureLoad } from './site/measure-load.mjs';
import { median, printRows, showNumber } from './table.mjs';

const ALL_SIZES = [55, 550, 5500];
const sizes = process.env.GROWTH_SIZES?.split(',').map(Number) ?? ALL_SIZES;
const PAGE = '/online-ide/file-structure';
const LOADS = 3;
/** Figures of a load that the number of pages could change. */
const LOADED = ['over the wire, KB', 'script work, ms', 'heap after collection, KB'];
const PLOT = 'docs/images/growth.svg';

const work = mkdtempSync(join(tmpdir(), 'genmaster-growth-'));
const measured = [];
try {
  for (const size of sizes) {
    const workspace = join(work, String(size));
    await copyWorkspace(workspace);
    growPages(workspace, size);
    const { seconds, megabytes } = await buildSite(workspace);
    const dist = join(workspace, 'apps/marketing/dist');
    measured.push({
      'build: processor time, s': seconds,
      'build per page, ms': (seconds * 1000) / size,
      'build: most memory, MB': megabytes,
      'memory per page, MB': megabytes / size,
      ...measureBuilt(dist, PAGE),
      ...(await load(join(dist, 'site'))),
    });
    rmSync(workspace, { recursive: true, force: true });
    await report();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Writes the results so far, so that an interrupted run keeps them. */
async function report() {
  const names = Object.keys(measured[0]);
  const done = sizes.slice(0, measured.length);
  const rows = [
    ['pages', ...done.map(String)],
    ...names.map((name) => [name, ...measured.map((figures) => showNumber(figures[name]))]),
  ];
  printRows(rows);
  if (sizes !== ALL_SIZES || done.length < 2) return;
  const shown = names.filter((name) => !/^build: processor|most memory|menus|over the wire|heap/.test(name));
  const lines = Object.fromEntries(shown.map((name) => [name, measured.map((figures) => figures[name])]));
  writeFileSync(join(root, PLOT), plotGrowth(done, lines));
  await writePart('growth', `${markdownTable(rows)}\n\n![Growth of each figure as a multiple](images/growth.svg)`);
}

/** Loads one page of a built site in the browser, as `npm run bench -- site` does. */
async function load(folder) {
  const server = await serveSite({ folder });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const loads = [];
    for (let run = 0; run < LOADS; run += 1) loads.push(await measureLoad(browser, server.origin + PAGE));
    return Object.fromEntries(LOADED.map((name) => [name, median(loads.map((figures) => figures[name]))]));
  } finally {
    await browser.close();
    server.stop();
  }
}
