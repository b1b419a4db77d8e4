import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('code analyser: findings have a reason, a fix is previewed and applied, and code is never run', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/generative-ai/ai-code-analyzer');
  const findings = demo.getByRole('region', { name: /findings?$/ });
  await expect(page.locator('iframe[src="/frames/code-check.html"]')).toHaveCount(0);
  await expect(findings.getByRole('listitem')).toHaveCount(5);
  await expect(demo.getByRole('row', { name: /^remind 3 5/ })).toBeVisible();
  await findings.getByRole('button', { name: 'Line 14', exact: true }).press('Enter');
  const code = demo.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await findings.getByRole('button', { name: 'Apply the fix of no-html-from-data to line 14' }).press('Enter');
  await expect(code).toHaveValue(/element\.textContent = /);
  await expect(findings.getByRole('listitem')).toHaveCount(4);

  await demo.getByRole('button', { name: 'A tangled function' }).click();
  await demo.getByRole('button', { name: 'Apply all safe fixes (2)' }).click();
  await expect(demo.getByText('2 fixes were applied.')).toBeVisible();
  await expect(code).toHaveValue(/price === 0;/);
  await demo.getByRole('button', { name: 'TypeScript with five slips' }).click();
  await expect(findings.getByRole('listitem')).toHaveCount(5);
  await code.fill('let a = 1;\nenum B { C }');
  await expect(demo.getByRole('alert')).toContainText('Look at line 2');
  await code.fill('document.title = "x"; while (true) eval("1"); export default [{ a: 1, a: 2 }]');
  await expect(findings.getByText('no-dupe-keys')).toBeVisible();
  await expect(page).not.toHaveTitle('x');
  expect(site.problems).toEqual([]);
});

test('code standard: all safe fixes at once, a rule switched off, and the rules saved as a file', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/coding-solutions/code-validation-standardisation');
  const code = demo.getByRole('textbox', { name: 'Code' });
  await demo.getByRole('checkbox', { name: 'yoda' }).uncheck();
  await expect(demo.getByRole('heading', { name: '17 of 18 rules' })).toBeVisible();
  const all = demo.getByRole('button', { name: /^Apply all safe fixes/ });
  await expect(all).toBeEnabled();
  await all.press('Enter');
  await expect(code).toHaveValue(/^let total = 0;\nfor \(const line of lines\) total \+= line\.amount;/);
  await expect(code).toHaveValue(/if \(0 === count\)/);
  await expect(code).toHaveValue(/`Nothing for \$\{customer_name\}`/);
  await expect(all).toBeDisabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Save eslint.config.js' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('eslint.config.js');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain("'no-var': ['error'],");
  expect(text).not.toContain('yoda');
  expect(site.problems).toEqual([]);
});

test('code checkers: a linter that fails to load shows an error, and loads on the next try', async ({ page }) => {
  await page.route('**/frames/code-check.html', (route) => route.abort());
  const { demo } = await DemoPage.open(page, '/generative-ai/ai-code-analyzer');
  await demo.getByRole('button', { name: 'A tangled function' }).click();
  await expect(demo.getByRole('alert')).toContainText('could not be fetched', { timeout: 15_000 });
  await page.unroute('**/frames/code-check.html');
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByText('So many ways through one function')).toBeVisible();
});
