import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('task board: a card is moved by keys, cancelled, dragged, undone, and the board is kept', async ({ page }) => {
  const site = await DemoPage.open(page, '/coding-solutions/project-management-tool');
  const { demo } = site;
  const column = (name: string) => demo.getByRole('region', { name, exact: true });
  const card = demo.getByRole('button', { name: /^T-44/ });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByText('In progress, position 2 of 3')).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(column('To do').getByRole('button', { name: /^T-44/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column('Done').getByRole('button', { name: /^T-44/ })).toBeFocused();

  const from = (await demo.getByRole('button', { name: /^T-46/ }).boundingBox())!;
  const to = (await demo.getByRole('button', { name: /^T-42/ }).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 10, { steps: 15 });
  await page.mouse.up();
  await expect(column('In progress').getByRole('button', { name: /^T-46/ })).toBeVisible();
  // The click at the end of a drag must not press an element below it, so the board ignores clicks for a moment.
  await expect(async () => {
    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(column('To do').getByRole('button', { name: /^T-46/ })).toBeVisible({ timeout: 10_000 });
  }).toPass();

  await page.reload();
  await site.waitUntilReady();
  await expect(column('Done').getByRole('button', { name: /^T-44/ })).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('task board: what the filter shows is what the CSV has', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/coding-solutions/project-management-tool');
  await demo.getByLabel('Touches').selectOption({ label: 'The model' });
  await expect(demo.getByText('3 of 7 tasks.')).toBeVisible();
  const download = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('T-46,A fine for late returns,To do,model,1,2,5,');
});

test('remote work: another hour and device change the answer and its rule, and a rule switched off refuses nothing', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/online-ide/security-wfh-developers');
  const answerOf = (action: string) => demo.getByRole('row', { name: new RegExp(`^${action} `) });
  await expect(answerOf('Edit')).toContainText('Refused: no rule allows this now.');
  const hour = demo.getByRole('slider', { name: /^Hour/ });
  await hour.press('Home');
  for (let step = 0; step < 9; step += 1) await hour.press('ArrowRight');
  await expect(answerOf('Edit')).toContainText('Allowed by R2.');
  await demo.getByRole('button', { name: 'Other device' }).press('Enter');
  await expect(answerOf('Edit')).toContainText('Refused: no rule allows this now.');
  await demo.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(demo.getByText('R2 does not speak: it is for another device.')).toBeVisible();
  await demo.getByRole('button', { name: 'Project owner' }).press('Enter');
  await expect(answerOf('Export')).toContainText('Refused by R');
  await demo.getByRole('checkbox', { name: /^R4/ }).press('Space');
  await demo.getByRole('checkbox', { name: /^R7/ }).press('Space');
  await expect(answerOf('Export')).toContainText('Allowed by R6.');
  expect(site.problems).toEqual([]);
});

test('configuration: form and file stay in step, and each problem leads to its line', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/coding-solutions/project-configuration');
  const file = demo.getByLabel('Settings of production as JSON');
  await expect(demo.getByText('Refused: 3 problems')).toBeVisible();
  await demo.getByLabel('Idle minutes before sign-out').fill('20');
  await expect(file).toHaveValue(/"session.idleMinutes": 20,/);
  await demo.getByRole('button', { name: 'Line 3' }).click();
  await expect(file).toBeFocused();
  expect(
    await file.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('  "session.idelMinutes": 15,');
  await file.fill('{\n  "log.level": "warn"\n  "report.rowLimit": 200\n}');
  await expect(demo.getByText('A comma is missing at the end of this line.').first()).toBeVisible();
  await expect(demo.getByLabel('Most rows in a report')).toBeDisabled();
  await file.fill('{\n  "log.level": "warn",\n  "report.rowLimit": 200\n}');
  await expect(demo.getByLabel('Most rows in a report')).toHaveValue('200');
  await expect(demo.getByText('It starts')).toBeVisible();
  expect(site.problems).toEqual([]);
});
