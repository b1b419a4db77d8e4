import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('built-in parts: one saved change moves the grid, the report and the export', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/inbuilt-solutions');
  const form = demo.getByRole('region', { name: 'Form', exact: true });
  const report = demo.getByRole('region', { name: 'Report', exact: true });
  await demo.getByRole('button', { name: 'Edit ORD-0003' }).press('Enter');
  await form.getByLabel('Total').fill('12000');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form).toContainText('Total is too large.');
  await expect(form.getByLabel('Total')).toBeFocused();
  await form.getByLabel('Total').fill('9876.5');
  await form.getByLabel('Status').selectOption('returned');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(demo.getByRole('row', { name: /ORD-0003/ })).toContainText('9876.50');
  await expect(report.getByRole('row').nth(1)).toContainText('returned');
  await expect(demo.getByRole('region', { name: /1 line changed/ })).toContainText('9876.5,returned');
  await demo.getByLabel('Rename the field').selectOption({ label: 'Total' });
  await demo.getByLabel('to', { exact: true }).fill('Amount');
  await expect(form.getByLabel('Amount')).toHaveValue('9876.5');
  await expect(report).toContainText('Amount by Status');
  expect(site.problems).toEqual([]);
});

test('controls: each one stands in every state, in a chosen size, as its code says', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/inbuilt-solutions/controls-tools');
  const bench = demo.getByRole('region', { name: 'Other controls in every state' });
  await expect(bench.getByRole('textbox')).toHaveCount(6);
  await expect(bench.getByRole('textbox', { name: 'Number' }).nth(2)).toHaveAccessibleDescription(
    'Number is empty. Enter a value.',
  );
  const height = async () => (await bench.getByRole('textbox').first().boundingBox())!.height;
  const medium = await height();
  await bench.getByRole('button', { name: 'Large' }).press('Enter');
  await expect.poll(height).toBeGreaterThan(medium);
  await bench.getByRole('combobox').selectOption({ label: 'Dialog' });
  await bench.getByRole('button', { name: 'Delete the draft …' }).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete the draft INV-0007?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Delete the draft INV-0007?' })).toBeHidden();
  await expect(bench.getByRole('region', { name: 'Dialog in its states' })).toContainText(
    'popovertarget="dialog-empty"',
  );
  expect(site.problems).toEqual([]);
});

test('security lens: the headers are those that this server sends, and a default that is off lets its attack through', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/uniqueness/power');
  const sent = (await page.request.get('/uniqueness/power')).headers();
  const shown = (await demo.getByRole('region', { name: 'Headers of the answer' }).innerText()).split('\n');
  const lines = shown.map((line) => line.replace(/^[-+ ]+/, '').replace(/;$/, '')).filter(Boolean);
  const headers = lines.filter((line) => /^[a-z-]+: ./.test(line) && !/^(set-cookie|strict-transport)/.test(line));
  expect(headers.length).toBeGreaterThan(4);
  for (const line of headers) expect(sent[line.split(': ')[0]!]).toBe(line.slice(line.indexOf(': ') + 2));
  const directives = lines.filter((line) => /^[a-z-]+ '/.test(line));
  expect(directives.length).toBeGreaterThan(4);
  for (const line of directives) expect(sent['content-security-policy']).toContain(line);

  const attacks = demo.getByRole('region', { name: 'What somebody tries' });
  await expect(attacks).toContainText('1 attempt gets through.');
  await demo.getByLabel('Framing off').check();
  await expect(attacks).toContainText('Nothing gets through.');
  await demo.getByLabel('Parameterised query').uncheck();
  await demo.getByRole('textbox', { name: 'Type something' }).fill("7' or 'a'='a");
  await expect(demo.getByRole('region', { name: 'What reaches the database' })).toContainText("= '7' or 'a'='a'");
  await demo.getByRole('button', { name: 'Three off: a script runs' }).press('Enter');
  await expect(attacks.getByRole('listitem').first()).toContainText('gets through');
  await expect(attacks.getByRole('listitem').nth(1)).toContainText('stopped by: Not for scripts');
  expect(site.problems).toEqual([]);
});

test('guides: answers lead to pages with reasons, and another reader gets the same list by its address', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo, ...site } = await DemoPage.open(page, '/uniqueness');
  await demo.getByLabel('The owner of the work').check();
  await demo.getByLabel('Work without hands').check();
  await expect(demo.getByText('First now: Any database: one entity in five dialects')).toBeVisible();
  await demo.getByText('More', { exact: true }).click();
  await demo.getByRole('button', { name: 'Copy address' }).click();
  await expect(demo.getByText('The address of what you see is copied.').first()).toBeVisible();
  const other = await browser.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(other.locator('.demo').getByRole('listitem').filter({ hasText: 'Voice: say it' })).toContainText(
    '3 points for “Work without hands”',
  );
  await other.close();
  await demo.getByRole('link', { name: /^Source export/ }).press('Enter');
  await expect(page).toHaveURL(/\/coding-solutions\/export-import-source-code$/);
  expect(site.problems).toEqual([]);

  await DemoPage.open(page, '/development-areas');
  await page.locator('.demo').getByLabel('A game, film or 3D').check();
  await expect(page.locator('.demo').getByRole('listitem').first()).toContainText('Something else');
});

