// Three built pages on simulated mobile, compared with the same pages as plain HTML and CSS (same markup and styles, no
// script) and as a static export of Next from the same content; then the delay of interactions on them.
// Interleaved runs, medians, ratios to plain. `SITE_RUNS` is the number of runs; `npm run bench -- site load` and
// `… interactions` measure and print one part; without a name the tables go into `docs/performance.md` too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { requireBuiltSite, siteDir } from '../scripts/lib/built-site.mjs';
import { serveFolder } from '../scripts/lib/serve-folder.mjs';
import { serveSite } from '../scripts/lib/serve-site.mjs';
import { measureInteractions } from './site/measure-interactions.mjs';
import { measureLoad } from './site/measure-load.mjs';
import { buildNextPeer } from './site/next-peer.mjs';
import { copyWithoutScripts } from './site/plain-copy.mjs';
import { markdownTable, writePart } from './performance-page.mjs';
import { printRows, rowsOf } from './table.mjs';

const PAGES = { home: '/', overview: '/inbuilt-solutions', feature: '/inbuilt-solutions/gen-grid' };
const RUNS = Number(process.env.SITE_RUNS ?? 7);
/** Targets for a load of the site, by figure. */
const GOALS = {
  'first paint, ms': 1000,
  'largest paint, ms': 1300,
  'script, KB': 120,
  'fonts, KB': 60,
  requests: 18,
  'script work, ms': 280,
  'longest task, ms': 50,
  'heap after collection, KB': 2400,
  'click to next heading, loopback, ms': 70,
};
const PARTS = { load: compareLoads, interactions: showInteractions };

const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked : Object.keys(PARTS);
if (wanted.some((part) => !(part in PARTS))) {
  console.error(`Say what to measure of the site: npm run bench -- site [${Object.keys(PARTS).join(' ')}]`);
  process.exit(1);
}

requireBuiltSite();
const work = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
const servers = [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const served = await started(serveSite());
  for (const part of wanted) {
    const tables = await PARTS[part](served);
    if (asked.length === 0) await writePart(part, tables.map(markdownTable).join('\n\n'));
  }
} finally {
  await browser.close();
  for (const server of servers) server.stop();
  rmSync(work, { recursive: true, force: true });
}

async function compareLoads(served) {
  const plain = await copyWithoutScripts(siteDir, join(work, 'plain'));
  const origins = {
    plain: await started(serveSite({ folder: plain })),
    'Next export': await started(serveFolder(await buildNextPeer(siteDir, join(work, 'next')))),
    site: served,
  };
  const tables = await compare(origins, measureLoad, 'a load on simulated mobile');
  return tables.map((rows) => rows.map((row, at) => [...row, at === 0 ? 'goal' : goalOf(row[0])]));
}

function showInteractions(served) {
  return compare({ site: served }, measureInteractions, 'interactions, CPU slowed 4 times');
}

function goalOf(figure) {
  return figure in GOALS ? `≤ ${GOALS[figure]}` : '';
}

/** Measures every page kind by turns; prints a table for each and returns them. */
async function compare(origins, measure, title) {
  const tables = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const samples = Object.fromEntries(Object.keys(origins).map((variant) => [variant, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [variant, origin] of Object.entries(origins)) {
        samples[variant].push(await measure(browser, origin + path));
      }
    }
    const rows = rowsOf(`${name} ${path}: ${title}, ${RUNS} runs`, samples);
    printRows(rows);
    console.log();
    tables.push(rows);
  }
  return tables;
}

/** Registers a server, so that it is stopped, and returns its origin. */
async function started(starting) {
  const server = await starting;
  servers.push(server);
  return server.origin;
}
