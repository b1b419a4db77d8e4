import { expect, test, type Route } from '@playwright/test';
import { DEMO, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('a wrong password shows the server’s message, and keeps the input', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('Enter your user code.')).toBeVisible();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await site.fillSignIn('wrong-password-user', 'not-the-password');
  await expect(dialog.getByRole('alert')).toContainText('wrong');
  await expect(dialog.getByLabel('User code')).toHaveValue('wrong-password-user');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'not-the-password',
  );
});

test('the dialog says that the server cannot be reached, and signs in once it is back', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.route('**/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await site.fillSignIn(DEMO.userCode, DEMO.password);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/auth/login');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(DEMO.password);
});

test('saving while signed out keeps the theme in this browser and offers to sign in', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.chooseMode('Dark');
  await panel.save();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await panel.root.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  expect(await site.mode()).toBe('dark');
});

test('a save without an answer of the server loses nothing', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await site.signIn();
  await page.route('**/theme/saveUserThemeJson', (route) => route.abort());
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await panel.save();
  await expect(page.getByText('The server could not be reached. Your theme is kept')).toBeVisible();
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');
});

for (const [name, stored] of Object.entries({
  'garbled text': '{"version":',
  'hostile values': JSON.stringify({
    version: 'x',
    saved: {
      recordId: '',
      revision: 3,
      mode: 'dark"><script>',
      properties: {
        selectedTheme: '99',
        themeColorScheme: '9.9',
        themeColors: { '--bg-page': 'url(https://example.com/x)', display: 'none' },
        themeIcons: [],
      },
    },
    pending: false,
    paint: {
      mode: 'dark',
      attributes: { onclick: 'x' },
      variables: { '--bg-page': 'url(https://example.com/x)' },
      sheet: 'https://example.com/a.css',
    },
  }),
})) {
  test(`a stored theme with ${name} is ignored: the page looks as new and asks nobody`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await page.addInitScript((text) => {
      localStorage.setItem('gm-theme:GENMASTER:', text);
      localStorage.setItem('gm-theme-last', 'gm-theme:GENMASTER:');
    }, stored);
    const site = new Site(page);
    await site.open('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
    expect(await page.evaluate(() => document.body.style.getPropertyValue('--bg-page'))).not.toContain('url');
    expect(foreign).toEqual([]);
    expect(site.problems).toEqual([]);
  });
}

test('an invalid token is removed, and the page stays signed out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SagAuthToken', 'bad\u0000token\n'));
  const site = new Site(page);
  await site.open('/about-us');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('a token the server no longer knows ends the session once and offers to sign in again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('SagAuthToken', 'a'.repeat(43));
    sessionStorage.setItem('seeded', '1');
  });
  const site = new Site(page);
  await site.open('/about-us');
  await expect(page.getByText('Your session has ended.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a missing script chunk reloads the page once, and then shows an error', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/theme-wiring-*.js', (route) => route.abort());
  await page.goto('/about-us');
  await expect(page.getByText('The theme panel could not be loaded.')).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a missing script chunk keeps unsaved edits of the theme, and the next one does not reload', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await panel.press('Close');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/finder-parts-*.js', (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Find a page or demo' });
  await opener.click();
  await expect.poll(() => loads).toBe(1);
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');
  await panel.open();
  await expect(panel.root.getByRole('status')).toHaveText('Unsaved changes');
  await panel.press('Close');

  await opener.click();
  await expect(page.getByText('The page finder could not be loaded.')).toBeVisible();
  await page.route('**/assets/login-dialog-host-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  expect(await site.variable('--font-h2')).toBe('44px');
});

test('a response that mentions a missing chunk does not reload the page', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The browser includes the text in its error message.
  await page.route('**/_data/**', (route) => route.fulfill({ contentType: 'application/json', body: 'preload CSS' }));
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBe(0);
});

test('a lost entry file reloads once and leaves a readable page', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto('/about-us');
  await expect.poll(() => loads).toBe(2);
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Gecko and WebKit drop the files of a page at the moment a link is followed; here a route does it.
test('a link is followed, even where the browser drops the entry file for it', async ({ page }) => {
  /** Holds the first request for an address back. Resolves when it was made, to the way to end it. */
  const hold = (address: string, end: (route: Route) => Promise<void>) =>
    new Promise<() => void>((made) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      void page.route(address, async (route) => {
        made(release);
        await released;
        await end(route);
      });
    });
  const entry = hold('**/assets/entry-client-*.js', (route) => route.abort());
  const next = hold('**/about-us', (route) => route.continue());
  await page.goto('/case-studies');
  const dropEntry = await entry;
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about-us"]')!.click());
  const answer = await next;
  const failure = page.waitForEvent('requestfailed');
  dropEntry();
  await failure;
  answer();
  await expect(page).toHaveURL('/about-us');
});

test('a page that cannot be fetched says so and offers to try again', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.route('**/_data/**', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible();
  await page.unroute('**/_data/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
});
