import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('UI builder: by keyboard a field is added, moved and bound, and markup and undo follow', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/designing-tool/ui-builder');
  const canvas = demo.getByRole('list', { name: 'Canvas' });
  await demo.getByRole('button', { name: 'Text field', exact: true }).press('Enter');
  await expect(demo.getByText('Text was added after Number.').first()).toBeVisible();
  await demo.getByLabel('Shows').selectOption({ label: 'E-mail' });
  await expect(demo.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  const email = canvas.getByRole('button', { name: /^E-mail/ });
  await email.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(canvas.getByRole('listitem').first()).toContainText('E-mail');
  await expect(email).toBeFocused();
  await demo.getByRole('tab', { name: 'Preview' }).press('ArrowRight');
  await expect(demo.getByRole('tabpanel')).toContainText('<label for="eMail">E-mail</label>');
  await email.focus();
  await page.keyboard.press('Delete');
  await expect(canvas.getByRole('button', { name: /^E-mail/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(canvas.getByRole('listitem').first()).toContainText('E-mail');
  expect(site.problems).toEqual([]);
});

test('UI builder: a part is dragged to its place, and a shared address shows it to somebody else', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo } = await DemoPage.open(page, '/designing-tool/ui-builder');
  const first = demo.getByRole('list', { name: 'Canvas' }).getByRole('listitem').first();
  await demo.getByRole('button', { name: 'Status' }).scrollIntoViewIfNeeded();
  const from = (await demo.getByRole('button', { name: 'Status' }).boundingBox())!;
  const to = (await first.boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 12 });
  await page.mouse.up();
  await expect(first).toContainText('Status');
  await demo.getByText('More', { exact: true }).click();
  await demo.getByRole('button', { name: 'Copy address' }).click();
  await expect(demo.getByText('The address of what you see is copied.').first()).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#demo:1.');

  const other = await browser.newPage();
  await other.goto(address);
  await expect(
    other.locator('.demo').getByRole('list', { name: 'Canvas' }).getByRole('listitem').first(),
  ).toContainText('Status');
  await other.close();
});

test('UI builder: a name of one long word is said within the demo, and so is an unknown example', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo } = await DemoPage.open(page, `/designing-tool/ui-builder?demo=${'x'.repeat(60)}`);
  const excess = () => demo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(demo.getByText(/There is no example called/).first()).toBeVisible();
  expect(await excess()).toBe(0);

  await demo.getByRole('textbox', { name: 'Own label' }).fill('x'.repeat(60));
  await demo.getByRole('button', { name: 'Text field', exact: true }).click();
  await expect(demo.getByText(/^Text was added after/).first()).toBeVisible();
  expect(await excess()).toBe(0);
});

test('design tool: a changed line of the definition moves the canvas and the form', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/designing-tool');
  const definition = demo.getByLabel('Definition of the screen');
  await definition.fill('{ "screen": "VisitEdit", "parts": [{ "part": "dateField", "bind": "Visit.day" }');
  await expect(demo.getByText('This is no JSON yet.')).toBeVisible();
  await expect(demo.getByRole('list', { name: 'Canvas' }).getByRole('listitem')).toHaveCount(3);
  await definition.press('End');
  await definition.pressSequentially(']}');
  await expect(demo.getByRole('list', { name: 'Canvas' }).getByRole('listitem')).toHaveCount(1);
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByText('Day is empty. Enter a value.').first()).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('playground: the four tasks are ticked off by doing them', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/designingtool');
  const tasks = demo.getByRole('region', { name: 'Four short tasks' });
  await demo.getByRole('button', { name: 'Text field', exact: true }).click();
  await demo.getByRole('button', { name: 'Down' }).click();
  await demo.getByLabel('Shows').selectOption({ label: 'Status' });
  await expect(tasks.getByText('done')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Theme panel' }).click();
  await demo.getByRole('region', { name: 'Theme of the preview' }).getByRole('radio').nth(2).check({ force: true });
  await expect(tasks.getByText('done')).toHaveCount(4);
  expect(site.problems).toEqual([]);
});

test('reporting: a report is grouped anew, keeps days in order, and its definition is read back', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/inbuilt-solutions/reporting-tool');
  await demo.getByLabel('Group by').selectOption({ label: 'Customer' });
  await demo.getByLabel('Work out').selectOption({ label: 'Number of orders' });
  const table = demo.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Customer', 'Orders', 'Number of orders']);
  await expect(table.getByRole('row').last()).toHaveText(/All together\s*240\s*240/);
  await demo.getByLabel('from').fill('2030-06-01');
  await demo.getByLabel('to', { exact: true }).fill('2030-05-01');
  await expect(demo.getByText('The last day is before the first one.')).toBeVisible();
  const definition = demo.getByRole('textbox', { name: 'Definition of the report' });
  await definition.fill(
    (await definition.inputValue()).replace('"customer"', '"colour"').replace('2030-05-01', '2030-07-31'),
  );
  await expect(demo.getByRole('alert')).toContainText('group');
  await definition.fill((await definition.inputValue()).replace('"colour"', '"month"'));
  await expect(table.getByRole('row')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Print preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Print preview' }).getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(site.problems).toEqual([]);
});

