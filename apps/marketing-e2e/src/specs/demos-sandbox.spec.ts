import { expect, test, type Frame, type Page } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const PATH = '/online-ide/code-debugger';

/** Writes code into the debugger and runs it to its end or its limit. */
async function run(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: /^(Start|Restart)$/ }).click();
  const status = page.locator('.debugger-status');
  await expect(status).not.toContainText(/Ready|Running/);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  if (await goOn.isEnabled()) await goOn.click();
  await expect(status).not.toContainText(/Ready|Running|Paused/);
}

test('steps, changes a value and goes on, by keyboard alone', async ({ page }) => {
  const site = await DemoPage.open(page, PATH);
  const status = page.locator('.debugger-status');
  await expect(status).toContainText('Paused before line 10, in lateFee.');
  await page.getByRole('button', { name: 'Step over' }).focus();
  await page.keyboard.press('F10');
  await expect(status).toContainText('Paused before line 11, in lateFee. fee is now 8.4');
  await page.getByLabel('Value to change').selectOption('fee');
  await page.getByLabel('New value, as an expression').fill('10 + 2');
  await page.keyboard.press('Enter');
  await expect(site.demo.getByRole('row', { name: /^fee 12/ })).toBeVisible();
  await page.keyboard.press('F5');
  await expect(status).toContainText('Finished');
  await expect(site.demo.getByRole('region', { name: 'Output' })).toHaveText('12');
  expect(site.problems).toEqual([]);
});

/** Code that would do harm, and what the debugger says of it. */
const HARMFUL = [
  { harm: 'the network', code: 'fetch("/health/live");', says: 'fetch is not defined' },
  { harm: 'modules', code: 'import("/assets/x.js");', says: 'a script loads nothing' },
  { harm: 'storage', code: 'localStorage.clear();', says: 'localStorage is not defined' },
  { harm: 'the page', code: 'parent.document.title = "x";', says: 'parent is not defined' },
  { harm: 'an endless loop', code: 'while (true) {}', says: 'never ends' },
  { harm: 'a flood of messages', code: 'while (true) postMessage("x");', says: 'postMessage is not defined' },
  { harm: 'a gigabyte of output', code: 'for (;;) console.log("x".repeat(1000));', says: 'prints too much' },
  { harm: 'the address', code: 'top.location.href = "/contact-us";', says: 'top is not defined' },
  { harm: 'service workers', code: 'navigator.serviceWorker.register("/x.js");', says: 'navigator is not defined' },
  { harm: 'WebRTC', code: 'new RTCPeerConnection();', says: 'RTCPeerConnection is not defined' },
  { harm: 'prototypes', code: 'Object.prototype.polluted = true;', says: 'can only be set on objects' },
  { harm: 'an endless callback', code: '[1].map(() => { for (;;) {} });', says: 'never ends' },
  { harm: 'a gigabyte of memory', code: 'let t = "x"; for (;;) t += t;', says: 'too many values' },
];

test('the sandbox keeps code away from everything outside, one attempt after another', async ({ page }) => {
  const site = await DemoPage.open(page, PATH);
  const outside: string[] = [];
  await run(page, 'let ready = 1;');
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && !request.isNavigationRequest()) outside.push(request.url());
  });
  for (const { harm, code, says } of HARMFUL) {
    await run(page, code);
    await expect.soft(page.locator('.debugger-status'), harm).toContainText(says);
  }
  // The frame itself is loaded; it makes no requests.
  expect(outside).toEqual([]);
  expect(site.problems).toEqual([]);
});

test('a run can be stopped, which removes its frame', async ({ page }) => {
  await DemoPage.open(page, PATH);
  await run(page, 'let n = 0;');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('for (;;) { let n = 1; }');
  await page.getByRole('button', { name: /^(Start|Restart)$/ }).click();
  await expect(page.locator('.debugger-status')).toContainText('Paused');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  await expect(page.locator('.debugger-status')).toContainText('Ready');
  await expect(page.locator('iframe[src="/frames/sandbox.html"]')).toHaveCount(0);
});

