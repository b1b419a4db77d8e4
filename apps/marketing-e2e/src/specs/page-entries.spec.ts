import { expect, test } from '@playwright/test';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { ADMINISTRATOR, Site } from '../pages/site.ts';

const MAP = '/clientsetting/get-metaschema-json/169';

let own: OwnSite;
// A site for each test, because they change the same entry.
test.beforeEach(async () => {
  own = await startOwnSite({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
});
test.afterEach(() => own.stop());

test('an editor drafts an entry, sees it as search and a message show it, publishes it and brings the former one back', async ({
  page,
}) => {
  const site = new Site(page);
  await site.open(`${own.origin}/uniqueness`);
  await site.signIn(ADMINISTRATOR);
  const account = page.getByRole('dialog', { name: /^Account of / });
  await page.getByRole('banner').getByRole('button', { name: 'Demo administrator' }).click();
  await account.locator('summary').filter({ hasText: 'Page metadata' }).click();
  const live = async () =>
    ((await (await page.request.get(`${own.origin}${MAP}`)).json()) as Record<string, object>)['/about-us'];
  const before = await live();

  const row = account.getByRole('listitem').filter({ hasText: '/about-us' }).first();
  await row.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(row.locator('.entry-result')).toContainText('Support in English and Hindi');
  await row.getByLabel('Title').fill('Who makes Genmaster');
  await expect(row.locator('.entry-card')).toContainText('Who makes Genmaster');
  await site.expectNoAccessibilityViolations('.account');
  await row.getByRole('button', { name: 'Save draft' }).click();
  await expect(row.getByText('The draft is saved.')).toBeVisible();
  // The pressed button is gone, so the focus is on the heading of the row.
  await expect(row.locator('summary').first()).toBeFocused();
  expect(await live()).toEqual(before);

  await row.getByLabel('Tags and structured data, as JSON').fill('{ "og": ');
  await expect(row.getByText('This is no JSON')).toBeVisible();
  await row
    .getByLabel('Tags and structured data, as JSON')
    .fill('{ "og": [{ "property": "og:url", "content": "/elsewhere" }] }');
  await expect(row.getByText(/^Left out/)).toBeVisible();
  await row.getByLabel('Tags and structured data, as JSON').fill('');
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row.getByText(/^Published\./)).toBeVisible();
  expect(await live()).toEqual({ ...before, title: 'Who makes Genmaster' });

  await row.locator('summary').filter({ hasText: 'History' }).click();
  await row.getByRole('button', { name: /^Bring back the version of/ }).click();
  await expect(row.getByText(/is live again\.$/)).toBeVisible();
  expect(await live()).toEqual(before);
  await expect(row.getByRole('listitem').filter({ hasText: 'By admin' })).toHaveCount(2);
  await site.expectNoAccessibilityViolations('.account');

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await account.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await site.expectNoAccessibilityViolations('.account');
  expect(site.problems).toEqual([]);
});

test('a page is opened by its address, in Hindi and in dark mode too, and a draft of it is discarded after a second press', async ({
  page,
}) => {
  const site = new Site(page);
  await site.open(`${own.origin}/uniqueness`);
  await site.signIn(ADMINISTRATOR);
  await page.locator('header summary[aria-label="Appearance"]').click();
  await page.locator('header').getByRole('button', { name: 'Dark', exact: true }).click();
  const account = page.getByRole('dialog');
  await page.goto(`${own.origin}/hi/uniqueness`);
  await page.getByRole('banner').getByRole('button', { name: 'Demo administrator' }).click();
  await account.locator('summary').filter({ hasText: 'पेज मेटाडेटा' }).click();
  await account.getByLabel('किस पेज की एंट्री लिखनी है').fill('/hi/contact-us');
  await page.keyboard.press('Enter');
  const row = account.getByRole('listitem').filter({ hasText: '/hi/contact-us' }).first();
  await row.getByLabel('शीर्षक').fill('हमसे मिलें');
  await expect(row.locator('.entry-result')).toContainText('हमसे मिलें');
  await row.getByRole('button', { name: 'ड्राफ़्ट सेव करें' }).click();
  await expect(row.locator('.entry-changes')).toContainText('हमसे मिलें');
  expect(await site.mode()).toBe('dark');
  await site.expectNoAccessibilityViolations('.account');
  await row.getByRole('button', { name: 'हटाएँ…' }).click();
  await row.getByRole('button', { name: 'ड्राफ़्ट हमेशा के लिए हटाएँ' }).click();
  await expect(row.getByText('ड्राफ़्ट हट गया।')).toBeVisible();
  await expect(row.locator('.entry-changes')).toHaveCount(0);
  expect(site.problems).toEqual([]);
});
