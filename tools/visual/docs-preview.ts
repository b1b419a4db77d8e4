import type { Page } from '@playwright/test';
import { test as base } from './shared-context.ts';

/** Messages between the workshop and its preview. */
interface Channel {
  emit(event: string, value: object): void;
  on(event: string, listener: (id: string) => void): void;
}

/** The preview of the workshop, which shows one docs page after another, as for a reader who clicks through the sidebar. */
export interface DocsPreview {
  readonly page: Page;
  /** Shows a docs page and waits until it is rendered. */
  show(id: string): Promise<void>;
}

/** Runs tests in one preview for each worker, which is loaded once. A failed test gets a new one, with its new worker. */
export const test = base.extend<object, { docs: DocsPreview }>({
  docs: [
    async ({ workshop }, provide) => {
      const page = await workshop.newPage();
      // Stories in frames, which the check of the stories renders.
      await page.route(/\/iframe\.html\?.*viewMode=story/, (route) => route.abort());
      await page.goto('/iframe.html?viewMode=docs&id=start--docs');
      await page.locator('.sbdocs-content h1').first().waitFor();
      await provide({ page, show: (id) => page.evaluate(showPage, id) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the preview: selects a docs page. */
function showPage(id: string): Promise<void> {
  const channel = (window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__!;
  return new Promise((resolve) => {
    for (const event of ['docsRendered', 'storyUnchanged']) channel.on(event, (shown) => shown === id && resolve());
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}
