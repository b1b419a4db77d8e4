import { expect, test, type Page } from '@playwright/test';
import { MODES, Site } from '../pages/site.ts';

/** The demos of single pages, and a text that their prefilled result contains. */
const DEMOS = [
  { path: '/designing-tool/multi-themes', id: 'multi-themes', prefilled: 'Example Traders' },
  { path: '/inbuilt-solutions/multilingual', id: 'multilingual', prefilled: '3 invoices are open' },
] as const;

const demoOf = (page: Page) => page.locator('.demo');

/** Opens a page and waits until its demo answers. */
async function openDemo(page: Page, path: string): Promise<Site> {
  const site = new Site(page);
  await page.goto(path);
  await demoOf(page).scrollIntoViewIfNeeded();
  await expect(demoOf(page)).toHaveAttribute('data-state', 'ready');
  return site;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, prefilled } of DEMOS) {
    test(`${path} shows its prefilled result, styled`, async ({ page }) => {
      await page.goto(path);
      await expect(demoOf(page)).toContainText(prefilled);
      await expect(demoOf(page).locator('.demo-bar').first()).toHaveCSS('display', 'flex');
    });
  }
});

for (const { path, id } of DEMOS) {
  for (const width of [1440, 390]) {
    test(`${path} has an accessible demo in every mode at ${width} pixels, and nothing sticks out`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const site = await openDemo(page, path);
      await expect(demoOf(page)).toHaveAttribute('data-demo', id);
      for (const mode of MODES) {
        await page.evaluate((name) => {
          if (name === 'light') document.documentElement.removeAttribute('data-bs-theme');
          else document.documentElement.setAttribute('data-bs-theme', name);
        }, mode);
        await site.expectNoAccessibilityViolations('.demo');
      }
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
        for (const narrowest of [width, 320]) {
          await page.setViewportSize({ width: narrowest, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowest);
        }
      }
      expect(site.problems).toEqual([]);
    });
  }
}

test('multi-themes: the panel restyles the sample by keyboard, undoes it, and leaves the page as it is', async ({
  page,
}) => {
  await openDemo(page, '/designing-tool/multi-themes');
  const demo = demoOf(page);
  const sample = demo.getByRole('region', { name: 'Sample application' });
  const panel = demo.getByRole('region', { name: 'Theme panel of the sample' });
  const outside = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) =>
        element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
      ),
    );
  const colour = () => sample.evaluate((element) => getComputedStyle(element).getPropertyValue('--layout-primary'));
  // The page’s own theme writes once when it is wired.
  await expect(page.locator('html')).toHaveAttribute('data-theme-id', '1');
  const [before, atFirst] = [await outside(), await colour()];

  await panel.getByRole('radio', { name: /Terracotta/ }).press('Space');
  await expect.poll(colour).not.toBe(atFirst);
  await panel.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(sample).toHaveAttribute('data-shade', 'dark');
  await expect(demo.getByText('The sample shows Terracotta, dark.')).toBeVisible();
  expect(await outside()).toEqual(before);

  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await expect(sample).toHaveAttribute('data-shade', 'dark');
  await demo.getByRole('button', { name: 'Clear them' }).click();
  await expect(sample).toHaveAttribute('data-shade', 'light');
  await expect.poll(colour).toBe(atFirst);

  await panel.getByRole('radio', { name: 'Dark' }).press('Space');
  await panel.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(sample).toHaveAttribute('data-shade', 'light');
});

test('multi-themes: Escape closes the panel and its button brings it back', async ({ page }) => {
  await openDemo(page, '/designing-tool/multi-themes?demo=evening');
  const demo = demoOf(page);
  await expect(demo.getByRole('region', { name: 'Sample application' })).toHaveAttribute('data-shade', 'dark');
  await demo.getByRole('button', { name: 'Default Changes' }).focus();
  await page.keyboard.press('Escape');
  const opener = demo.getByRole('button', { name: 'Open the theme panel of the sample' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(demo.getByRole('region', { name: 'Theme panel of the sample' })).toBeVisible();
});

test('multi-themes: the form of the sample explains bad input and keeps it', async ({ page }) => {
  await openDemo(page, '/designing-tool/multi-themes');
  const sample = demoOf(page).getByRole('region', { name: 'Sample application' });
  await sample.getByRole('button', { name: 'New order' }).press('Enter');
  await sample.getByLabel('Customer').fill('<b>New & Co</b>');
  await sample.getByLabel('Amount').fill('-5');
  await page.keyboard.press('Enter');
  await expect(sample.getByText('The amount is not a number above 0.')).toBeVisible();
  await expect(sample.getByLabel('Customer')).toHaveValue('<b>New & Co</b>');
  await sample.getByLabel('Amount').fill('125000');
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('row', { name: '<b>New & Co</b> ₹1,25,000 Open' })).toBeVisible();
});

test('multilingual: switching by keyboard keeps what was entered, and a broken text falls back to English', async ({
  page,
}) => {
  await openDemo(page, '/inbuilt-solutions/multilingual');
  const demo = demoOf(page);
  const invoice = demo.getByRole('region', { name: 'The invoice' });
  await invoice.getByLabel('Customer').fill('<i>Half typed');
  await invoice.getByLabel('Open invoices').fill('0');
  await expect(invoice).toContainText('0 invoices are open');
  await demo.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await expect(invoice).toContainText('0 इनवॉइस बाकी है');
  await expect(invoice).toContainText('₹1,00,000.00');
  await expect(invoice).toContainText('15 अगस्त 2026');
  await expect(invoice.getByLabel('ग्राहक')).toHaveValue('<i>Half typed');

  await demo.getByLabel('Hindi text of invoice.open').fill('{count, plural, other {#');
  await expect(invoice).toContainText('0 invoices are open');
  await expect(demo.getByText('Refused: placeholders differ')).toBeVisible();
  await demo.getByLabel('Hindi text of invoice.discount').fill('');
  await expect(demo.getByText('2 texts need a translator.')).toBeVisible();
  await expect(invoice.locator('span[lang=en]', { hasText: 'Discount' })).toBeVisible();

  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await expect(invoice.getByLabel('ग्राहक')).toHaveValue('<i>Half typed');
  await demo.getByRole('button', { name: 'Clear them' }).click();
  await expect(invoice).toContainText('3 invoices are open');
});
