import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The preview of the workshop, which shows one story after another, as for a reader who clicks through the sidebar. */
export interface StoryPreview {
  readonly page: Page;
  /** Returns the parameter `runner` of a story. */
  windowOf(id: string): Promise<StoryWindow>;
  /** Renders and plays a story. Returns what went wrong, or nothing. */
  play(id: string): Promise<readonly string[]>;
  /** Shows a mode, and returns the contrast violations of the story in it. */
  contrastIn(mode: StoryMode): Promise<readonly string[]>;
  showMode(mode: StoryMode): Promise<void>;
}

/** Window of a story, for example `parameters: { runner: { width: 390, forcedColors: 'active' } }`. */
export interface StoryWindow {
  readonly width?: number;
  readonly height?: number;
  readonly forcedColors?: 'active' | 'none';
}

export type StoryMode = 'light' | 'dark' | 'flately';

/**
 * Runs tests in one preview for each worker, which is loaded once: loading it takes longer than most stories. A failed
 * test gets a new one, with its new worker.
 */
export const test = base.extend<object, { preview: StoryPreview }>({
  preview: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '', reducedMotion = 'reduce' } = project.use;
      const page = await browser.newPage({ baseURL, reducedMotion });
      await page.goto('/iframe.html');
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      await provide({
        page,
        windowOf: (id) => page.evaluate(readWindow, id),
        play: (id) => page.evaluate(playStory, id),
        contrastIn: (mode) => page.evaluate(findContrast, mode),
        showMode: (mode) => page.evaluate((shown) => window.showMode(shown), mode),
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

// The following functions run in the preview.

async function readWindow(storyId: string): Promise<StoryWindow> {
  const { parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  return parameters.runner ?? {};
}

function playStory(storyId: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  // What the story before it has stored would be found by this one.
  localStorage.clear();
  sessionStorage.clear();
  return new Promise((resolve) => {
    const listeners: Record<string, (event: StoryEvent) => void> = {
      storyFinished: (event) => {
        if (event.storyId === storyId) end(violationsIn(event));
      },
      storyMissing: () => end(['The story is missing.']),
      storyErrored: ({ title, description }) => end([`${title}: ${description}`]),
      storyThrewException: ({ message }) => end([message]),
      playFunctionThrewException: ({ message }) => end([message]),
      unhandledErrorsWhilePlaying: ([error]) => end([error?.message ?? '']),
    };
    const end = (problems: string[]) => {
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      resolve(problems);
    };
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

  /** The workshop’s add-on has run every rule of axe, in light mode. */
  function violationsIn({ status, reporters }: StoryEvent): string[] {
    const found = reporters.flatMap(({ result }) =>
      (result?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `axe ${id} at ${target.join(' ')}: ${failureSummary}`),
      ),
    );
    return status === 'error' && found.length === 0 ? ['The story failed.'] : found;
  }
}

async function findContrast(mode: StoryMode): Promise<string[]> {
  window.showMode(mode);
  // Finish transitions: intermediate colours are not part of the theme.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { violations } = await window.axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${mode}: axe ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** An event of the workshop’s channel, with the parts that are read here. */
interface StoryEvent {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly { readonly result?: axe.AxeResults }[];
  readonly title: string;
  readonly description: string;
  readonly message: string;
  [Symbol.iterator](): Iterator<Error>;
}

declare global {
  interface Window {
    axe: typeof axe;
    showMode(mode: StoryMode): void;
    __STORYBOOK_PREVIEW__: {
      loadStory(options: { storyId: string }): Promise<{ parameters: { runner?: StoryWindow } }>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(name: string, value: object): void;
      on(name: string, listener: (event: StoryEvent) => void): void;
      off(name: string, listener: (event: StoryEvent) => void): void;
    };
  }
}