test('metadata inspector: an entry is mended finding by finding, and the canonical address stays', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/development-areas/website-development');
  const findings = demo.getByRole('region', { name: 'Findings' });
  const canonical = demo.getByRole('region', { name: 'Which address counts' });
  await expect(findings).toContainText('og:image:alt');
  await demo.getByLabel('What the picture shows').fill('Six cups in a row');
  await expect(findings).not.toContainText('og:image:alt');
  await demo.getByRole('textbox', { name: 'Title' }).fill('Spring offer | Sample Traders');
  await expect(findings.getByRole('listitem').filter({ hasText: 'title' })).toHaveCount(0);
  await demo.getByLabel('Visited by').fill('/spring?utm_source=letter');
  await expect(canonical).toContainText('https://shop.example/offers/spring');
  await expect(canonical).toContainText('an older address of the page');
  await demo.getByLabel('May be found').uncheck();
  await expect(canonical).toContainText('noindex');
  await demo.getByLabel('Structured data, a JSON list').fill('[{');
  await expect(demo.getByText('This is no JSON; the entry is taken without it. Correct it.')).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('capability probe: the browser’s own report is shown beside another one', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo, ...site } = await DemoPage.open(page, '/coding-solutions/cross-platform-support');
  const row = (name: string) => demo.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Dialogs')).toContainText('supported');
  await expect(demo.getByText(/found here; 1280 px wide/)).toBeVisible();
  await demo.getByRole('button', { name: 'Keep as a report' }).press('Enter');
  await demo.getByText('More', { exact: true }).click();
  await demo.getByRole('button', { name: 'Copy address' }).click();
  await expect(demo.getByText('The address of what you see is copied.').first()).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  await context.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const theirs = other.locator('.demo');
  await expect(theirs.getByRole('columnheader', { name: 'Report, 1280 px' })).toBeVisible();
  await expect(theirs.getByRole('row', { name: /^Compression/ })).toContainText(/another way.*supported/);
  await context.close();
  expect(site.problems).toEqual([]);
});

test('phone: answers wait without a signal, go when it comes, and a conflict is settled by a person', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/development-areas/mobile-development');
  const phone = demo.getByRole('region', { name: 'Inspection' });
  const office = demo.getByRole('region', { name: 'What the office has' });
  await phone.getByRole('button', { name: 'pass', exact: true }).press('Enter');
  await expect(phone).toContainText('3 answers wait on the phone.');
  await demo.getByLabel('The phone has a signal').check();
  await expect(office.getByRole('listitem')).toHaveCount(2);
  const conflict = phone.getByRole('group', { name: 'Two answers to one point' });
  await conflict.getByRole('button', { name: 'Keep my answer' }).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(office.getByRole('listitem').last()).toContainText('fail');
  await expect(phone).toContainText('Nothing waits on the phone.');
  expect(site.problems).toEqual([]);
});

test('order desk: an order goes from entry over approval into the report, and the API keeps the same rules', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/development-areas/software-application-development');
  const desk = demo.getByRole('region', { name: 'The order desk' });
  const form = desk.getByRole('region', { name: 'Form', exact: true });
  await demo.getByRole('button', { name: 'Enter an order' }).press('Enter');
  await expect(desk.getByRole('columnheader', { name: /Credit limit/ })).toHaveCount(0);
  await form.getByLabel('Number').fill('ORD-0100');
  await form.getByLabel('Customer').fill('Sample Traders 9');
  await form.getByLabel('Placed').fill('2030-05-04');
  await form.getByLabel('Delivery').fill('2030-05-01');
  await form.getByLabel('Total').fill('8000');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form).toContainText('Delivery is before Placed.');
  await form.getByLabel('Delivery').fill('2030-05-07');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(form).toContainText('it waits for a manager');
  await demo.getByRole('button', { name: 'Manager' }).press('Enter');
  await expect(form).toContainText('The total of 8,000.00 is 3,000.00 above the limit of 5,000.00.');
  await form.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(desk.getByRole('region', { name: 'The last call and its answer' })).toContainText(
    '"status": "approved"',
  );
  await desk.getByRole('button', { name: /^PATCH/ }).press('Enter');
  await expect(desk.getByRole('region', { name: 'The last call and its answer' })).toContainText('HTTP/1.1 403');
  await demo.getByRole('button', { name: 'Hindi' }).press('Enter');
  await expect(desk.getByRole('heading', { name: 'रिपोर्ट' })).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: /उधार की सीमा/ }).first()).toBeVisible();
  await demo.getByRole('button', { name: 'Evergreen' }).press('Enter');
  await expect(desk).toHaveAttribute('data-scheme', '1.2');
  expect(site.problems).toEqual([]);
});
