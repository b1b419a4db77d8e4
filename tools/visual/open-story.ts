import type { Page } from '@playwright/test';
import type { Picture } from './pictures.ts';

/** The part of the workshop's own state that says how far a story is. */
interface Preview {
  currentRender?: { phase?: string };
}

/** Shows a story alone, and waits until it has played and every letter and picture is there. */
export async function openStory(page: Page, { story, globals = '', size = [640, 480] }: Picture): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.goto(`/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as Window & { __STORYBOOK_PREVIEW__?: Preview };
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
