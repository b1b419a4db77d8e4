import { expect } from '@playwright/test';
import { openStory } from './open-story.ts';
import { nameOf, type Picture } from './pictures.ts';
import { test } from './shared-context.ts';

const header: Picture = {
  story: 'shell-site-header--with-current-page',
  globals: 'scheme:1.1',
  size: [1280, 160],
};
const picker: Picture = {
  story: 'color-picker-color-picker--default',
  globals: 'mode:light',
  size: [320, 420],
};

/** Small changes that a review must detect. */
const changes: readonly [what: string, picture: Picture, css: string][] = [
  ['a header without its border', header, 'header, header * { border-color: transparent !important }'],
  ['a header whose letters are a little larger', header, 'header { font-size: 104% !important }'],
  ['fields of a picker without their borders', picker, 'input { border-color: transparent !important }'],
  ['a picker moved by two pixels', picker, '#storybook-root { padding-left: 2px }'],
];

for (const [what, picture, css] of changes) {
  test(`distinguishes ${what} from the accepted picture`, async ({ page }) => {
    await openStory(page, picture);
    await page.addStyleTag({ content: css });
    await expect(expect(page).toHaveScreenshot(`${nameOf(picture)}.png`, { timeout: 2_000 })).rejects.toThrow(/pixels/);
  });
}
