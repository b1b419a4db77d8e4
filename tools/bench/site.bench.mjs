// The home page as built, beside the same page as plain HTML and CSS: same markup and styles, no script.
// Simulated mobile: 150 ms round trip, 1.6 Mbit/s, CPU slowed four times. Interleaved runs, medians, ratios to plain.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { commandEnv, root } from '../scripts/lib/workspace.mjs';
import { printTable } from './table.mjs';

const RUNS = 7;
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;
const NEXT_PAGE = '/online-ide';

const site = join(root, 'apps/marketing/dist/site');
if (!existsSync(join(site, 'index.html'))) {
  console.error('The site is not built. Run `npm test -- site` first.');
  process.exit(1);
}
const work = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
const plain = join(work, 'plain');
cpSync(site, plain, { recursive: true });
for (const file of readdirSync(plain, { recursive: true })) {
  if (/\.html\.(?:br|gz)$/.test(file)) rmSync(join(plain, file));
  if (!file.endsWith('.html')) continue;
  const html = readFileSync(join(plain, file), 'utf8');
  writeFileSync(join(plain, file), html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, ''));
}

const servers = [];
const serve = async (folder, port) => {
  const server = spawn('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
    cwd: root,
    env: commandEnv({ SITE_DIR: folder, PORT: String(port), DATA_DIR: join(work, String(port)), DATABASE_URL: '' }),
    stdio: 'ignore',
  });
  servers.push(server);
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return origin;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server for ${folder} did not start.`);
};

const measure = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, blocking: 0 };
    Object.assign(window, { seen });
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
    watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForTimeout(3500);
  const figures = await page.evaluate(() => ({
    'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'largest paint, ms': window.seen.lcp,
    'layout shift': window.seen.shift,
    'blocking, ms': window.seen.blocking,
  }));
  // A visitor rests on the link for a moment before the press.
  const link = page.locator(`footer a[href="${NEXT_PAGE}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(400);
  const heading = await page.locator('h1').textContent();
  const started = Date.now();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction(
    (old) => document.querySelector('h1')?.textContent !== old && document.querySelector('h1'),
    heading,
    {
      polling: 'raf',
    },
  );
  figures['click to next heading, ms'] = Date.now() - started;
  await context.close();
  return figures;
};

try {
  const origins = { plain: await serve(plain, 4391), site: await serve(site, 4392) };
  const samples = { plain: [], site: [] };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  for (let run = 0; run < RUNS; run++) {
    for (const [variant, origin] of Object.entries(origins)) samples[variant].push(await measure(browser, origin));
  }
  await browser.close();
  printTable(`home page, simulated mobile, ${RUNS} runs`, samples);
} finally {
  for (const server of servers) server.kill();
  rmSync(work, { recursive: true, force: true });
}
