import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';
import { DEMOS } from '../pages/demos.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the controls of a demo take one line, with Reset and Copy in its menu', async ({ page }) => {
    const { demo } = await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
    const bar = demo.locator('.demo-stage > .demo-bar').first();
    const reset = demo.getByRole('button', { name: 'Reset', exact: true });
    const search = demo.getByLabel('Quick search');
    await search.fill('zz9');
    await expect(reset).toBeHidden();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await bar.locator('summary').click();
    await expect(demo.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await reset.click();
    await expect(search).toHaveValue('');
    await expect(reset).toBeHidden();
  });
});

test('Reset undoes the input of every demo', async ({ page }) => {
  test.setTimeout(600_000);
  const left: string[] = [];
  for (const { path, id } of DEMOS) {
    const { demo } = await DemoPage.open(page, path);
    const fields = demo
      .locator('.demo-stage :is(input[type="text"], input:not([type]), textarea)')
      .filter({ visible: true });
    const texts = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const before = await texts();
    for (let at = 0; at < (await fields.count()); at += 1) {
      const field = fields.nth(at);
      if (await field.isEditable()) await field.fill('zz9');
    }
    if (before.length === 0) continue;
    await demo
      .getByRole('button', { name: /^(?:Reset|रीसेट)$/ })
      .first()
      .click();
    await expect
      .poll(texts, { timeout: 3000 })
      .toEqual(before)
      .catch(() => void left.push(id));
  }
  expect(left).toEqual([]);
});
