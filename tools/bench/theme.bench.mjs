// 60 variables on a page of 5,000 elements: one drag of a colour, its undo, one drag of a text size, a change of mode, and
// the first paint with a saved dark theme. The engine with its projection, compared with a writer that replaces the whole
// style attribute for each variable, with next-themes on variables in the style of shadcn, and with MUI's provider of CSS
// variables. Interleaved runs, medians, ratios to ours. Times are processor time of the main thread, so other load on the
// machine does not count; only the first paint is wall-clock time, on a processor slowed four times.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { median, printTable } from './table.mjs';
import { ELEMENTS, MODES, pageOf, SIZES, VARIABLES } from './theme/page.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const DRAG_FRAMES = 60;
const EVENTS_PER_FRAME = 4;
const CPU_SLOWDOWN = 4;
const RELOADS = 3;
const FILES = {
  ours: 'engine.js',
  'ours, transitions let run': 'engine-bare.js',
  naive: 'naive.js',
  'next-themes': 'next-themes.jsx',
  MUI: 'mui.jsx',
};

const work = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));

const bundle = (contents, outfile, options) =>
  build({
    stdin: { contents, resolveDir: join(root, 'tools/bench/theme'), loader: 'jsx' },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@genmaster/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });

/** Builds the page of one theming library: with prerendered markup, and with the address of its script. */
const makePage = async ([name, file], at) => {
  const folder = `page-${at}`;
  await bundle(
    `import { createWriter } from './${file}'; window.writer = createWriter();`,
    join(work, folder, 'script.js'),
  );
  const markup = join(work, folder, 'markup.cjs');
  await bundle(
    `import { renderToStaticMarkup } from 'react-dom/server';
    import { sizeVariable, start, variable } from './${file}';
    const { head, bodyStart } = start();
    export const parts = { head, bodyStart: bodyStart ? renderToStaticMarkup(bodyStart) : '', variable, sizeVariable };`,
    markup,
    { platform: 'node', format: 'cjs' },
  );
  const { parts } = createRequire(import.meta.url)(markup);
  return { name, folder, html: pageOf(parts) };
};

const settle = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

const expectShown = async (page, what, color) => {
  const shown = await page.evaluate(() => getComputedStyle(document.querySelector('main')).backgroundColor);
  const print = (text) => text.replace(', 1)', ')').replace('rgba', 'rgb');
  if (print(shown) !== print(color)) throw new Error(`${what} shows ${shown} instead of ${color}.`);
};

const expectSize = async (page, what, size) => {
  const shown = await page.evaluate(() => getComputedStyle(document.querySelector('p')).fontSize);
  if (shown !== `${size}px`) throw new Error(`${what} shows text of ${shown} instead of ${size}px.`);
};

/**
 * Drags in frames, with several events in each. Timers and frames: the browser counts their script, but not that of the
 * evaluation itself.
 */
const drag = (page, verb, values) =>
  page.evaluate(
    ({ name, list, events }) =>
      new Promise((resolve) => {
        const step = (from) => {
          if (from === 0) window.writer.begin();
          for (const value of list.slice(from, from + events)) window.writer[name](value);
          if (from + events < list.length) return requestAnimationFrame(() => setTimeout(step, 0, from + events));
          window.writer.release();
          resolve();
        };
        setTimeout(step, 0, 0);
      }),
    { name: verb, list: values, events: EVENTS_PER_FRAME },
  );

const visit = async (page, address) => {
  await page.goto(address);
  await page.waitForFunction(() => window.writer);
  await settle(page);
};

const measureEditing = async (page, name) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    await settle(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (metric) => metrics.find((each) => each.name === metric).value;
    return {
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      recalculations: of('RecalcStyleCount'),
      layouts: of('LayoutCount'),
    };
  };
  const figures = {};
  const take = async (what, act, isShown) => {
    const before = await read();
    await act();
    const after = await read();
    const script = (after.script - before.script) * 1000;
    const style = (after.style - before.style) * 1000;
    figures[`${what}: script + style, ms`] = script + style;
    figures[`${what} – script, ms`] = script;
    figures[`${what} – style, ms`] = style;
    figures[`${what} – recalculations`] = after.recalculations - before.recalculations;
    figures[`${what} – layouts`] = after.layouts - before.layouts;
    await isShown(`${name} after ${what}`);
  };
  const shows = (color) => (what) => expectShown(page, what, color);

  const moves = Array.from({ length: DRAG_FRAMES * EVENTS_PER_FRAME }, (_, at) => at + 1);
  const colors = moves.map((move) => `rgba(${move % 256}, 60, 90, 1)`);
  const sizes = moves.map((move) => SIZES.from + (move % SIZES.count));
  await take('drag', () => drag(page, 'set', colors), shows(colors.at(-1)));
  const call = (verb, ...values) =>
    page.evaluate(
      ([name, args]) => new Promise((resolve) => setTimeout(() => resolve(void window.writer[name](...args)), 0)),
      [verb, values],
    );
  await take('undo', () => call('undo'), shows(MODES.light[0]));
  await take(
    'size drag',
    () => drag(page, 'setSize', sizes),
    (what) => expectSize(page, what, sizes.at(-1)),
  );
  await call('undo');
  await take('mode', () => call('mode', 'dark'), shows(MODES.dark[0]));
  await call('save');
  return figures;
};

/** Counts the frames until the page is loaded and quiet whose colour is not that of the saved theme. */
const countWrongFrames = async (page, address) => {
  await page.addInitScript(() => {
    window.colorsSeen = [];
    const look = () => {
      const main = document.querySelector('main');
      if (main) window.colorsSeen.push(getComputedStyle(main).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, address);
  const seen = await page.evaluate(() => window.colorsSeen);
  return seen.filter((color) => color !== seen.at(-1)).length;
};

const measureFirstPaint = async (page, name, address) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const firstPaints = [];
  for (let reload = 0; reload < RELOADS; reload++) {
    await visit(page, address);
    await expectShown(page, `${name} after a reload`, MODES.dark[0]);
    firstPaints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
  }
  return {
    'first paint with a saved theme, ms': median(firstPaints),
    'frames of another theme before it': await countWrongFrames(page, address),
  };
};

const measure = async (browser, origin, { name, folder }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const address = `${origin}/${folder}/`;
  await visit(page, address);
  const editing = await measureEditing(page, name);
  const firstPaint = await measureFirstPaint(page, name, address);
  await context.close();
  return { ...editing, ...firstPaint };
};

const server = createServer((request, response) => {
  const [, folder, file] = request.url.split('/');
  const page = pages.find((each) => each.folder === folder);
  if (!page || !['', 'script.js'].includes(file)) return response.writeHead(404).end();
  response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
  response.end(file ? readFileSync(join(work, folder, file)) : page.html);
});

let pages = [];
try {
  pages = await Promise.all(Object.entries(FILES).map(makePage));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const samples = Object.fromEntries(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const page of pages) samples[page.name].push(await measure(browser, origin, page));
  }
  await browser.close();
  printTable(`${VARIABLES} variables, ${ELEMENTS} elements, ${RUNS} runs`, samples);
} finally {
  server.close();
  rmSync(work, { recursive: true, force: true });
}
