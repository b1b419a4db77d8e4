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
    const stops: (() => void)[] = [];
    /** Ends with the problems of an event; `null` is an event of another story. */
    const endWith = <Event>(name: string, problemsOf: (event: Event) => string[] | null) => {
      const listener = (event: Event) => {
        const problems = problemsOf(event);
        if (!problems) return;
        for (const stop of stops) stop();
        resolve(problems);
      };
      channel.on(name, listener);
      stops.push(() => channel.off(name, listener));
    };
    endWith<Finished>('storyFinished', (event) => (event.storyId === storyId ? violationsIn(event) : null));
    endWith('storyMissing', () => ['The story is missing.']);
    endWith<{ title: string; description: string }>('storyErrored', ({ title, description }) => [
      `${title}: ${description}`,
    ]);
    endWith<Error>('storyThrewException', ({ message }) => [message]);
    endWith<Error>('playFunctionThrewException', ({ message }) => [message]);
    endWith<readonly Error[]>('unhandledErrorsWhilePlaying', (errors) => errors.map(({ message }) => message));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

  /** The workshop’s add-on has run every rule of axe, in light mode. */
  function violationsIn({ status, reporters }: Finished): string[] {
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

/** The event at the end of a story. */
interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly { readonly result?: axe.AxeResults }[];
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
      on<Event>(name: string, listener: (event: Event) => void): void;
      off<Event>(name: string, listener: (event: Event) => void): void;
    };
  }
}
