import { expect, test } from '@playwright/test';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const USER_DETAILS = '/api/userDetails';

let server: OwnSite;
test.beforeAll(async () => {
  server = await startOwnSite({ SESSION_COOKIE: 'on' });
});
test.afterAll(() => server.stop());

test('with a session cookie a visitor signs in, saves and comes back, and no script can read what opens the session', async ({
  page,
  context,
}) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(`${server.origin}/about-us`);
  await site.signIn();
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await panel.save();
  await expect(panel.root.getByRole('status')).toHaveText('No unsaved changes');

  // Removes the theme from this browser, so that the page must load it from the account.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('gm-theme')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');

  expect(await context.cookies()).toEqual([
    expect.objectContaining({
      name: '__Host-genmaster-session',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    }),
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const readable = await page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.values(area)));
  const tokens = readable.flatMap((text: string) => text.match(/gm[a-z]_[\w-]{43}/g) ?? []);
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) {
    const answer = await fetch(server.origin + USER_DETAILS, { headers: { SagAuthToken: token } });
    expect(answer.status).toBe(401);
  }
  // Nor does the cookie alone, which the browser adds here.
  expect(await page.evaluate(async (path) => (await fetch(path)).status, USER_DETAILS)).toBe(401);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
});
