import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Head } from '../pages/head.ts';
import { root } from '../pages/server-process.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Texts with which the metadata tests try to break out of a script, an attribute or a comment. */
const list = join(root, 'libs/seo-metadata/src/testing/breakout-payloads.ts');
const { BREAKOUT_PAYLOADS } = (await import(list)) as { BREAKOUT_PAYLOADS: readonly string[] };

/** Additional texts, for places where a text may become an address, a style or an identifier. */
const PAYLOADS = [
  ...BREAKOUT_PAYLOADS,
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '{0, plural, other {<script>alert(1)</script>}}',
];

/** Watches a page for effects that a text must never have. */
async function watch(page: Page) {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname.endsWith('evil.example') || pathname.endsWith('/x')) happened.push(`request ${request.url()}`);
  });
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
  });
  return async () => [
    ...happened,
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
    // Elements that no page of the site has, or more of them than the build wrote.
    ...(await page.evaluate(() =>
      [...document.querySelectorAll('base, plaintext, iframe, [onerror], [onload], meta[http-equiv=refresh]')].map(
        ({ outerHTML }) => outerHTML.slice(0, 80),
      ),
    )),
  ];
}

const scriptsOf = (page: Page) => page.evaluate(() => document.scripts.length);

/** Sets the response of the server about the signed-in user. */
const answerWho = (page: Page, { usrName, permission }: { usrName: string; permission: string }) =>
  page.route('**/api/userDetails', (route) => {
    const clientInfo = { usrId: 'u-1', sagclientId: 'genmaster', usrName };
    return route.fulfill({ json: { data: { clientInfo, permissions: [permission] } } });
  });

test('the server’s message about a sign-in is rendered as text', async ({ page }) => {
  const said = await watch(page);
  const site = new Site(page);
  let message = '';
  await page.route('**/auth/login', (route) => route.fulfill({ json: { httpStatus: 423, message, data: null } }));
  await site.open('/about-us');
  const before = await scriptsOf(page);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const alert = page.getByRole('dialog', { name: 'Sign in' }).getByRole('alert');
  for (const payload of PAYLOADS) {
    message = payload;
    const answered = page.waitForResponse('**/auth/login');
    await site.fillSignIn(payload || 'x', payload || 'x');
    await answered;
    await expect.poll(() => alert.textContent()).toBe(payload.slice(0, 200));
  }
  expect(await scriptsOf(page)).toBe(before);
  expect(await said()).toEqual([]);
});

test('names of users and of a project’s additions to the panel are rendered as text', async ({ page }) => {
  const said = await watch(page);
  const site = new Site(page);
  const panel = new ThemePanel(page);
  const usrName = PAYLOADS.join(' ');
  await answerWho(page, { usrName, permission: 'schemes' });
  await page.route('**/theme/getUserThemeJson/**', (route) => route.fulfill({ json: { status: 0 } }));
  const short = PAYLOADS.filter((text) => text.length <= 64);
  const schemes = short.slice(0, 32).map((name, at) => ({
    ...{ color_scheme: `1.${at + 20}`, name, theme_id: '1' },
    colors: { light: { '--bg-page': '#ffffff' } },
  }));
  const sections = short.slice(0, 16).map((section_name, at) => ({
    section_name,
    section_fields: short.slice(16, 48).map((label, place) => ({
      ...{ label, id: `own-${at}-${place}`, inputType: 'color', '--value': `--own-${at}-${place}`, value: '#123456' },
    })),
  }));
  await page.route('**/theme/getThemeOptionJSON', (route) =>
    route.fulfill({ json: { status: 1, result: { color_schemes: schemes, sections } } }),
  );
  await site.open('/about-us');
  const before = await scriptsOf(page);
  await site.signIn();
  await expect(page.locator('.user-name')).toHaveText(usrName);
  await panel.open();
  await expect(panel.root.locator('[data-scheme="1.51"]')).toBeAttached();
  await panel.chooseScheme('1.28');
  await panel.chooseScheme('1.29');
  await expect(panel.root.locator('summary').last()).toHaveText(short[15]!.trim() || /./);
  await panel.root.locator('summary').last().click();
  await expect(panel.root.locator('[data-field^="own-15-"]')).toHaveCount(32);
  await panel.press('Undo: ' + ((await undoLabel(panel)) ?? ''));
  expect(await scriptsOf(page)).toBe(before);
  expect(await said()).toEqual([]);
});

const undoLabel = (panel: ThemePanel) =>
  panel.root
    .getByRole('button', { name: /^Undo/ })
    .getAttribute('aria-label')
    .then((label) => label?.replace(/^Undo: /, ''));

test('messages of visitors are rendered as text', async ({ page }) => {
  const said = await watch(page);
  const site = new Site(page);
  await answerWho(page, { usrName: 'Reader', permission: 'messages' });
  const messages = PAYLOADS.map((text, at) => ({
    ...{ id: `m-${at}`, receivedAt: text, name: text, email: text, organisation: text, subject: text, language: text },
    message: text,
  }));
  await page.route('**/contact/messages*', (route) => route.fulfill({ json: { messages, next: null } }));
  await site.open('/contact-us');
  const before = await scriptsOf(page);
  await site.signIn();
  await page.getByRole('button', { name: 'Read the messages' }).click();
  const inbox = page.getByRole('region', { name: 'Messages' }).filter({ has: page.locator('h3') });
  await expect(inbox.getByRole('article')).toHaveCount(PAYLOADS.length);
  for (const link of await inbox.getByRole('link').all()) {
    expect(await link.evaluate((anchor) => (anchor as HTMLAnchorElement).protocol)).toBe('mailto:');
  }
  expect(await scriptsOf(page)).toBe(before);
  expect(await said()).toEqual([]);
});

test('edited metadata is text in the head of every page', async ({ page }) => {
  const said = await watch(page);
  const site = new Site(page);
  const head = new Head(page);
  const addresses = [
    ...['/about-us', '/contact-us', '/case-studies', '/online-ide', '/uniqueness', '/inbuilt-solutions'],
    ...['/coding-solutions', '/designing-tool', '/api-generator', '/generative-ai', '/development-areas'],
  ];
  let at = 0;
  const entry = () => {
    const text = PAYLOADS[at++ % PAYLOADS.length]!;
    return { title: text, description: text, keywords: [text], ogTitle: text, image: text, structuredData: [] };
  };
  await page.route('**/clientsetting/**', (route) =>
    route.fulfill({ json: Object.fromEntries(addresses.map((address) => [address, entry()])) }),
  );
  await head.readFrom('DB');
  for (let turn = 0; turn * addresses.length < PAYLOADS.length; turn += 1) {
    await site.open('/about-us');
    const before = await scriptsOf(page);
    for (const address of addresses.slice(1)) await head.goTo(address);
    // Each page has one script of structured data.
    expect(await scriptsOf(page)).toBe(before);
    expect(await said()).toEqual([]);
  }
});
