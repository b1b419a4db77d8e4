import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('code obfuscator: a level is chosen by keyboard, both versions run apart, and the map is a file of its own', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/uniqueness/code-obfuscator');
  const shipped = demo.getByRole('region', { name: 'The shipped file', exact: true });
  const cost = demo.getByRole('region', { name: 'Cost, and the same result?' });
  await expect(page.locator('iframe[src="/frames/code-obfuscator.html"]')).toHaveCount(0);
  await expect(shipped).toContainText('"settled"');
  await demo.getByRole('button', { name: 'Medium' }).press('Enter');
  await expect(cost).toContainText('Both print the same');
  await expect(shipped).not.toContainText('settled');
  await expect(shipped).toContainText('invoiceState');
  await expect(
    cost
      .getByRole('row', { name: /^Shipped/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/\d/);
  await expect(cost.getByRole('region', { name: 'The shipped file prints' })).toHaveText(/overdue\s+open\s+settled/);
  await expect(demo.getByRole('button', { name: 'Save the source map' })).toBeEnabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Save the source map' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('shipped.js.map');

  const code = demo.getByRole('textbox', { name: 'Your JavaScript' });
  await code.fill('const = 1');
  await expect(demo.getByRole('alert')).toContainText('This code cannot be read.');
  await code.fill('console.log("a"); while (true) {}');
  await expect(cost.getByRole('region', { name: 'The original prints' })).toContainText('Limit: ', { timeout: 20_000 });
  expect(site.problems).toEqual([]);
});
