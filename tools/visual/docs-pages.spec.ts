import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

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

  test(`the page ${title} draws its tables and says a word on each property`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /^\|/ })).toHaveCount(0);
    if (!listsProperties) return;
    const rows = page.locator('.docblock-argstable-body > tr');
    await expect(rows.first()).toBeVisible();
    // In the second cell the type is below the description; without a description it is the only child.
    const wordless = rows.filter({ has: page.locator('> td:nth-child(2) > :only-child') });
    await expect(wordless.locator('> td:first-child')).toHaveText([]);
  });
}
