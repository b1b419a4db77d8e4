import { expect } from '@playwright/test';
import { openStory } from './open-story.ts';
import { nameOf, pictures } from './pictures.ts';
import { test } from './shared-context.ts';

for (const picture of pictures) {
  const name = nameOf(picture);
  test(name, async ({ page }) => {
    await openStory(page, picture);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
