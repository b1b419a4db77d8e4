import { expect, test, type Page } from '@playwright/test';
import { startEditedSite } from '../pages/edited-site.ts';
import type { OwnSite } from '../pages/own-site.ts';
import { Site } from '../pages/site.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Message to Genmaster' });
const inbox = (page: Page) => page.getByRole('region', { name: 'Messages' }).filter({ has: page.locator('h3') });

let own: OwnSite;
test.beforeAll(async () => {
  own = await startEditedSite('messages');
});
test.afterAll(() => own.stop());

test('a message whose answer gets lost is sent again by itself and stored once; its reader finds it, as text', async ({
  page,
}) => {
  const site = new Site(page);
  await site.open(`${own.origin}/contact-us`);
  const field = (label: string) => form(page).getByLabel(label, { exact: true });
  await field('Name').fill('Zoë');
  await field('Email').fill('zoe@example.org');
  await field('Pre-order').check();
  await field('Hindi').check();
  await field('Message (optional)').fill('Two seats, <b>please</b>, for our school.');
  await form(page).getByLabel('Use these details').check();
  const keys: (string | undefined)[] = [];
  await page.route('**/contact/messages', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server stores the message, and its response is lost.
    await route.fetch();
    return route.abort();
  });
  await form(page).getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByRole('group', { name: 'Thank you, Zoë' });
  await expect(sent).toContainText('Pre-orders sent from this page: 1.');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  await expect(page.getByRole('button', { name: 'Read the messages' })).toHaveCount(0);
  await site.signIn();
  await page.getByRole('button', { name: 'Read the messages' }).click();
  await expect(inbox(page).getByRole('article')).toHaveCount(1);
  await expect(inbox(page)).toContainText('Two seats, <b>please</b>, for our school.');
  await site.expectNoAccessibilityViolations('.contact-inbox');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(inbox(page)).toHaveCount(0);
});

test('the messages are hidden without the permission', async ({ page }) => {
  const site = new Site(page);
  await site.open('/contact-us');
  await site.signIn();
  await expect(page.getByRole('banner').getByText('Demo user').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the messages' })).toHaveCount(0);
});
