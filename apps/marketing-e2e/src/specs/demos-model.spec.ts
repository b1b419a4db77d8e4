import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('home: a renamed field is renamed in all six results, is kept, and can be cleared', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/');
  await demo.getByRole('textbox', { name: 'Name of field 3' }).fill('Grand total');

  const results = demo.getByRole('group', { name: 'What the definition becomes' });
  await expect(results.getByLabel('Grand total (required)')).toBeVisible();
  await expect(results.getByRole('button', { name: 'Grand total' })).toBeVisible();
  await expect(results.getByRole('region', { name: 'PostgreSQL script of Invoice' })).toContainText('"grand_total"');
  await expect(results.getByRole('region', { name: 'OpenAPI document of Invoice' })).toContainText('"grandTotal"');
  await expect(results.getByRole('region', { name: 'Texts of Invoice in two languages' })).toContainText('Grand total');
  await expect(results.getByRole('region', { name: 'Theme' })).toContainText('Grand total');

  await page.reload();
  await expect(demo.getByRole('textbox', { name: 'Name of field 3' })).toHaveValue('Grand total');
  await demo.getByRole('button', { name: 'Clear them' }).click();
  await expect(demo.getByRole('textbox', { name: 'Name of field 3' })).toHaveValue('Amount');
  expect(await page.evaluate(() => localStorage.getItem('gm-demo:one-definition'))).toBeNull();
});

test('home: the form refuses bad input by keyboard, and a good entry is the first row of the grid', async ({
  page,
}) => {
  await DemoPage.open(page, '/');
  const form = page.getByRole('region', { name: 'Form' });
  await form.getByLabel('Number').focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Number is empty. Enter a value.')).toBeVisible();
  await expect(form.getByLabel('Number')).toBeFocused();

  await page.keyboard.type('=HYPERLINK("x")');
  await form.getByLabel('Due date').fill('2030-05-01');
  await form.getByLabel('Amount').fill('-1');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('Amount is too small. Enter 0 or more.')).toBeVisible();
  await form.getByLabel('Amount').fill('12.5');
  await form.getByRole('button', { name: 'Save' }).press('Enter');

  const grid = page.getByRole('region', { name: 'Grid', exact: true });
  await expect(grid.locator('tbody tr').first()).toContainText('12.50');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    grid.getByRole('button', { name: 'Export CSV' }).press('Enter'),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`'=HYPERLINK`);
});

test('home: fields are added, moved and removed by keyboard, with the focus kept', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/');
  await demo.getByRole('button', { name: 'Add a field' }).press('Enter');
  await expect(demo.getByRole('textbox', { name: 'Name of field 4' })).toBeFocused();
  await page.keyboard.type(`"; drop table invoice; --`);
  await expect(demo.getByRole('region', { name: 'PostgreSQL script of Invoice' })).toContainText(
    '"drop_table_invoice"',
  );
  await demo.getByRole('button', { name: 'Move Amount up' }).press('Enter');
  await expect(demo.getByRole('textbox', { name: 'Name of field 2' })).toHaveValue('Amount');
  await expect(demo.getByRole('textbox', { name: 'Name of field 2' })).toBeFocused();
  await demo.getByRole('button', { name: 'Remove Amount' }).press('Enter');
  await expect(demo.getByRole('textbox', { name: 'Name of field 2' })).toHaveValue('Due date');
});

test('an address with ?demo= shows its example; an unknown one says so', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/?demo=booking');
  await expect(demo.getByRole('textbox', { name: 'Entity' })).toHaveValue('Room booking');
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /demo/);
  await DemoPage.open(page, '/?demo=nothing');
  await expect(demo.getByText('There is no example called “nothing” here.').first()).toBeVisible();
});

