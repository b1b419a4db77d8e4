import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const PATH = '/uniqueness/auto-manual-code-bifracation';
const GENERATED = 'src/generated/invoice.model.ts';
const MANUAL = 'src/manual/invoice.rules.ts';

test('bifurcation: a regeneration by keyboard moves the generated side alone, is kept, and can be taken back', async ({
  page,
}) => {
  const { demo, problems } = await DemoPage.open(page, PATH);
  await demo.getByRole('button', { name: 'A longer number' }).press('Enter');
  const manual = demo.getByRole('textbox', { name: MANUAL });
  const generated = demo.getByRole('textbox', { name: GENERATED });
  await manual.press('Control+End');
  await page.keyboard.type('\n// mine');
  await generated.fill((await generated.inputValue()).replace('isOverdue?', 'isLate?'));

  const difference = demo.getByRole('region', { name: 'What the next generation changes.' });
  await expect(difference.locator('del')).toHaveText(/Unique\. At most 20 characters\./);
  await expect(difference.locator('ins')).toHaveText(/Unique\. At most 30 characters\./);
  await demo.getByRole('button', { name: 'Regenerate', exact: true }).press('Enter');

  await expect(generated).toHaveValue(/At most 30 characters\.[^]*isLate\?: boolean/);
  await expect(manual).toHaveValue(/\/\/ mine$/);
  await page.reload();
  await expect(generated).toHaveValue(/isLate/);
  await demo.getByRole('button', { name: 'Take the generation back' }).press('Enter');
  await expect(generated).toHaveValue(/At most 20 characters\.[^]*isLate\?: boolean/);
  expect(problems).toEqual([]);
});

test('bifurcation: a conflict writes nothing before the visitor decides', async ({ page }) => {
  const { demo } = await DemoPage.open(page, `${PATH}?demo=both-changed`);
  const regenerate = demo.getByRole('button', { name: 'Regenerate', exact: true });
  await expect(regenerate).toBeDisabled();
  const conflict = demo.getByRole('group', { name: 'Decision 1 of 1: both sides changed this' });
  await expect(conflict).toContainText('At most 24 characters.');
  await conflict.getByRole('button', { name: 'Keep the hand-written one' }).press('Enter');
  await regenerate.press('Enter');

  await expect(demo.getByRole('textbox', { name: GENERATED })).toHaveValue(/At most 24[^]*Up to 500000/);
  await expect(demo.getByText('One place outside the marks was changed by hand.')).toBeVisible();
});

test('bifurcation: a missing marker stops the generation, and the last file can be restored', async ({ page }) => {
  const { demo } = await DemoPage.open(page, PATH);
  const generated = demo.getByRole('textbox', { name: GENERATED });
  await generated.fill((await generated.inputValue()).replace('// manual:end own-properties', ''));
  await expect(demo.getByRole('alert')).toContainText('“own-properties”');
  await expect(demo.getByRole('button', { name: 'Regenerate', exact: true })).toBeDisabled();
  await demo.getByRole('button', { name: 'Take the last generated file' }).press('Enter');
  await expect(demo.getByRole('button', { name: 'Regenerate', exact: true })).toBeEnabled();
});

for (const [width, sides] of [
  [1440, 2],
  [390, 1],
] as const) {
  test(`bifurcation: the difference has ${sides} column(s) at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo } = await DemoPage.open(page, PATH);
    const [removed, added] = await Promise.all([
      demo.locator('.bifurcation-diff del').first().boundingBox(),
      demo.locator('.bifurcation-diff ins').first().boundingBox(),
    ]);
    if (sides === 2) expect(added!.x).toBeGreaterThan(removed!.x + removed!.width - 1);
    else expect(added!.y).toBeGreaterThan(removed!.y);
  });
}
