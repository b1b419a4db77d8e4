import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const STATUS = 'No unsaved changes';

test('named themes: stored, used, compared with the saved one, deleted and restored', async ({ page }, {
  project,
  retry,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  const name = `Dusk ${project.name} ${retry}`;
  await site.open('/about-us');
  await site.signIn();
  await panel.open();
  // Sets the theme's mode explicitly: a theme without a mode keeps the current one of the page.
  await panel.chooseMode('Flately');
  await panel.chooseMode('Light');
  await panel.save();
  await expect(page.getByText('Your theme is saved with your account.')).toBeVisible();
  await expect(panel.root.getByRole('status')).toHaveText(STATUS);

  // The current state becomes a new theme; the active theme keeps its saved values.
  await panel.chooseMode('Dark');
  await panel.root.getByRole('button', { name: /My themes$/ }).click();
  const list = panel.root.getByRole('list', { name: 'My themes' });
  await panel.root.getByRole('textbox', { name: 'New from what you see' }).fill(name);
  await panel.press('Keep');
  const made = list.getByRole('button', { name: `Use: ${name}` });
  await expect(made).toBeVisible();
  await site.expectNoAccessibilityViolations('#gm-theme-panel');

  // While the key is held, the page shows the saved theme; after that, the edits.
  await panel.root.getByRole('button', { name: 'Hold to see saved' }).focus();
  await page.keyboard.down('\\');
  await expect.poll(() => site.mode()).toBe(null);
  await page.keyboard.up('\\');
  await expect.poll(() => site.mode()).toBe('dark');

  await made.click();
  await panel.press('Use without them');
  await expect(panel.root.getByRole('heading', { level: 2 })).toContainText(name);
  await expect.poll(() => site.mode()).toBe('dark');
  await page.reload();
  await expect.poll(() => site.mode()).toBe('dark');
  await panel.open();
  await panel.root.getByRole('button', { name: /My themes$/ }).click();
  await list
    .getByRole('button', { name: /^Use: / })
    .first()
    .click();
  await expect.poll(() => site.mode()).toBe(null);
  await panel.press(`Delete: ${name}`);
  await expect(made).toBeHidden();
  await panel.root.getByRole('region', { name: 'My themes' }).getByRole('button', { name: 'Undo' }).click();
  await expect(made).toBeVisible();
  await panel.press(`Delete: ${name}`);
  await expect(made).toBeHidden();
  expect(site.problems).toEqual([]);
});