test('an address with ?demo= shows its example before the visitor does anything', async ({ page }) => {
  await page.goto('/inbuilt-solutions/gen-grid?demo=unpaid#demo');
  await expect(page.locator('.demo').getByRole('button', { name: 'Unpaid, largest first' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('database neutrality: the engine is changed by keyboard, and what differs is marked', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/uniqueness/database-neutrality');
  await demo.getByRole('button', { name: 'Oracle' }).press('Enter');
  await expect(demo.getByRole('region', { name: 'Script for Oracle' })).toContainText('varchar2(20 char)');
  await expect(demo.locator('mark').filter({ hasText: 'varchar2' })).toBeVisible();
  await demo.getByRole('combobox', { name: 'Mark what differs from' }).selectOption('Oracle');
  await expect(demo.locator('mark')).toHaveCount(0);
});

test('languages: a renamed field is followed through six languages, and the file of one of them is opened', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/coding-solutions/multi-programming-language-support');
  const thread = demo.getByRole('table', { name: '“Due date” in six languages' });
  await expect(thread.getByRole('row')).toHaveCount(7);
  await demo.getByRole('textbox', { name: 'Name of field 2' }).fill('Pay by');
  const renamed = demo.getByRole('table', { name: '“Pay by” in six languages' });
  for (const name of ['payBy', 'pay_by', 'PayBy']) await expect(renamed).toContainText(name);
  await demo.getByRole('button', { name: 'Python' }).press('Enter');
  const file = demo.getByRole('region', { name: 'File in Python' });
  await expect(file.locator('mark')).toContainText('pay_by');
  await demo.getByLabel('Follow a field').selectOption({ label: 'Amount' });
  await expect(file.locator('mark').filter({ hasText: 'amount' })).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('API generation: the mock answers a bad call with the fields, and a good one with the row', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/api-generator/auto-api-generation');
  await demo.getByRole('button', { name: 'Try POST /invoices' }).press('Enter');
  const body = demo.getByRole('textbox', { name: 'Body, as JSON' });
  const good = await body.inputValue();
  await body.fill('{"amount": "many"}');
  await demo.getByRole('button', { name: 'Send to the mock' }).press('Enter');
  const answer = demo.getByRole('region', { name: 'Answer of the mock' });
  await expect(answer).toContainText('Amount is no number.');
  await expect(answer).toContainText('Number is empty.');
  await body.fill(good);
  await demo.getByRole('button', { name: 'Send to the mock' }).press('Enter');
  await expect(demo.getByText('The mock answered 201.').first()).toBeVisible();
  await demo.getByRole('button', { name: 'OpenAPI document' }).press('Enter');
  await demo.getByRole('button', { name: 'YAML' }).press('Enter');
  await expect(demo.getByRole('region', { name: 'OpenAPI document of Invoice' }).first()).toContainText(
    'openapi: 3.1.0',
  );
});

test('Gen Grid: sort, edit, refuse, undo, all by keyboard', async ({ page }) => {
  await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await grid.getByRole('columnheader', { name: 'Number' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', /ending$/);

  await page.keyboard.press('ArrowDown');
  const cell = grid.locator('td:focus');
  const before = await cell.innerText();
  await page.keyboard.press('F2');
  await page.keyboard.type('12 pairs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Total is no number.' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cell).toHaveText(before);

  await page.keyboard.press('Control+End');
  await expect(grid.locator('tr:has(td:focus)')).toHaveAttribute('aria-rowindex', '1001');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type('X-1');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: 'X-1' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('gridcell', { name: 'X-1' })).toHaveCount(0);
});

test('Gen Grid: filters, grouping and a search that finds nothing', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
  await demo.getByText('Filters', { exact: true }).click();
  await demo.getByLabel('Paid is').selectOption('no');
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-rowcount', '1001');
  await demo.getByLabel('Group by').selectOption('Status');
  await expect(page.getByRole('grid').locator('.grid-group')).toHaveCount(4);
  await demo.getByLabel('Quick search').fill('nothing like this');
  await expect(demo.getByText('No row keeps all filters.')).toBeVisible();
  await demo.getByRole('button', { name: 'Clear filters' }).click();
  await expect(demo.getByLabel('Quick search')).toHaveValue('');
});

test('Gen Grid: a column is resized, moved and pinned by keys, and the view is saved and shown again', async ({
  page,
}) => {
  const { demo, problems } = await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
  const grid = page.getByRole('grid', { name: 'Orders' });
  const total = grid.getByRole('columnheader', { name: 'Total' });
  const widthOf = async () => (await total.boundingBox())!.width;
  await total.focus();
  const before = await widthOf();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(widthOf).toBeCloseTo(before + 16, -1);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(grid.getByRole('columnheader').nth(2)).toHaveText(/Total/);
  await expect(total).toBeFocused();
  await page.keyboard.press('p');
  await expect(grid.getByRole('columnheader').first()).toHaveText(/Total/);
  await expect(total).toBeFocused();
  await expect(demo.getByText('Total stays in view at the start.')).toBeVisible();
  // The pinned column stays while the last one is reached.
  const start = (await total.boundingBox())!.x;
  await page.keyboard.press('End');
  await expect(grid.getByRole('columnheader', { name: 'Note' })).toBeFocused();
  expect((await total.boundingBox())!.x).toBeCloseTo(start, 0);

  await demo.getByText('Saved views', { exact: true }).click();
  await demo.getByLabel('Name of this view').fill('Totals first');
  await page.keyboard.press('Enter');
  await demo.getByText('Columns', { exact: true }).click();
  await demo.getByRole('button', { name: 'Columns as they were' }).press('Enter');
  await expect(grid.getByRole('columnheader').first()).toHaveText(/Number/);
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(demo).toHaveAttribute('data-state', 'ready');
  await demo.getByText('Saved views', { exact: true }).click();
  await demo.getByRole('button', { name: 'Totals first', exact: true }).press('Enter');
  await expect(grid.getByRole('columnheader').first()).toHaveText(/Total/);
  expect(problems).toEqual([]);
});

test('Gen Grid: a heading is dragged to another place, and its edge to another width, without sorting', async ({
  page,
}) => {
  await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
  const grid = page.getByRole('grid', { name: 'Orders' });
  const heading = (name: string) => grid.getByRole('columnheader', { name });
  await heading('Placed').scrollIntoViewIfNeeded();
  const placed = (await heading('Placed').boundingBox())!;
  const edge = { x: placed.x + placed.width - 4, y: placed.y + placed.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 30, edge.y);
  await page.mouse.move(edge.x + 60, edge.y);
  await page.mouse.up();
  await expect.poll(async () => (await heading('Placed').boundingBox())!.width).toBeCloseTo(placed.width + 60, -1);

  const customer = (await heading('Customer').boundingBox())!;
  await page.mouse.move(placed.x + 30, edge.y);
  await page.mouse.down();
  await page.mouse.move(placed.x, edge.y, { steps: 4 });
  await page.mouse.move(customer.x + 20, edge.y, { steps: 8 });
  await page.mouse.up();
  await expect(grid.getByRole('columnheader').nth(1)).toHaveText(/Placed/);
  await expect(heading('Placed')).toHaveAttribute('aria-sort', 'none');
});

test('import: a faulty cell is corrected, good lines are stored, compared and taken back', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/import-export');
  await demo.getByRole('textbox', { name: 'E-mail in line 3' }).fill('person2@example.com');
  await expect(demo.getByText('2 good, 2 to correct, 1 rejected.')).toBeVisible();
  await demo.getByRole('button', { name: 'Store 2 good lines' }).press('Enter');
  await expect(demo.getByText('2 rows are stored in this demo.')).toBeVisible();
  await demo.getByRole('button', { name: 'Compare the round trip' }).press('Enter');
  await expect(demo.getByText('2 of 2 rows came back as they went in.').first()).toBeVisible();
  await demo.getByRole('button', { name: 'Undo the last import' }).press('Enter');
  await expect(demo.getByText('Nothing is stored yet.')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Text of the file' }).fill('');
  await expect(demo.getByText('There is no line below the headings.')).toBeVisible();
});

test('validation: bad input leads to a summary with the focus, and each line to its field', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/form-validation');
  await demo.getByRole('button', { name: 'Try bad input' }).press('Enter');
  const summary = demo.getByRole('group', { name: /entries need a correction/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'E-mail is no e-mail address.' }).press('Enter');
  await expect(demo.getByRole('textbox', { name: 'E-mail (required)' })).toBeFocused();
  await demo.getByRole('textbox', { name: 'Reason' }).fill('A journey');
  await demo.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  // The summary changes its language at once, and typed values stay.
  await expect(summary).toContainText('Employee खाली है। कोई मान भरें।');
  await expect(summary).not.toContainText('E-mail is no e-mail address.');
  await expect(demo.getByRole('textbox', { name: 'Reason' })).toHaveValue('A journey');
});

test('validation: a message stands in view, and the note on kept changes below the form, over none of its fields', async ({
  page,
}) => {
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/form-validation');
  await demo.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await demo.getByRole('button', { name: 'Try bad input' }).press('Enter');
  await demo.getByRole('textbox', { name: 'Employee' }).scrollIntoViewIfNeeded();
  const form = await demo.locator('form').evaluate((element) => element.getBoundingClientRect().bottom);
  const kept = await demo.getByText('Your changes are kept').evaluate((element) => element.getBoundingClientRect().top);

  expect(kept).toBeGreaterThan(form);
  await expect(demo.getByRole('status').locator('span')).toBeInViewport({ ratio: 1 });
});

test('multi-page form: it follows the answers, keeps them, and the review finds what is wrong', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool/multi-page-forms');
  await demo.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(demo.getByText('Organisation name is empty. Enter a value.')).toBeVisible();
  await demo.getByLabel('Organisation name').fill('Example Traders');
  await demo.getByLabel('Registered for tax').selectOption('yes');
  await expect(demo.getByRole('button', { name: '2. Tax details' })).toBeVisible();
  await demo.getByRole('button', { name: 'Next' }).press('Enter');
  await demo.getByRole('button', { name: 'Same as Organisation name (Example Traders)' }).press('Enter');
  await expect(demo.getByLabel('Name on the tax record')).toHaveValue('Example Traders');
  await page.reload();
  await expect(demo.getByLabel('Name on the tax record')).toHaveValue('Example Traders');

  await demo.getByRole('button', { name: 'Ready for review' }).click();
  await demo.getByRole('button', { name: 'Send' }).press('Enter');
  const summary = demo.getByRole('group', { name: 'One answer needs a correction.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button').press('Enter');
  await expect(demo.getByLabel('Number of seats')).toBeFocused();
  await demo.getByLabel('Number of seats').fill('12');
  await demo.getByRole('button', { name: 'To the review' }).press('Enter');
  await demo.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(demo.getByRole('region', { name: 'What would be sent' })).toContainText('"seats": "12"');
});

test('worked examples: every view of every example opens', async ({ page }) => {
  const { demo, problems } = await DemoPage.open(page, '/case-studies');
  for (const { example, work, rows } of [
    { example: 'Leave request tracker', work: ['Approvals', 'Report'], rows: '5 rows' },
    { example: 'Stock register', work: ['Import', 'Low stock'], rows: '4 rows' },
    { example: 'Clinic intake form', work: ['Intake form'], rows: '40 rows' },
    { example: 'Field inspection checklist', work: ['Checklist and queue'], rows: '40 rows' },
  ]) {
    await demo.getByRole('button', { name: example }).press('Enter');
    for (const view of [...work, 'Model', 'Screen', 'API', 'SQL', 'Sample data']) {
      await demo.getByRole('button', { name: view, exact: true }).press('Enter');
    }
    await expect(demo.getByText(rows)).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('a demo that cannot be fetched leaves its prefilled result, and comes when it is tried again', async ({
  page,
}) => {
  await page.route('**/assets/multi-page-form-demo-*.js', (route) => route.abort());
  await page.goto('/designing-tool/multi-page-forms');
  const { demo } = new DemoPage(page);
  // A missing chunk reloads the page once, possibly during the scrolling.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('This demo could not be loaded.')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(demo.getByText('Organisation: step 1 of 4')).toBeVisible();
  await page.unroute('**/assets/multi-page-form-demo-*.js');
  // The reload may still be running, and then shows the demo by itself.
  await expect(async () => {
    const again = demo.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(demo).toHaveAttribute('data-state', 'ready', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await demo.getByLabel('Organisation name').fill('Example Traders');
  await expect(demo.getByText('Your changes are kept in this browser only.')).toBeVisible();
});

test('a demo whose chunk never comes does not hold the next page back', async ({ page }) => {
  await page.route('**/assets/multi-page-form-demo-*.js', () => undefined);
  await page.goto('/designing-tool/multi-page-forms');
  await page.mouse.move(1, 1);
  await new DemoPage(page).demo.scrollIntoViewIfNeeded();
  await page.locator('footer').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Software should be readable by the people who own it',
  );
});
