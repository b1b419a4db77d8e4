import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('form filling: by keyboard one value is accepted, one refused, one typed over, and only those are saved', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/generative-ai/automatic-form-filling');
  const field = (name: string) => demo.getByRole('group', { name, exact: true });
  await expect(field('Name').getByRole('textbox')).toHaveValue('Asha Rao');
  await demo.getByRole('button', { name: 'Save what is accepted' }).press('Enter');
  await expect(demo.getByText('Name is empty. Accept a proposal or type a value.')).toBeVisible();

  await field('Name').getByRole('textbox').press('Enter');
  await expect(field('Name')).toContainText('Accepted');
  await field('Organisation').getByRole('textbox').press('Escape');
  await expect(field('Organisation')).toContainText('Refused, left empty');
  await field('PIN code').getByRole('textbox').fill('560002');
  await expect(field('PIN code')).toContainText('The text offers 560001. Yours stays until you choose the other.');
  await expect(demo.locator('mark[data-active]')).toContainText('560001');
  await demo.getByRole('button', { name: 'Accept all (2)' }).press('Enter');
  await demo.getByRole('button', { name: 'Save what is accepted' }).press('Enter');

  const saved = demo.getByRole('region', { name: 'Saved entries' });
  await expect(saved.getByRole('row').last()).toHaveText(
    /^Asha Rao\s*asha\.rao@example\.com\s*\+910000000000\s*560002$/,
  );
  await expect(demo.getByLabel('Text to read')).toHaveValue('');
  await demo.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(demo.getByLabel('Text to read')).toHaveValue(/^Kind regards/);
  await expect(saved).toHaveCount(0);

  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await expect(field('PIN code').getByRole('textbox')).toHaveValue('560002');
  await demo.getByRole('button', { name: 'Clear them' }).click();
  await expect(field('PIN code').getByRole('textbox')).toHaveValue('560001');
  expect(site.problems).toEqual([]);
});

test('form filling: what a rule is unsure of stays empty until the visitor chooses', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/generative-ai/automatic-form-filling?demo=unsure');
  const email = demo.getByRole('group', { name: 'E-mail', exact: true });
  await expect(email.getByRole('textbox')).toHaveValue('');
  await expect(email).toContainText('2 values found: choose one.');
  await email.getByRole('button', { name: 'Use accounts@example.com for E-mail' }).press('Enter');
  await expect(email.getByRole('textbox')).toHaveValue('accounts@example.com');
  await expect(demo.getByRole('group', { name: 'Name', exact: true })).toContainText('Found: Rao. Is it right?');
});

