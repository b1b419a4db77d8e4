import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startFront, type Front } from '../pages/front.ts';
import { DEMO, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/**
 * Promised maximum delay between the headers of two tabs in milliseconds; not measured from the press, so that a slow
 * login does not count.
 */
const AGREED_WITHIN_MS = 1_000;

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' }).first();
const token = (page: Page) => page.evaluate(() => localStorage.getItem('SagAuthToken'));
const accountCopies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^gm-theme:[^:]*:./.test(key)));
const sessionKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^Sag/.test(key)));

/** Returns the time at which the header of a page shows these words, by the clock that all tabs share. */
const saysAt = (page: Page, words: 'Sign in' | 'Sign out'): Promise<number> =>
  page.getByRole('banner').evaluate(
    (header, name) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const buttons = [...header.querySelectorAll('button')];
          if (buttons.some((found) => found.textContent === name && found.checkVisibility())) resolve(Date.now());
        };
        new MutationObserver(look).observe(header, { childList: true, subtree: true });
        look();
      }),
    words,
  );

/**
 * Runs an action in one tab, and returns the delay in milliseconds until the other tab's header also shows the words.
 */
async function lagOf(other: Page, tab: Page, words: 'Sign in' | 'Sign out', act: () => Promise<void>): Promise<number> {
  const said = [saysAt(tab, words), saysAt(other, words)] as const;
  await act();
  const [here, there] = await Promise.all(said);
  return there - here;
}

/** Opens two tabs of one visitor, and signs in in the first. */
async function openTwoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const site = new Site(first);
  await site.open('/about-us');
  await new Site(second).open('/case-studies');
  await site.signIn();
  await expect(signOut(second)).toBeVisible();
  return [first, second];
}

test('signing out removes all data of the account from this browser, in every tab', async ({ context }) => {
  const stored = { id: 't-9', json: '{}', revision: 1, mode: 'dark', savedAt: '2026-01-01T00:00:00.000Z' };
  await context.route('**/theme/getUserThemeJson/**', (route) =>
    route.fulfill({ json: { status: 1, result: stored } }),
  );
  const [first, second] = await openTwoTabs(context);
  await expect.poll(() => accountCopies(first)).toHaveLength(1);
  await signOut(first).click();
  await expect(signInButton(second)).toBeVisible();
  expect(await accountCopies(second)).toEqual([]);
  await second.reload();
  await new Site(second).open('/about-us');
  expect(await accountCopies(second)).toEqual([]);
});

test('a sign-in and a sign-out in one tab apply to the other, which keeps no data of the session', async ({
  context,
}) => {
  const [first, second] = await openTwoTabs(context);
  const signedOut = await lagOf(first, second, 'Sign in', () => signOut(second).click());
  expect(signedOut).toBeLessThanOrEqual(AGREED_WITHIN_MS);
  await expect(signInButton(first)).toBeVisible();
  expect(await token(first)).toBeNull();
  expect(await sessionKeys(first)).toEqual([]);

  await signInButton(first).click();
  const dialog = first.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('User code').fill(DEMO.userCode);
  await dialog.getByLabel('Password').fill(DEMO.password);
  const submit = dialog.getByRole('button', { name: 'Sign in' });
  const signedIn = await lagOf(second, first, 'Sign out', () => submit.click());
  expect(signedIn).toBeLessThanOrEqual(AGREED_WITHIN_MS);
});

test('signing out works without a connection, and leaves nothing here to sign in with', async ({ page, context }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await site.signIn();
  const panel = new ThemePanel(page);
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 41);
  await context.setOffline(true);
  await panel.save();
  await expect(page.getByText('The server could not be reached. Your theme is kept')).toBeVisible();
  expect(await accountCopies(page)).toHaveLength(1);
  await panel.press('Close');
  await signOut(page).click();
  const question = page.getByRole('alertdialog', { name: /^Your theme has changes that are not stored/ });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  expect(await sessionKeys(page)).toEqual([]);
  expect(await accountCopies(page)).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  expect(await site.variable('--font-h2')).toBe('34px');
  expect(await accountCopies(page)).toEqual([]);
});

