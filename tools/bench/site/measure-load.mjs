import { countTraffic } from './count-traffic.mjs';
import { openSlowPhone, useLoopback } from './slow-page.mjs';

const NEXT_PAGE = '/online-ide';
/** Time after the load in milliseconds, after which the panel is connected and the start-up calls have ended. */
const SETTLED_AFTER_MS = 3500;

/** Loads a page without interaction, then follows one link. Returns the figures by their names. */
export async function measureLoad(browser, address) {
  const { context, page, session } = await openSlowPhone(browser);
  const traffic = countTraffic(session);
  await page.addInitScript(watchPaints);
  await page.addInitScript(watchClick);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const { requests, kilobytes } = traffic.sum();
  const seen = await page.evaluate(() => ({ ...window.seen }));
  const figures = {
    'first paint, ms': seen.firstPaint,
    'largest paint, ms': seen.largestPaint,
    'layout shift': seen.shift,
    'over the wire, KB': kilobytes.all,
    'script, KB': kilobytes.Script,
    'styles, KB': kilobytes.Stylesheet,
    'fonts, KB': kilobytes.Font,
    requests,
    'script work, ms': await scriptWorkOf(session),
    'longest task, ms': seen.longestTask,
    'blocking, ms': seen.blocking,
    'heap after collection, KB': await heapOf(session),
  };
  await useLoopback(session);
  figures['click to next heading, loopback, ms'] = await clickToHeading(page);
  await context.close();
  return figures;
}

const watchPaints = () => {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, blocking: 0, longestTask: 0 };
  Object.assign(window, { seen });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
};

/** Returns the time in milliseconds that the page’s scripts have run, including compilation. */
async function scriptWorkOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (secondsOf('ScriptDuration') + secondsOf('V8CompileDuration')) * 1000;
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
}

/** Runs in every document: records the time of a click until the page has another heading. */
const watchClick = () => {
  const KEY = 'bench-click';
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const { at, heading } = JSON.parse(sessionStorage.getItem(KEY));
    const shown = document.querySelector('h1')?.textContent;
    if (shown === undefined || shown === heading) return requestAnimationFrame(look);
    sessionStorage.removeItem(KEY);
    window.clickToHeading = now() - at;
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = document.querySelector('h1')?.textContent;
      sessionStorage.setItem(KEY, JSON.stringify({ at: performance.timeOrigin + timeStamp, heading }));
      requestAnimationFrame(look);
    },
    true,
  );
  if (sessionStorage.getItem(KEY)) requestAnimationFrame(look);
};

/** Measures the time from the press on a link, after a short hover, to the frame with the next page’s heading. */
async function clickToHeading(page) {
  const link = page.locator(`footer a[href="${NEXT_PAGE}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(400);
  await link.click({ noWaitAfter: true });
  const measured = await page.waitForFunction(() => window.clickToHeading, null, { polling: 50 });
  return measured.jsonValue();
}
