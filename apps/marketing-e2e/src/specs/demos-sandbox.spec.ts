import { expect, test, type Page } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const PATH = '/online-ide/code-debugger';

/** Writes code into the debugger and runs it to its end or its limit. */
async function run(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: /^(Start|Restart)$/ }).click();
  await expect(page.locator('.debugger-status')).not.toContainText(/Ready|Running/);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  if (await goOn.isEnabled()) await goOn.click();
}

test('steps, changes a value and goes on, by keyboard alone', async ({ page }) => {
  const site = await DemoPage.open(page, PATH);
  const status = page.locator('.debugger-status');
  await expect(status).toContainText('Paused before line 10, in lateFee.');
  await page.getByRole('button', { name: 'Step over' }).focus();
  await page.keyboard.press('F10');
  await expect(status).toContainText('Paused before line 11, in lateFee. fee is now 8.4');
  await page.getByLabel('Value to change').selectOption('fee');
  await page.getByLabel('New value, as an expression').fill('10 + 2');
  await page.keyboard.press('Enter');
  await expect(site.demo.getByRole('row', { name: /^fee 12/ })).toBeVisible();
  await page.keyboard.press('F5');
  await expect(status).toContainText('Finished');
  await expect(site.demo.getByRole('region', { name: 'Output' })).toHaveText('12');
  expect(site.problems).toEqual([]);
});

for (const { harm, code, says } of [
  { harm: 'the network', code: 'fetch("/health/live");', says: 'fetch is not defined' },
  { harm: 'modules', code: 'import("/assets/x.js");', says: 'a script loads nothing' },
  { harm: 'storage', code: 'localStorage.clear();', says: 'localStorage is not defined' },
  { harm: 'the page', code: 'parent.document.title = "x";', says: 'parent is not defined' },
  { harm: 'an endless loop', code: 'while (true) {}', says: 'never ends' },
  { harm: 'a flood of messages', code: 'while (true) postMessage("x");', says: 'postMessage is not defined' },
  { harm: 'a gigabyte of output', code: 'for (;;) console.log("x".repeat(1000));', says: 'prints too much' },
  { harm: 'a gigabyte of memory', code: 'let t = "x"; for (;;) t += t;', says: 'too many values' },
]) {
  test(`the sandbox keeps code away from ${harm}`, async ({ page }) => {
    const site = await DemoPage.open(page, PATH);
    const outside: string[] = [];
    await run(page, 'let ready = 1;');
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && !request.isNavigationRequest()) outside.push(request.url());
    });
    await run(page, code);

    await expect(page.locator('.debugger-status')).toContainText(says);
    // The frame itself is loaded; it makes no requests.
    expect(outside).toEqual([]);
    expect(site.problems).toEqual([]);
  });
}

test('a run can be stopped in its middle, and the frame goes with it', async ({ page }) => {
  await DemoPage.open(page, PATH);
  await run(page, 'let n = 0;');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('for (;;) { let n = 1; }');
  await page.getByRole('button', { name: /^(Start|Restart)$/ }).click();
  await expect(page.locator('.debugger-status')).toContainText('Paused');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  await expect(page.locator('.debugger-status')).toContainText('Ready');
  await expect(page.locator('iframe[src="/sandbox.html"]')).toHaveCount(0);
});