test('a session that the server ends keeps the draft, says so once, and can begin again', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await site.signIn();
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await page.route('**/theme/saveUserThemeJson', (route) =>
    route.fulfill({
      status: 401,
      json: { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in.' },
    }),
  );
  await panel.save();
  await expect(page.getByText('Your session has ended.')).toHaveCount(1);
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');
  expect(await token(page)).toBeNull();
  expect(await accountCopies(page)).toHaveLength(1);
  await page.unroute('**/theme/saveUserThemeJson');
  await panel.press('Close');
  await site.signIn();
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');
});

for (const query of ['?next=//evil.example', '?returnUrl=https:evil.example', '?redirect=javascript:alert(1)#//evil']) {
  test(`signing in stays on the current page, for any query: ${query}`, async ({ page }) => {
    const site = new Site(page);
    await site.open(`/about-us${query}`);
    const address = page.url();
    await site.signIn();
    expect(page.url()).toBe(address);
    expect(site.problems).toEqual([]);
  });
}

test.describe('with the API killed in the middle of a visit', () => {
  let front: Front;
  let dataDir: string;
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'genmaster-front-'));
    front = await startFront(dataDir, String(test.info().project.use.baseURL));
  });
  test.afterAll(async () => {
    await front.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('every page can be read, the theme changed and kept; when the API is back the draft gets stored by itself', async ({
    page,
  }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    await site.open(`${front.origin}/about-us`);
    const known = page.waitForResponse('**/api/userDetails');
    await site.signIn();
    // Later in the visit: the page knows by now which user its theme belongs to.
    await known;

    await front.api.kill();
    const answeredSaves: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/theme/saveUserThemeJson')) answeredSaves.push(response.status());
    });
    const paths = await page.evaluate(async () => {
      const map = await (await fetch('/sitemap.xml')).text();
      return [...map.matchAll(/<loc>(?:https?:\/\/[^/]+)?([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    });
    expect(paths.length).toBeGreaterThanOrEqual(55);
    for (const path of paths) {
      const answer = await page.request.get(`${front.origin}${path}`);
      expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
      expect(await answer.text()).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]/);
    }
    await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
    await panel.open();
    await panel.openSection('Font Size');
    await panel.setSize('fontH2', 43);
    await panel.save();
    await expect(page.getByText('The server could not be reached. Your theme is kept')).toBeVisible();
    await page.goto(`${front.origin}/case-studies`);
    await expect.poll(() => site.variable('--font-h2')).toBe('43px');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();

    await front.api.start();
    // Without any action of the visitor: the page retries by itself, with increasing delays.
    await expect(page.getByText('Your theme is saved with your account.')).toBeVisible({ timeout: 45_000 });
    await panel.open();
    await expect(panel.root.getByRole('status')).toHaveText('No unsaved changes');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('gm-theme')) localStorage.removeItem(key);
    });
    await page.reload();
    await expect.poll(() => site.variable('--font-h2')).toBe('43px');
    expect(answeredSaves).toEqual([200]);
  });

  test('a visitor who arrives while it is down gets a complete page, and the dialog shows the error', async ({
    page,
  }) => {
    await front.api.kill();
    const site = new Site(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await site.open(`${front.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signInButton(page).click();
    await site.fillSignIn(DEMO.userCode, DEMO.password);
    await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('alert')).toContainText(
      'could not be reached',
    );
    expect(errors).toEqual([]);
    await front.api.start();
  });
});

test('a visitor’s page makes each of its own calls once, and keeps the answers', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/about-us');
  // The last request at start is for the panel's options, a second later.
  await expect.poll(() => calls).toContain('GET /theme/getThemeOptionJSON');
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await expect(page.getByRole('complementary', { name: 'Theme settings' })).toBeVisible();

  expect(calls.toSorted()).toEqual([
    'GET /startup/all-validations',
    'GET /startup/grid-json',
    'GET /startup/mobile-data',
    'GET /startup/theme-status',
    'GET /theme/getThemeOptionJSON',
    'POST /theme/getPrjColorTheme',
  ]);
});
