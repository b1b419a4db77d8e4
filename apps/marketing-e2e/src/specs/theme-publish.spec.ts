import { expect, test } from '@playwright/test';
import { startEditedSite } from '../pages/edited-site.ts';
import type { OwnSite } from '../pages/own-site.ts';
import { ADMINISTRATOR, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

// A separate server, because a published scheme is shown to all of its visitors.
let server: OwnSite;
test.beforeAll(async () => {
  server = await startEditedSite();
});
test.afterAll(() => server.stop());

const PUBLISH = 'Publish this scheme to everyone';
const CHOSEN = 'rgb(207, 230, 255)';

test('an administrator publishes a changed scheme, and another visitor’s panel and page show it', async ({
  browser,
}) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    const visitor = { page, site: new Site(page), panel: new ThemePanel(page) };
    await visitor.site.open('/about-us');
    return visitor;
  };
  const before = await open();
  await before.panel.open();
  await before.panel.press('Tools');
  await expect(before.panel.root.getByRole('button', { name: 'Make a palette' })).toBeVisible();
  await expect(before.panel.root.getByRole('button', { name: PUBLISH })).toHaveCount(0);

  const { page, site, panel } = await open();
  await site.signIn(ADMINISTRATOR);
  await panel.open();
  await panel.chooseScheme('1.2');
  await panel.openSection('Other Button');
  await panel.setColor('button-bg', '#cfe6ff');
  await panel.press('Tools');
  await panel.press(PUBLISH);
  const question = page.getByRole('alertdialog', { name: /^Are you sure you want to publish the scheme/ });
  await site.expectNoAccessibilityViolations('#gm-theme-panel');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await panel.expectOpen();
  await panel.press(PUBLISH);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(panel.root.getByText('The scheme is published.')).toBeVisible();
  expect(await site.variable('--button-bg')).toBe(CHOSEN);
  await site.expectNoAccessibilityViolations('#gm-theme-panel');

  const after = await open();
  await after.panel.open();
  await after.panel.chooseScheme('1.2');
  await expect.poll(() => after.site.variable('--button-bg')).toBe(CHOSEN);
  expect([...before.site.problems, ...site.problems, ...after.site.problems]).toEqual([]);
});