/** Attempts of a script that escaped from the interpreter; each resolves to its error, or to “done”. */
const ESCAPES: Readonly<Record<string, string>> = {
  fetch: 'fetch(`${origin}/health/live`, { mode: "no-cors" })',
  // A browser says nothing of a beacon that it holds back; no request may come of it.
  beacon: 'navigator.sendBeacon(`${origin}/health/live`, "x") && Promise.reject(new Error("not known"))',
  socket:
    'new Promise((done, fail) => Object.assign(new WebSocket(origin.replace("http", "ws")), { onopen: done, onerror: fail }))',
  events:
    'new Promise((done, fail) => Object.assign(new EventSource(`${origin}/health/live`), { onopen: done, onerror: fail }))',
  module: 'import(`${origin}/assets/x.js`)',
  module_of_text: 'import("data:text/javascript,export default 1")',
  script:
    'new Promise((done, fail) => document.head.append(Object.assign(document.createElement("script"), { src: `${origin}/registry.js`, onload: done, onerror: fail })))',
  image:
    'new Promise((done, fail) => Object.assign(new Image(), { src: `${origin}/favicon.ico`, onload: done, onerror: fail }))',
  worker:
    'new Promise((done, fail) => Object.assign(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))), { onmessage: done, onerror: fail }))',
  shared_worker:
    'new Promise((done, fail) => { const made = new SharedWorker("data:text/javascript,onconnect = ({ ports }) => ports[0].postMessage(1)"); made.onerror = fail; made.port.onmessage = done; })',
  style:
    'new Promise((done, fail) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${origin}/health/live`, onload: done, onerror: fail })))',
  calls: 'new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1" }] })',
  transport: 'new WebTransport(origin.replace("http:", "https:"))',
  channel: 'new BroadcastChannel("x")',
  text: 'new Promise((done, fail) => { const script = document.createElement("script"); script.textContent = "window.ran = 1"; document.head.append(script); window.ran ? done() : fail(new Error("refused")); })',
  storage: 'localStorage.setItem("x", "1")',
  database: 'new Promise((done, fail) => Object.assign(indexedDB.open("x"), { onsuccess: done, onerror: fail }))',
  cookies: 'document.cookie = "x=1"',
  worker_of_site: 'navigator.serviceWorker.register("/sw.js")',
  caches: 'caches.open("x")',
  page: 'parent.document.title = "taken"',
  address: 'top.location.href = "/contact-us"',
  window: 'window.open("/contact-us") || Promise.reject(new Error("refused"))',
};

/** Pages of the frames that read or run what a visitor writes. */
const FRAMES = [
  '/frames/sandbox.html',
  '/frames/preview.html',
  '/frames/code-obfuscator.html',
  '/frames/code-check.html',
  '/frames/tenant-query.html',
];

test('no frame reaches network, storage, page or another address', async ({ page }) => {
  await page.goto('/contact-us');
  const [address, title] = [page.url(), await page.title()];
  for (const path of FRAMES) {
    const frame = await addFrame(page, path);
    // The browser itself reports refusals of the policy to the site.
    const asked: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.frame() === frame && !request.url().endsWith('/policy-reports')) asked.push(request.url());
    });
    for (const [name, code] of Object.entries(ESCAPES)) {
      const outcome = await frame.evaluate(
        `(async () => { const origin = ${JSON.stringify(new URL(address).origin)}; try { await (${code}); return 'done'; } catch { return 'refused'; } })()`,
      );
      expect.soft(outcome, `${name} in ${path}`).toBe('refused');
    }
    expect(asked, path).toEqual([]);
    expect(page.url(), path).toBe(address);
    expect(page.context().pages(), path).toHaveLength(1);
    expect(await page.title(), path).toBe(title);
  }
});

/** Adds a frame to the page just as the demos do. */
async function addFrame(page: Page, path: string): Promise<Frame> {
  await page.evaluate(
    (src) =>
      new Promise((done) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.onload = done;
        frame.src = src;
        document.body.append(frame);
      }),
    path,
  );
  return page.frames().find((one) => one.url().endsWith(path))!;
}

test('a frame that navigates to another site is stopped, so that an address cannot leak data', async ({ page }) => {
  await DemoPage.open(page, PATH);
  await run(page, 'let ready = 1;');
  const frame = page.frames().find((one) => one.url().endsWith('/frames/sandbox.html'))!;
  const outside: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).hostname === '127.0.0.1') outside.push(request.url());
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes("frame-src 'self'"));
  await frame.evaluate(() => void (location.href = `http://127.0.0.1:${location.port || 80}/health/live?secret`));

  await refused;
  expect(outside).toEqual([]);
});

test('the page ignores messages that a frame sends without a request', async ({ page }) => {
  await DemoPage.open(page, PATH);
  await run(page, 'let ready = 1;');
  const frame = page.frames().find((one) => one.url().endsWith('/frames/sandbox.html'))!;
  const before = await page.locator('.debugger-status').innerText();
  await frame.evaluate(() => {
    const forged = { id: 1, answer: { kind: 'done', result: 'forged', output: ['forged'], steps: 1 } };
    for (let count = 0; count < 20_000; count += 1) parent.postMessage(forged, '*');
    parent.postMessage(
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
      '*',
    );
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await expect(page.locator('.debugger-status')).toHaveText(before);
  await expect(page.locator('.demo')).not.toContainText('forged');
  await run(page, 'console.log("still here");');
  await expect(page.locator('.demo').getByRole('region', { name: 'Output' })).toHaveText('still here');
});
