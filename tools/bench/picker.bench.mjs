// A drag of 600 moves in the area of an inline picker with a controlled value, CPU slowed four times; what such a drag
// allocates and keeps; and bundle sizes. Names after "picker" measure those variants alone. Each picker is bundled from
// its published files: ours is built first.
// Ours shows sliders and fields, the others what each of them has; "ours bare" and "react-colorful field" are two
// comparable pairs; "host alone" has no picker, and shows what the host and the browser cost for a move. Interleaved
// runs, medians, ratios to ours. Times are of the page's main thread, so other load does not count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { buildLibrary } from '../scripts/build-library.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { printTable } from './table.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const MOVES = 600;
const WARM_UP = 60;
const CPU_SLOWDOWN = 4;

/** The page of each variant, and the selector of its area. */
const VARIANTS = {
  ours: { file: 'ours.jsx', area: '[role="group"] [role="group"]' },
  'ours bare': { file: 'ours-bare.jsx', area: '[role="group"] [role="group"]' },
  'host alone': { file: 'host-alone.jsx', area: '[data-area]' },
  'react-colorful hex': {
    file: 'react-colorful-hex.jsx',
    area: '.react-colorful__saturation .react-colorful__interactive',
  },
  'react-colorful rgba': {
    file: 'react-colorful-rgba.jsx',
    area: '.react-colorful__saturation .react-colorful__interactive',
  },
  'react-colorful field': {
    file: 'react-colorful-fields.jsx',
    area: '.react-colorful__saturation .react-colorful__interactive',
  },
  'react-aria': { file: 'react-aria.jsx', area: '.area' },
  'ark ui': { file: 'ark-ui.jsx', area: '[data-scope="color-picker"][data-part="area"]' },
  pickr: { file: 'pickr.jsx', area: '.pcr-palette' },
  'vanilla-picker': { file: 'vanilla-picker.jsx', area: '.picker_sl' },
  'uiw sketch': { file: 'uiw-sketch.jsx', area: '.w-color-saturation' },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in VARIANTS));
if (unknown.length > 0) {
  console.error(`No picker is called ${unknown.join(', ')}. Name one of: ${Object.keys(VARIANTS).join(', ')}.`);
  process.exit(1);
}

const pickers = join(root, 'tools/bench/picker');
const work = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));

const bundle = (contents, folder, external = []) =>
  build({
    stdin: { contents, resolveDir: pickers, loader: 'jsx' },
    outdir: join(work, folder),
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
  });

