import { expect, test, type Page } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const EDITOR = '/online-ide/source-code-editor';

/** A list of completions ignores keys for 75 ms after it has changed, so that nobody accepts an entry unseen. */
const waitUntilListAcceptsKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        const look = (now: number) => (now - start > 100 ? resolve() : void requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
  );

test('source editor: the model completes a line, and code that does not fit it is marked and fixed', async ({
  page,
}) => {
  const site = await DemoPage.open(page, EDITOR);
  const { demo } = site;
  await demo.getByRole('button', { name: 'A line to finish' }).click();
  await demo.getByRole('textbox', { name: 'Code by hand' }).focus();
  const editor = demo.locator('.cm-content');
  await expect(editor).toBeFocused();
  await demo.getByRole('button', { name: 'Line 3', exact: true }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Space');
  await expect(demo.getByRole('option', { name: /firstNight/ })).toBeVisible();
  await page.keyboard.type('firs');
  await expect(demo.getByRole('option', { name: /firstNight/ })).toHaveAttribute('aria-selected', 'true');
  await waitUntilListAcceptsKeys(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' === today');
  await expect(demo.getByText('No problem', { exact: true })).toBeVisible();

  await demo.getByRole('button', { name: 'Three mistakes' }).click();
  await expect(demo.getByText('3 problems', { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Write amount on line 6' }).click();
  await expect(editor).toContainText('other.amount - one.amount');
  await expect(editor).toBeFocused();
  await demo.getByLabel('Name of field 2').fill('Pay by');
  await expect(demo.getByText(/Invoice has no field dueDate/)).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('source editor: Tab indents, and leaves after Escape', async ({ page }) => {
  const { demo } = await DemoPage.open(page, EDITOR);
  await demo.getByRole('textbox', { name: 'Code by hand' }).focus();
  const editor = demo.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await expect(editor.locator('.cm-line').first()).toHaveText('  // Invoices that are late, the largest first.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Line 5', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
});

test('source editor: it is readable in every mode, and text stays writable where it cannot be fetched', async ({
  page,
}) => {
  await page.route(/mount-editor/, (route) => route.abort());
  const site = new DemoPage(page);
  await page.goto(EDITOR);
  await site.waitUntilReady();
  const field = site.demo.getByRole('textbox', { name: 'Code by hand' });
  await field.focus();
  await expect(site.demo.getByText('The editor could not be fetched.', { exact: false })).toBeVisible();
  await field.fill('invoice.colour');
  await expect(site.demo.getByText(/Invoice has no field colour/)).toBeVisible();
  await page.unroute(/mount-editor/);
  await site.demo.getByRole('button', { name: 'Try again' }).click();
  await expect(site.demo.locator('.cm-content')).toHaveText('invoice.colour');
  await site.expectAccessibleInEveryMode();
});

test('workbench: three files by arrow keys, and a preview that is computed from them', async ({ page }) => {
  const site = await DemoPage.open(page, '/online-ide');
  const { demo } = site;
  const preview = demo.frameLocator('iframe');
  await demo.getByRole('tab', { name: 'manual/rule.js' }).focus();
  await expect(preview.getByRole('heading', { name: 'Overdue invoices' })).toBeVisible();
  await expect(preview.getByText('Amount: 14123.17')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('tab', { name: 'pages/list.json' })).toBeFocused();
  const field = demo.getByRole('textbox', { name: 'Content of pages/list.json' });
  await field.focus();
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{ "title": "All", "rows": "overdue", "today": "2030-12-31", "columns": ["number"] }');
  await expect(preview.getByRole('heading', { name: 'All' })).toBeVisible();
  await expect(preview.getByRole('columnheader')).toHaveText(['Number']);

  await demo.getByRole('button', { name: 'A renamed field' }).click();
  await expect(demo.getByText('The entity has no field dueDate, which the page asks for.')).toBeVisible();
  await demo.getByRole('button', { name: 'A function without end' }).click();
  await expect(demo.getByText(/The function was stopped/)).toBeVisible();
  expect(site.problems).toEqual([]);
});
