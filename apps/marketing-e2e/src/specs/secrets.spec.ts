import { expect, test, type Page } from '@playwright/test';
import { startDetour } from '../pages/detour.ts';
import { DEMO, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Returns a test for addresses to which the token may be sent: the endpoints that the server declares. */
async function declaredCalls(page: Page): Promise<(url: string) => boolean> {
  const origin = String(test.info().project.use.baseURL);
  const answer = await page.request.get(`${origin}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  const patterns = Object.keys(paths).map(
    (path) => new RegExp(`^${origin}${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`),
  );
  expect(patterns.length).toBeGreaterThan(15);
  return (url) => patterns.some((pattern) => pattern.test(url));
}

test('the token goes to our own server and to no other origin, with calls that it declares and with nothing else', async ({
  page,
}) => {
  const isDeclared = await declaredCalls(page);
  const [carrying, others]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    ('sagauthtoken' in request.headers() ? carrying : others).push(request.url());
  });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await site.signIn();
  await panel.open();
  // A theme’s stylesheet, a font, code and data of other pages, a picture, a demo.
  await panel.root.getByRole('combobox', { name: 'Website Theme' }).selectOption('2');
  await panel.openSection('Fonts Family');
  await panel.chooseFont('font-body', 'Lato Regular');
  await panel.press('Close');
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
  await site.open('/case-studies');
  await expect.poll(() => carrying.length).toBeGreaterThan(2);

  for (const kind of [/\/themes\/theme-2\.css/, /\.woff2/, /\/_data\//, /\/assets\/.*\.js/, /\/assets\/.*\.css/]) {
    expect(
      others.some((url) => kind.test(url)),
      `nothing asked for ${kind}`,
    ).toBe(true);
  }
  expect(carrying.filter((url) => !isDeclared(url))).toEqual([]);
});

test('a call that carries the token follows no redirect, neither to our own origin nor to another', async ({
  page,
}) => {
  const detour = await startDetour(String(test.info().project.use.baseURL));
  const { origin, sentAway, arrived } = detour;
  const site = new Site(page);
  await site.open(`${origin}/about-us`);
  await site.signIn();
  for (const to of [origin, origin.replace('localhost', '127.0.0.1')]) {
    sentAway.length = 0;
    detour.to = `${to}/elsewhere`;
    await site.open(`${origin}/about-us`);
    await expect.poll(() => sentAway).toContain('/api/userDetails');
    await new ThemePanel(page).open();
  }
  await detour.stop();
  expect(arrived).toEqual([]);
});

test('after a sign-in the password is nowhere in the browser', async ({ page, context }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const site = new Site(page);
  await site.open('/about-us');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  // A wrong password first: data that remains after a refusal counts too.
  await site.fillSignIn(DEMO.userCode, `not-${DEMO.password}`);
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('alert')).toContainText('wrong');
  await site.fillSignIn(DEMO.userCode, DEMO.password);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await site.open('/contact-us');

  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return {
      databases: databases.length,
      caches: await caches.keys(),
      text: JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        databases,
        history.state,
        location.href,
        document.cookie,
        window.name,
        [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
        document.documentElement.outerHTML,
      ]),
    };
  });
  // No database and no cache storage: there is no other place to search.
  expect(kept.databases).toBe(0);
  expect(kept.caches).toEqual([]);
  expect(kept.text).toContain('SagAuthToken');
  expect(kept.text).not.toContain(DEMO.password);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(DEMO.password);
  expect(said.join('\n')).not.toContain(DEMO.password);
});