/** Returns the gzipped size of the initial load of a page: the entry and its static imports, without React. */
const sizes = async (file, folder) => {
  const { metafile } = await bundle(`export { Picker } from './${file}';`, folder, ['react', 'react-dom']);
  const outputs = Object.entries(metafile.outputs);
  const pending = outputs.filter(([, output]) => output.entryPoint === '<stdin>').map(([path]) => path);
  const loaded = new Set(outputs.filter(([path]) => path.endsWith('.css')).map(([path]) => path));
  while (pending.length) {
    const path = pending.pop();
    if (loaded.has(path)) continue;
    loaded.add(path);
    const imports = metafile.outputs[path].imports.filter(
      ({ kind, external }) => kind !== 'dynamic-import' && !external,
    );
    pending.push(...imports.map((each) => each.path));
  }
  const sum = (extension) =>
    [...loaded]
      .filter((path) => path.endsWith(extension))
      .reduce((total, path) => total + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  return { 'script, KB gzip': sum('.js') / 1024, 'styles, KB gzip': sum('.css') / 1024 };
};

const host = (file) => `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Picker } from './${file}';
  function Host() {
    const [value, setValue] = useState('#336699');
    return <><Picker value={value} onChange={setValue} /><output>{value}</output></>;
  }
  createRoot(document.getElementById('root')).render(<Host />);
`;

/** Opens the page of a variant, and returns it with its drag function. */
const openPage = async (browser, origin, { folder, area }) => {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.goto(`${origin}/${folder}/`);
  const box = await page.locator(area).first().boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = (step) => ({
    x: box.x + box.width * (0.5 + 0.48 * Math.sin(step / 17)),
    y: box.y + box.height * (0.5 + 0.48 * Math.cos(step / 23)),
  });
  const mouse = (type, step) =>
    session.send('Input.dispatchMouseEvent', { type, ...at(step), button: 'left', buttons: 1, clickCount: 1 });
  const settle = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  // Each move is acknowledged after the page has handled it, so there is one per frame and none is merged.
  const drag = async (from, to) => {
    for (let step = from; step < to; step++) await mouse('mouseMoved', step);
  };
  await settle();
  await mouse('mousePressed', 0);
  // Warms up the code of every variant before the measurement.
  await drag(0, WARM_UP);
  return { page, session, mouse, settle, drag };
};

const measure = async (browser, origin, variant) => {
  const { page, session, mouse, settle, drag } = await openPage(browser, origin, variant);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name) => metrics.find((metric) => metric.name === name).value;
  };
  await page.evaluate(() => {
    window.moves = 0;
    addEventListener('pointermove', () => window.moves++, { capture: true });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await settle();
  const first = await page.locator('output').textContent();
  const before = await read();
  await drag(WARM_UP, WARM_UP + MOVES);
  const after = await read();
  await mouse('mouseReleased', WARM_UP + MOVES);
  if ((await page.locator('output').textContent()) === first)
    throw new Error(`The drag in ${variant.folder} moved nothing.`);
  const moves = await page.evaluate(() => window.moves);
  await page.close();
  const perMove = (...names) => names.reduce((sum, name) => sum + (after(name) - before(name)) * 1000, 0) / MOVES;
  return {
    'script + rendering, ms per move': perMove('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'),
    '– script, ms': perMove('ScriptDuration'),
    '– style, ms': perMove('RecalcStyleDuration'),
    '– layout, ms': perMove('LayoutDuration'),
    'main thread, ms per move': perMove('TaskDuration'),
    'moves delivered': moves,
  };
};

/**
 * Measures the memory of a drag in a page of its own, because sampling the heap takes time.
 *
 * Allocations are sampled, including garbage, in each half of the drag: a constant cost is the same in both. Retained
 * memory is the growth of the heap without garbage, over as many further moves without sampling.
 */
const weigh = async (browser, origin, variant) => {
  const { page, session, mouse, drag } = await openPage(browser, origin, variant);
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const allocatedIn = async (from, to) => {
    await session.send('HeapProfiler.startSampling', {
      samplingInterval: 512,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await drag(from, to);
    const { profile } = await session.send('HeapProfiler.stopSampling');
    return sizeOf(profile.head) / 1024 / (to - from);
  };
  const half = WARM_UP + MOVES / 2;
  const early = await allocatedIn(WARM_UP, half);
  const late = await allocatedIn(half, WARM_UP + MOVES);
  const before = await heap();
  await drag(WARM_UP + MOVES, WARM_UP + 2 * MOVES);
  const after = await heap();
  await mouse('mouseReleased', WARM_UP + 2 * MOVES);
  await page.close();
  return {
    'allocated, KB per move': (early + late) / 2,
    '– first half': early,
    '– second half': late,
    'kept, bytes per move': (after - before) / MOVES,
  };
};

const sizeOf = ({ selfSize, children }) => children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const server = createServer((request, response) => {
  const path = request.url.slice(1);
  if (path.endsWith('/')) {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><title>Picker</title><link rel="stylesheet" href="stdin.css"><div id="root"></div><script type="module" src="stdin.js"></script>',
    );
    return;
  }
  try {
    const body = readFileSync(join(work, path));
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});

try {
  await buildLibrary('color-picker');
  const samples = {};
  const memory = {};
  const weights = {};
  const chosen = Object.entries(VARIANTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const pages = chosen.map(([name, variant], at) => ({ name, ...variant, folder: `page-${at}` }));
  for (const { name, file, folder } of pages) {
    samples[name] = [];
    memory[name] = [];
    weights[name] = [await sizes(file, `size-${folder}`)];
    await bundle(host(file), folder);
  }
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  for (let run = 0; run < RUNS; run++) {
    for (const page of pages) {
      samples[page.name].push(await measure(browser, origin, page));
      memory[page.name].push(await weigh(browser, origin, page));
    }
  }
  await browser.close();
  printTable(`drag of ${MOVES} moves, CPU slowed ${CPU_SLOWDOWN} times, ${RUNS} runs`, samples);
  printTable('memory of that drag', memory);
  printTable('bundle without React', weights);
} finally {
  server.close();
  rmSync(work, { recursive: true, force: true });
}
