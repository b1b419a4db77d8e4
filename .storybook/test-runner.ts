import type { TestRunnerConfig } from '@storybook/test-runner';

/** Each story is looked at in every mode, in the state in which its play function left it. */
const MODES = ['light', 'dark', 'flately'];

const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    for (const mode of MODES) {
      const findings = await page.evaluate(checkInMode, { id, mode });
      if (findings.length > 0) {
        throw new Error(`Not accessible in the mode "${mode}":\n${findings.join('\n')}`);
      }
    }
    await page.evaluate(backToLight);
  },
};

export default config;

interface Finding {
  id: string;
  help: string;
  nodes: readonly { target: readonly string[]; failureSummary?: string }[];
}

/** Runs in the page: chooses the mode as the toolbar does, then asks the accessibility addon for its findings. */
async function checkInMode({ id, mode }: { id: string; mode: string }): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const story = window.__STORYBOOK_PREVIEW__.currentRender.story;
  const { a11y = {} } = story.parameters;
  if (a11y.disable || a11y.test === 'off') return [];
  const root = document.documentElement;
  channel.emit('updateGlobals', { globals: { mode } });
  const shown = () => root.getAttribute('data-bs-theme') ?? 'light';
  for (let frames = 0; shown() !== mode; frames += 1) {
    if (frames > 300) return [`The page never showed the mode; it shows "${shown()}".`];
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  const result = await new Promise<{ violations: Finding[] }>((resolve, reject) => {
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', reject);
    channel.emit('storybook/a11y/manual', id, a11y);
  });
  return result.violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${help} (${rule}) at ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** Runs in the page: the next story of the file starts in light. */
async function backToLight(): Promise<void> {
  const root = document.documentElement;
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { mode: 'light' } });
  for (let frames = 0; root.hasAttribute('data-bs-theme') && frames < 300; frames += 1) {
    await new Promise(requestAnimationFrame);
  }
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, ...details: unknown[]): void;
      once<Detail>(event: string, listener: (detail: Detail) => void): void;
    };
    __STORYBOOK_PREVIEW__: {
      currentRender: { story: { parameters: { a11y?: { disable?: boolean; test?: string } } } };
    };
  }
}