test('templates: states, widths and modes can be switched, and the form opens in the playground', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/designing-tool/predefined-templates');
  const frame = demo.getByRole('region', { name: /^Template:/ });
  await demo.getByRole('button', { name: 'List and entry' }).click();
  await expect(frame.getByRole('table')).toContainText('INV-0001');
  await demo.getByRole('button', { name: 'Error', exact: true }).click();
  await expect(frame.getByRole('alert')).toContainText('The rows could not be fetched.');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByRole('table')).toContainText('INV-0001');
  const width = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await demo.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(width).toBe(368);
  await demo.getByRole('button', { name: 'Tablet', exact: true }).click();
  await expect.poll(width).toBe(672);
  await demo.getByRole('button', { name: 'Desk', exact: true }).click();
  await expect.poll(width).toBeGreaterThan(672);
  await demo.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(frame).toHaveAttribute('data-shade', 'dark');
  await demo.getByRole('button', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/designingtool#demo:/);
  await expect(page.locator('[data-demo="design-workbench"]').getByRole('list', { name: 'Canvas' })).toContainText(
    'Due date',
  );
  expect(site.problems).toEqual([]);
});

test('file structure: a file is found, read and left by keyboard alone', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/online-ide/file-structure');
  const line = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await demo.getByLabel('Find a file').fill('mysql');
  await expect(demo.getByText('The tables and the query of a page for this database.')).toBeVisible();
  await demo.getByLabel('Find a file').press('ArrowDown');
  await expect(line('mysql.sql')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(line('sql')).toBeFocused();
  await demo.getByLabel('Find a file').fill('');
  await line('sql').or(line('generated')).first().focus();
  await page.keyboard.press('End');
  await expect(line('package.json')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(line('settings.json')).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('export: the project is the one that was left in the playground of the home page', async ({ page }) => {
  const home = await DemoPage.open(page, '/');
  await home.demo.getByRole('textbox', { name: 'Name of field 3' }).fill('Grand total');
  await home.demo.getByRole('textbox', { name: 'Name of field 3' }).press('Tab');
  const { demo } = await DemoPage.open(page, '/coding-solutions/export-import-source-code');
  await demo.getByRole('button', { name: 'Take my playground' }).press('Enter');
  await expect(demo.getByText(/^The project is the one of Invoice, as you left it/).first()).toBeVisible();
  await demo.getByRole('button', { name: 'Read it back' }).press('Enter');
  await expect(demo.getByText(/^Every one of \d+ files is as the manifest says\.$/).first()).toBeVisible();
});

test('export: the archive is read back whole, and one changed byte is found', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/coding-solutions/export-import-source-code');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Pack the ZIP' }).click(),
  ]);
  const zip = await readFile(await download.path());
  await demo
    .getByLabel('Or choose a ZIP')
    .setInputFiles({ name: 'back.zip', mimeType: 'application/zip', buffer: zip });
  await expect(demo.getByText(/^Every one of \d+ files is as the manifest says\.$/).first()).toBeVisible();
  await demo.getByLabel('Change one byte on the way').check();
  await demo.getByRole('button', { name: 'Read it back' }).click();
  await expect(demo.getByText('1 file differs from the manifest.').first()).toBeVisible();
  await expect(demo.getByRole('row', { name: /openapi\.json/ })).toContainText('changed');
  await demo
    .getByLabel('Or choose a ZIP')
    .setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(demo.getByText('This is no ZIP that can be read.').first()).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('versions: one part is restored, taken back, and generated changes unfold', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/online-ide/code-management');
  const changes = demo.getByRole('region', { name: 'What changed, in sentences' });
  const removed = changes.getByText('Removed Breakfast, a field of type Yes or no');
  await changes.getByRole('button', { name: /^Restore: Removed Breakfast/ }).press('Enter');
  await expect(removed).toHaveCount(0);
  await changes.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(removed).toBeVisible();
  await demo.getByLabel('Show generated changes').check();
  await expect(demo.getByText('generated/api/openapi.json').first()).toBeVisible();
  expect(site.problems).toEqual([]);
});
