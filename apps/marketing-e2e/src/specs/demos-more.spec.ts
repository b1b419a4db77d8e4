import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('multi-themes: the panel restyles the sample by keyboard, undoes it, and leaves the page as it is', async ({
  page,
}) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-themes');
  // Its panel is a part of the page, so the page makes no room for it.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-panel');
  const sample = demo.getByRole('region', { name: 'Sample application' });
  const panel = demo.getByRole('region', { name: 'Theme panel of the sample' });
  const outside = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) =>
        element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
      ),
    );
  const colour = () => sample.evaluate((element) => getComputedStyle(element).getPropertyValue('--layout-primary'));
  // The page’s own theme panel is ready.
  await expect(page.locator('#gm-theme-panel')).toBeAttached();
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

test('multi-themes: the page takes the theme of the sample in one step, and gives it back', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-themes');
  await expect(page.locator('#gm-theme-panel')).toBeAttached();
  const colour = () => page.evaluate(() => getComputedStyle(document.body).color);
  const atFirst = await colour();
  const sample = demo.getByRole('region', { name: 'Sample application' });
  await demo.getByRole('radio', { name: /Terracotta/ }).press('Space');
  await demo.getByRole('radio', { name: 'Dark' }).press('Space');
  expect(await colour()).toBe(atFirst);

  await demo.getByRole('button', { name: 'Give this page the theme' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect.poll(colour).toBe(await sample.evaluate((element) => getComputedStyle(element).color));
  const giveBack = demo.getByRole('button', { name: 'Give the page its own back' });
  await giveBack.press('Enter');
  await expect.poll(colour).toBe(atFirst);
  await expect(page.locator('html')).not.toHaveAttribute('data-bs-theme', 'dark');
  await expect(giveBack).toBeHidden();
  await expect(sample).toHaveAttribute('data-shade', 'dark');
});

test('multi-themes: Escape closes the panel and its button brings it back', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-themes?demo=evening');
  await expect(demo.getByRole('region', { name: 'Sample application' })).toHaveAttribute('data-shade', 'dark');
  await demo.getByRole('button', { name: 'Default Changes' }).focus();
  await page.keyboard.press('Escape');
  const opener = demo.getByRole('button', { name: 'Open the theme panel of the sample' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(demo.getByRole('region', { name: 'Theme panel of the sample' })).toBeVisible();
});

test('multi-themes: the form of the sample explains bad input and keeps it', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-themes');
  const sample = demo.getByRole('region', { name: 'Sample application' });
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
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/multilingual');
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

test('a demo of an English page speaks Hindi by keyboard, keeps its state, and comes back', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-page-forms');
  await demo.getByRole('textbox', { name: /Organisation name/ }).fill('Example Traders');
  await demo.locator('.demo-menu > summary').press('Enter');
  await demo.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await expect(demo.getByRole('status').first()).toHaveText('डेमो अब हिन्दी में है।');
  await expect(demo.locator('.demo-stage')).toHaveAttribute('lang', 'hi');
  await expect(demo.getByRole('textbox', { name: /संस्था का नाम/ })).toHaveValue('Example Traders');
  const next = demo.getByRole('button', { name: 'आगे' });
  await expect(next).toHaveCSS('font-family', /^"Devanagari Words"/);
  await next.press('Enter');
  await expect(demo.getByText('टैक्स के लिए पंजीकृत खाली है। कोई मान भरें।').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await demo.locator('.demo-menu > summary').press('Enter');
  await demo.getByRole('button', { name: 'English' }).press('Enter');
  await expect(demo.getByRole('textbox', { name: /Organisation name/ })).toHaveValue('Example Traders');
  await expect(demo.locator('.demo-stage')).not.toHaveAttribute('lang');
});

test('a framed theme shows Hindi in letters of the site, on a Hindi page and in a demo that speaks Hindi', async ({
  page,
}) => {
  for (const path of [
    '/hi/designing-tool/multi-themes',
    '/hi/designing-tool/predefined-templates',
    '/hi/designingtool',
  ]) {
    const { demo } = await DemoPage.open(page, path);
    await expect(demo.locator('.framed-app'), path).toHaveCSS('font-family', /^"Site Devanagari"/);
    for (const heading of await demo.locator('.framed-app :is(h3, dd)').all())
      await expect(heading, path).toHaveCSS('font-family', /^"Site Devanagari"/);
  }

  const { demo } = await DemoPage.open(page, '/designing-tool/predefined-templates');
  await demo.locator('.demo-menu > summary').press('Enter');
  await demo.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await expect(demo.locator('.framed-app')).toHaveCSS('font-family', /^"Devanagari Words"/);
  await expect(demo.locator('.framed-app dd').first()).toHaveCSS('font-family', /^"Devanagari Words"/);
});

test('voice commands: a Hindi page begins with a Hindi command, and asks for a yes in Hindi', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/hi/uniqueness/voice-control');
  await expect(demo.getByRole('combobox')).toHaveValue('जेन ग्रिड पर जाएँ');
  await demo.getByRole('button', { name: 'मोड बदलें' }).press('Enter');
  await demo.getByRole('combobox').press('Enter');
  await demo.getByRole('button', { name: 'हाँ, करें' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await demo.getByRole('combobox').fill('वापस लें');
  await demo.getByRole('combobox').press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-bs-theme', 'dark');
  expect(site.problems).toEqual([]);
});

test('undo in a code field takes back what was typed in one go', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/online-ide/code-debugger');
  const code = demo.getByRole('textbox', { name: 'Code', exact: true });
  await code.press('Control+End');
  await code.pressSequentially(' // checked');
  // The very first letter is a step of its own.
  const before = await code.inputValue();
  await code.press('ArrowLeft');
  await code.press('Control+End');
  await code.pressSequentially(' and checked again');
  await code.press('Control+z');
  await expect(code).toHaveValue(before);
  await code.press('Control+Shift+z');
  await expect(code).toHaveValue(`${before} and checked again`);
});
