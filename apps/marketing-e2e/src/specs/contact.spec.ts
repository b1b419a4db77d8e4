import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Message to Genmaster' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const consent = (page: Page) => form(page).getByLabel('Use these details');
const summary = (page: Page) => form(page).getByRole('group', { name: /needs? a change$/ });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Zoë');
  await field(page, 'Email').fill('zoe@example.org');
  await field(page, 'Question').check();
  await field(page, 'Hindi').check();
  await field(page, 'Message').fill('Which databases are supported?');
  await consent(page).check();
}

async function expectFilled(page: Page) {
  await expect(field(page, 'Name')).toHaveValue('Zoë');
  await expect(field(page, 'Email')).toHaveValue('zoe@example.org');
  await expect(field(page, 'Question')).toBeChecked();
  await expect(field(page, 'Message')).toHaveValue('Which databases are supported?');
}

test('a message is validated, corrected by keyboard, sent and stored', async ({ page }) => {
  const site = new Site(page);
  await site.open('/contact-us');
  await press(page, 'Send message');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveURL('/contact-us');
  await page.keyboard.type('Zoë');
  await expect(summary(page).getByRole('link')).toHaveCount(3);

  await fillIn(page);
  await expect(summary(page)).toHaveCount(0);
  const answered = page.waitForResponse('**/contact/messages');
  await form(page).getByRole('button', { name: 'Send message' }).press('Enter');
  expect((await (await answered).json()) as unknown).toMatchObject({ id: expect.any(String) });
  const sent = page.getByRole('group', { name: 'Thank you, Zoë' });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('zoe@example.org, in Hindi');
  expect(await page.evaluate(() => sessionStorage.getItem('gm-contact-draft'))).toBeNull();
  expect(site.problems).toEqual([]);
});

test('the address chooses the subject, on arrival and on a click from another page', async ({ page }) => {
  const site = new Site(page);
  await site.open('/contact-us?subject=pre-order');
  await expect(field(page, 'Pre-order')).toBeChecked();
  await expect(form(page)).toContainText('The release date is to be announced', { ignoreCase: true });
  await field(page, 'Security report').check();
  await page.reload();
  await expect(field(page, 'Security report')).toBeChecked();

  await site.open('/');
  await page.getByRole('main').locator('a[href^="/contact-us?subject=pre-order"]').first().click();
  await expect(field(page, 'Pre-order')).toBeChecked();
  expect(site.problems).toEqual([]);
});

test('a failure keeps every value and the copy, and the next try works', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = new Site(page);
  await site.open('/contact-us');
  await fillIn(page);
  await page.route('**/contact/messages', (route) => route.abort());
  await press(page, 'Send message');
  const note = form(page).getByRole('group', { name: 'Sending failed' });
  await expect(note).toBeFocused();
  await expect(note).toContainText('could not be reached');
  await expectFilled(page);
  await press(page, 'Copy message');
  await expect(form(page).getByText('Your message is on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Which databases are supported?');

  await page.reload();
  await expectFilled(page);
  await page.unroute('**/contact/messages');
  await consent(page).check();
  await press(page, 'Send message');
  await expect(page.getByRole('group', { name: 'Thank you, Zoë' })).toBeVisible();
});

test('what is typed before the script arrives stays', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/contact-us?subject=question', { waitUntil: 'domcontentloaded' });
  await expect(form(page).getByRole('button', { name: 'Clear' })).toBeDisabled();
  await field(page, 'Name').fill('Zoë');
  await field(page, 'Hindi').check();
  await consent(page).check();
  await expect(form(page).getByRole('button', { name: 'Clear' })).toBeEnabled();
  await expect(field(page, 'Name')).toHaveValue('Zoë');
  await expect(field(page, 'Question')).toBeChecked();
  await expect(field(page, 'Hindi')).toBeChecked();
  await expect(consent(page)).toBeChecked();
});

test('a press on Clear works although the field that loses the focus is invalid', async ({ page }) => {
  const site = new Site(page);
  await site.open('/contact-us');
  await field(page, 'Message').fill('Hello');
  await press(page, 'Clear');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(form(page).getByText('Write at least 10 characters')).toHaveCount(0);
});

for (const scheme of ['Light', 'Dark'] as const) {
  test(`axe finds nothing in ${scheme}: with every problem, after a failure, and on a phone`, async ({ page }) => {
    const site = new Site(page);
    const rules = scheme === 'Light' ? 'all' : 'contrast';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/contact-us');
    const panel = new ThemePanel(page);
    await panel.open();
    await panel.chooseMode(scheme);
    await expect.poll(() => site.mode()).toBe(scheme === 'Dark' ? 'dark' : null);
    await panel.press('Close');
    await press(page, 'Try bad input');
    await expect(summary(page).getByRole('link')).toHaveCount(6);
    await site.expectNoAccessibilityViolations('.contact-form', rules);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await site.expectNoAccessibilityViolations('.contact-form', rules);
    await press(page, 'Put my entries back');
    await fillIn(page);
    await page.route('**/contact/messages', (route) => route.abort());
    await press(page, 'Send message');
    await expect(form(page).getByRole('group', { name: 'Sending failed' })).toBeVisible();
    await site.expectNoAccessibilityViolations('.contact-form', rules);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the server, shows errors, and disables its buttons that need script', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(form(page).getByRole('button', { name: 'Clear' })).toBeDisabled();
    await expect(field(page, 'English')).toBeChecked();
    await fillIn(page);
    await press(page, 'Send message');
    await expect(page).toHaveURL('/contact/form');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë');

    await page.goto('/contact-us');
    await fillIn(page);
    await field(page, 'Message').fill('Short');
    await press(page, 'Send message');
    await expect(page.getByRole('main')).toContainText('Write at least 10 characters');
  });
});
