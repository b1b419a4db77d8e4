import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Picture } from './pictures.ts';

/** The part of the workshop's internal state with the phase of the current story. */
interface Preview {
  currentRender?: { phase?: string };
}

const CODE_FONT = new URL(
  '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  import.meta.url,
);

/** The default font for code depends on the machine, so pictures would differ between machines. */
const codeInOneFace = `
  @font-face {
    font-family: 'Pictured Code';
    font-weight: 100 800;
    src: url('data:font/woff2;base64,${readFileSync(CODE_FONT).toString('base64')}') format('woff2');
  }
  body { --font-code: 'Pictured Code' !important; }
`;

/** Opens a story alone, and waits until its play function has finished and all fonts and images are loaded. */
export async function openStory(page: Page, { story, globals = '', size = [640, 480] }: Picture): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.goto(`/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as Window & { __STORYBOOK_PREVIEW__?: Preview };
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.addStyleTag({ content: codeInOneFace });
  await page.evaluate(async () => {
    // Loaded explicitly: without a layout in between, no font would be loading yet.
    await document.fonts.load('1em "Pictured Code"');
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
