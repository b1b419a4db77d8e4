import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

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