test('form filling: a file is read, and what cannot be read leaves the text as it was', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/generative-ai/automatic-form-filling');
  const text = demo.getByLabel('Text to read');
  const file = demo.getByLabel('Or choose a text file');
  const before = await text.inputValue();
  await file.setInputFiles({ name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2, 0]) });
  await expect(demo.getByRole('alert')).toContainText('no text that can be read');
  await file.setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('a'.repeat(6_000)) });
  await expect(demo.getByRole('alert')).toContainText('more than 5,000 characters');
  await expect(text).toHaveValue(before);
  const record = '{"name": "<b>Meera Sample</b>",\n"full name": "Meera Sample",\n"e-mail": "meera@example.org"}';
  await file.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await expect(demo.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox')).toHaveValue('Meera Sample');
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('access matrix: a cell is reached, changed and taken back by keyboard, and says which rule decides', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/online-ide/file-access-control');
  const matrix = demo.getByRole('grid', { name: 'Who may do it: Edit' });
  const why = demo.getByRole('region', { name: 'Why' });
  await matrix.locator('td[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(matrix.locator('td:focus')).toHaveAccessibleName(
    'Contractors, Edit /manual/pricing: Refused, A3 on this very path',
  );
  await page.keyboard.press('+');
  await expect(why).toContainText('Allowed by A3, which stands on /manual/pricing/**.');
  await expect(demo.getByText('Allowed here: Contractors, Edit /manual/pricing.').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(matrix.locator('td:focus')).toHaveAccessibleName(/Allowed, A3, inherited from .*, changed since/);
  await expect(demo.getByText('4 answers have changed since the last review.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(demo.getByText('No answer has changed since the last review.')).toBeVisible();
  await expect(why).toContainText('Refused by A3');
  await page.keyboard.press('Control+Home');
  await expect(matrix.locator('td:focus')).toHaveAccessibleName('Everyone, Edit /: Refused, no rule');
  expect(site.problems).toEqual([]);
});

test('access matrix: any path can be entered; an invalid one is explained and kept', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/online-ide/file-access-control?demo=grant');
  const ask = demo.getByRole('form', { name: 'Ask about any path' });
  const path = ask.getByLabel('Path');
  await path.fill('manual/new.ts');
  await path.press('Enter');
  await expect(ask.getByRole('alert')).toContainText('This is no path.');
  await expect(path).toHaveValue('manual/new.ts');
  await path.fill('/manual/new.ts');
  await path.press('Enter');
  const why = demo.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('Allowed by A2, which stands on /manual/**.');
  await ask.getByLabel('Right').selectOption({ label: 'Export' });
  await expect(why).toContainText('Refused: no rule allows this.');
  await expect(why).toContainText('May: nobody but the project owner.');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('access matrix: tapping a cell and a button changes it, and the review file says so', async ({ page }) => {
    const { demo } = await DemoPage.open(page, '/online-ide/file-access-control');
    await demo.getByRole('gridcell', { name: /^Everyone, Edit \/model\/invoice/ }).tap();
    await demo.getByRole('button', { name: 'Allow', exact: true }).tap();
    await expect(demo.getByRole('region', { name: 'Why' })).toContainText('Allowed by A4');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      demo.getByRole('button', { name: 'Export CSV' }).tap(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      '/model/invoice.entity.json,group:everyone,edit,allowed,A4,new',
    );
    await demo.getByRole('button', { name: 'Remove rule A4' }).tap();
    await expect(demo.getByText('No answer has changed since the last review.')).toBeVisible();
  });
});

test('colour gallery: the popup cancels a choice, settings change picker and code, and the colour is kept', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/inbuilt-solutions/controls-tools?demo=popup');
  const button = demo.getByRole('button', { name: 'Chosen color' });
  await button.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Chosen color' });
  await popup.getByRole('slider', { name: 'Hue' }).press('End');
  await expect(demo.locator('.gallery-values code').first()).not.toHaveText('#0f766e');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(demo.locator('.gallery-values code').first()).toHaveText('#0f766e');

  await demo.getByRole('button', { name: 'Alpha', exact: true }).press('Enter');
  await demo.getByLabel('Notation of the value').selectOption('hsla');
  await demo.getByRole('slider', { name: 'Alpha' }).press('Home');
  await expect(demo.locator('.gallery-values code').first()).toHaveText(/^hsla\(.*, 0\)$/);
  await demo.getByText('Show the code').click();
  await expect(demo.getByRole('region', { name: 'With React' })).toContainText('outputFormat="hsla"');
  await expect(demo.getByRole('region', { name: 'In plain HTML' })).toContainText('alpha-mode="always"');
  await page.goto('/inbuilt-solutions/controls-tools');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('.gallery-values code').first()).toHaveText(/^hsla\(/);
  expect(site.problems).toEqual([]);
});

test('colour gallery: the custom element comes when it is asked for, and works by its attributes and events', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/controls-tools');
  expect(chunks.filter((url) => url.includes('element-picker'))).toEqual([]);
  await demo.getByRole('button', { name: 'Plain HTML' }).press('Enter');
  const element = demo.locator('gm-color-picker');
  await element.getByRole('slider', { name: 'Hue' }).press('Home');
  await expect(demo.locator('.gallery-values code').first()).toHaveText('#760f0f');
  await demo.getByLabel('Disabled').check();
  await expect(element.getByRole('slider', { name: 'Hue' })).toBeDisabled();
  expect(chunks.filter((url) => url.includes('element-picker'))).not.toEqual([]);
});
