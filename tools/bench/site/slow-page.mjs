const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;

/** Opens an empty page as on a slow phone: 390 px, touch, a CPU slowed four times, 1.6 Mbit/s, 150 ms a round trip. */
export const openSlowPhone = (browser) =>
  openSlowly(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Opens an empty page with the same CPU and network, in a window of a desk. */
export const openSlowDesk = (browser) => openSlowly(browser, { viewport: { width: 1280, height: 800 } });

async function openSlowly(browser, screen) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await setNetwork(session, { latency: ROUND_TRIP_MS, throughput: BYTES_PER_SECOND });
  return { context, page, session };
}

/** Removes the network throttling; the CPU stays slow. */
export const useLoopback = (session) => setNetwork(session, { latency: 0, throughput: -1 });

const setNetwork = (session, { latency, throughput }) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
