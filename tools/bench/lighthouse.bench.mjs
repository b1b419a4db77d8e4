// Lighthouse over three pages of the built site, served by the API: mobile preset, simulated throttling, median of runs.
// Ends with code 1 when a score is under the bar.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { requireBuiltSite } from '../scripts/lib/built-site.mjs';
import { serveSite } from '../scripts/lib/serve-site.mjs';
import { median } from './table.mjs';

const PAGES = { home: '/', overview: '/online-ide', feature: '/uniqueness/voice-control' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BAR = 95;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

requireBuiltSite();
const { origin, stop } = await serveSite();
let chrome;
try {
  chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
  const rows = [];
  for (const [name, path] of Object.entries(PAGES)) rows.push(await measure(name, path));
  print(rows);
  if (rows.some(({ scores }) => Object.values(scores).some((score) => score < BAR))) {
    console.error(`A score is under ${BAR}; what it lost is listed above.`);
    process.exitCode = 1;
  }
} finally {
  chrome?.kill();
  stop();
}

async function measure(name, path) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const lhr = await report(path);
    runs.push(lhr);
  }
  const scoreOf = (category) => median(runs.map(({ categories }) => Math.round(categories[category].score * 100)));
  const figure = (audit) => median(runs.map(({ audits }) => audits[audit].numericValue));
  return {
    name: `${name} ${path}`,
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])),
    figures: {
      'first paint, ms': figure('first-contentful-paint'),
      'largest paint, ms': figure('largest-contentful-paint'),
      'blocking, ms': figure('total-blocking-time'),
      'layout shift': figure('cumulative-layout-shift'),
    },
    lost: lostPoints(runs[0]),
  };
}

/** Returns one report. A trace that was lost on a busy machine is recorded again, at most twice. */
async function report(path, triesLeft = 2) {
  const { lhr } = await lighthouse(`${origin}${path}`, {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (!lhr.runtimeError) return lhr;
  if (triesLeft > 0) return report(path, triesLeft - 1);
  throw new Error(`Lighthouse could not read ${path}: ${lhr.runtimeError.message}`);
}

/** Lists the audits of a category without the full score, except performance, which has its own figures. */
function lostPoints({ categories, audits }) {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${category}: ${audits[id].title}`),
  );
}

function print(rows) {
  const columns = ['', ...CATEGORIES, ...Object.keys(rows[0].figures)];
  const table = rows.map(({ name, scores, figures }) => [
    name,
    ...Object.values(scores).map(String),
    ...Object.values(figures).map((value) => (value > 0 && value < 1 ? value.toFixed(3) : String(Math.round(value)))),
  ]);
  const widths = columns.map((title, column) => Math.max(title.length, ...table.map((row) => row[column].length)));
  for (const row of [columns, ...table]) {
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    );
  }
  for (const { name, lost } of rows) for (const point of lost) console.log(`${name} loses by ${point}`);
}
