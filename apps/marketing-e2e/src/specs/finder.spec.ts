import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';

test('a visitor finds a section by keyboard alone and lands on it', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Find a page or demo' });
  await expect(field).toBeFocused();
  await site.expectNoAccessibilityViolations();
  await page.keyboard.type('privacy stated');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Privacy, stated plainly');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Voice control, What’s different');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/uniqueness/voice-control#privacy-stated-plainly');
  // The section is in a disclosure, which the link opens.
  await expect(page.locator('details[open] summary', { hasText: 'Privacy, stated plainly' })).toBeInViewport();
  expect(site.problems).toEqual([]);
});

test('the tooltip names the keys, and Escape gives the focus back', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  const button = page.getByRole('button', { name: 'Find a page or demo' });
  await expect(button).toHaveAttribute('data-tooltip', /\/ or (?:Ctrl|⌘) K/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a page or demo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('letters typed while the finder loads are kept, and trigger nothing else', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/finder-parts-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const site = new Site(page);
  await site.open('/inbuilt-solutions/form-validation');
  const behind = page.getByRole('textbox', { name: 'E-mail (required)' });
  await behind.fill('kept');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gem gri');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('n gri');
  await expect(page.getByRole('combobox', { name: 'Find a page or demo' })).toHaveCount(0);
  letThrough();

  const field = page.getByRole('combobox', { name: 'Find a page or demo' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('gen gri');
  await page.keyboard.type('d');
  await expect(field).toHaveValue('gen grid');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gen Grid');
  await page.keyboard.press('Escape');
  await expect(behind).toHaveValue('kept');
  expect(site.problems).toEqual([]);
});

test('a lost address is searched for by its words', async ({ page }) => {
  await page.goto('/inbuilt/grids');
  // Suggestions for the mistyped address are shown without any action of the visitor.
  const offered = page.locator('main .offer').getByRole('link', { name: 'Gen Grid' });
  await expect(offered).toBeVisible();
  await expect(offered).toHaveAttribute('href', '/inbuilt-solutions/gen-grid');
  await expect(page.locator('main .nine a')).toHaveCount(9);
  await page.locator('main').getByRole('button', { name: 'Find a page or demo' }).click();
  await expect(page.getByRole('combobox', { name: 'Find a page or demo' })).toHaveValue('inbuilt grids');
  await expect(page.getByRole('listbox').getByRole('option').filter({ hasText: 'Gen Grid' }).first()).toBeVisible();
});

test('on a phone the finder fits, and a press on a result opens it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const site = new Site(page);
  await site.open('/about-us');
  await page.getByRole('button', { name: 'Find a page or demo' }).click();
  await page.getByRole('combobox', { name: 'Find a page or demo' }).fill('contact');
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/contact-us');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a list that cannot be loaded shows an error, and loads on the next try', async ({ page }) => {
  await page.route('**/_data/_finder/**', (route) => route.abort());
  const site = new Site(page);
  await site.open('/about-us');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a page or demo' }).fill('grid');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/_data/_finder/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gen Grid');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its button is a link to the list of all pages', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('link', { name: 'Find a page or demo' }).click();
    await expect(page).toHaveURL('/about-us#all-pages');
    await expect(page.locator('footer').getByRole('link', { name: 'Code debugger' })).toBeInViewport();
  });
});
