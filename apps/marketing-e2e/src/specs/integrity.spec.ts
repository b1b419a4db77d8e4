import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';

/** Returns the pattern of a built file's address, which ends in a hash of eight characters. */
const built = (name: string, kind: string) => new RegExp(`/assets/${name}-[\\w-]{7,8}\\.${kind}$`);

/** Changes a built file on its way to the page, as an attacker on the network or the disk would. */
async function tamperWith(page: Page, file: RegExp, addition: string): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + addition });
  });
}

/** Ends the interception at the end of a test; errors of open requests are ignored. */
const letGo = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** Lists the files that the browser refused because of their integrity, from its console. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.includes('integrity')) refused.push(text);
  });
  return refused;
}

for (const file of ['entry-client', 'rolldown-runtime']) {
  test(`a changed ${file} script is not run, and the page stays readable`, async ({ page }) => {
    const refused = watchRefusals(page);
    await tamperWith(page, built(file, 'js'), ';document.documentElement.dataset.tampered = "yes";');
    await page.goto('/about-us');

    await expect.poll(() => refused.join()).toContain(`/assets/${file}-`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-tampered');
    await letGo(page);
  });
}

test('a changed stylesheet is not applied', async ({ page }) => {
  const refused = watchRefusals(page);
  await tamperWith(page, built('entry-client', 'css'), 'h1 { letter-spacing: 77px }');
  await page.goto('/about-us');

  await expect.poll(() => refused.join()).toContain('/assets/entry-client-');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '77px');
  await letGo(page);
});

test('a page that checks its files fetches each of them once, and later scripts as well', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const refused = watchRefusals(page);
  const site = new Site(page);
  await site.open('/');
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });

  for (const file of ['entry-client', 'rolldown-runtime', 'site.en', 'theme.en']) {
    expect(asked.filter((path) => built(file, 'js').test(path))).toHaveLength(1);
  }
  const files = asked.filter((path) => path.startsWith('/assets/'));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(refused).toEqual([]);
});
