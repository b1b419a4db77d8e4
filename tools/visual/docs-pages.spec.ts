import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './docs-preview.ts';

const root = new URL('../../', import.meta.url).pathname;

/** An entry of the built workshop's index. */
interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  /** The source file of the entry, relative to the workspace. */
  importPath: string;
}

const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

for (const { id, title, importPath } of Object.values(entries).filter(({ type }) => type === 'docs')) {
  const listsProperties = /^<(?:Controls|ArgTypes) /m.test(readFileSync(join(root, importPath), 'utf8'));

  test(`the page ${title} renders its tables and describes each property`, async ({ docs }) => {
    const { page } = docs;
    await docs.show(id);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /^\|/ })).toHaveCount(0);
    const facts = page.locator('.component-facts');
    if ((await facts.count()) > 0) await expect(facts.getByText('Source:')).toBeVisible();
    if (!listsProperties) return;
    const rows = page.locator('.docblock-argstable-body > tr');
    await expect(rows.first()).toBeVisible();
    // In the second cell the type is below the description; without a description it is the only child.
    // The row of a group has its name and a button.
    const wordless = rows
      .filter({ has: page.locator('> td:nth-child(2) > :only-child') })
      .filter({ hasNotText: /^(?:Hide|Show) .+ items/ });
    await expect(wordless.locator('> td:first-child')).toHaveText([]);
  });
}

/** Opens the page of a component, in a window as wide as on a small laptop beside the sidebar. */
async function openPage(page: Page, component: string, globals = ''): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(`/iframe.html?viewMode=docs&id=${component}--docs${globals && `&globals=${globals}`}`);
}

test('the header has desktop width on its page, with its menu open and no console message', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  await openPage(page, 'shell-site-header');
  const menu = page.frameLocator('iframe[id$="menu-open"]');
  await expect(menu.getByRole('link', { name: /^Code debugger/ })).toBeVisible();
  const keys = page.frameLocator('iframe[id$="by-keyboard"]');
  await expect(keys.getByText('Product', { exact: true })).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Menu' })).toBeHidden();
  // Stories in frames play one after another; a failed story is reported in the console.
  const playing = async () => {
    const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query());
    return held.length + pending.length;
  };
  await expect.poll(playing).toBe(0);
  expect(problems).toEqual([]);
});

test('stories in a frame have the mode and the direction of the toolbar', async ({ page }) => {
  await openPage(page, 'shell-confirm-dialog', 'mode:dark;direction:rtl');
  const story = page.frameLocator('.docs-story iframe').first();
  await expect(story.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a page says whether its component is published, and shows its source', async ({ page }) => {
  await openPage(page, 'shell-theme-cog');
  await expect(page.getByText('In @genmaster/shell-ui.')).toBeVisible();
  await page.getByText('Source: libs/shell-ui/src/theme-cog/theme-cog.tsx').click();
  await expect(page.getByRole('region', { name: /^Source of/ })).toContainText('export const ThemeCog');
});

test('the properties of a component are grouped', async ({ page }) => {
  await openPage(page, 'shell-confirm-dialog');
  await expect(page.locator('.docblock-argstable').getByText('Events', { exact: true })).toBeVisible();
});
