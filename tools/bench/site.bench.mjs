// Three built pages, each compared with the same page as plain HTML and CSS: same markup and styles, no script.
// Simulated mobile: 150 ms round trip, 1.6 Mbit/s, CPU slowed four times. Interleaved runs, medians, ratios to plain.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { compressFolder } from '../../apps/marketing/build/compress-folder.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { builtSite, serveSite } from './serve-site.mjs';
import { printTable } from './table.mjs';

const PAGES = { home: '/', overview: '/inbuilt-solutions', feature: '/inbuilt-solutions/gen-grid' };
const NEXT_PAGE = '/online-ide';
const RUNS = Number(process.env.SITE_RUNS ?? 7);
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;
/** Time after the load in milliseconds: by then the panel is connected and the start-up calls have been answered. */
const SETTLED_AFTER_MS = 3500;

const site = builtSite();
const work = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
const servers = [];
const serve = async (folder, port) => {
  const server = await serveSite({ folder, port, dataFolder: join(work, String(port)) });
  servers.push(server);
  return server.origin;
};

/** Copies the built site without its scripts, compressed as the site is. */
async function plainCopy() {
  const plain = join(work, 'plain');
  cpSync(site, plain, { recursive: true });
  for (const file of readdirSync(plain, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(plain, file), 'utf8');
    writeFileSync(join(plain, file), html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, ''));
  }
  await compressFolder(plain);
  return plain;
}

async function openSlowly(browser) {
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
  return { context, page, session };
}

/** Counts the network traffic from now on, headers included. */
function countTraffic(session) {
  const traffic = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => traffic.requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return traffic;
}

const watchPaints = () => {
  const seen = { lcp: 0, shift: 0, blocking: 0 };
  Object.assign(window, { seen });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
};

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Measures the time from the press on a link, after a short hover, to the next page’s heading. */
async function clickToHeading(page) {
  const link = page.locator(`footer a[href="${NEXT_PAGE}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(400);
  const heading = await page.locator('h1').textContent();
  const started = Date.now();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction((old) => (document.querySelector('h1')?.textContent ?? old) !== old, heading, {
    polling: 'raf',
  });
  return Date.now() - started;
}

async function measure(browser, address) {
  const { context, page, session } = await openSlowly(browser);
  const traffic = countTraffic(session);
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const { requests, bytes } = traffic;
  const paints = await page.evaluate(() => ({
    'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'largest paint, ms': window.seen.lcp,
    'layout shift': window.seen.shift,
    'blocking, ms': window.seen.blocking,
  }));
  const figures = {
    'over the wire, KB': bytes / 1024,
    requests,
    ...paints,
    'heap, MB': await heapOf(session),
    'click to next heading, ms': await clickToHeading(page),
  };
  await context.close();
  return figures;
}

try {
  const origins = { plain: await serve(await plainCopy(), 4391), site: await serve(site, 4392) };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  for (const [name, path] of Object.entries(PAGES)) {
    const samples = { plain: [], site: [] };
    for (let run = 0; run < RUNS; run++) {
      for (const [variant, origin] of Object.entries(origins)) {
        samples[variant].push(await measure(browser, origin + path));
      }
    }
    printTable(`${name} ${path}, simulated mobile, ${RUNS} runs`, samples);
    console.log();
  }
  await browser.close();
} finally {
  for (const server of servers) server.stop();
  rmSync(work, { recursive: true, force: true });
}
