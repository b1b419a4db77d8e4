import type { TestRunnerConfig } from '@storybook/test-runner';

/**
 * Every story is judged in each mode, in the state in which its play function left it.
 *
 * Light comes last: it is what a story starts in, and so the next one finds it.
 */
const MODES = ['dark', 'flately', 'light'];

const config: TestRunnerConfig = {
  async postVisit(page) {
    for (const mode of MODES) {
      const findings = await page.evaluate(showMode, mode);
      if (findings.length > 0) {
        // The next story of the file must not find this mode.
        await page.evaluate(showMode, 'light');
        throw new Error(`Not accessible in the mode "${mode}":\n${findings.join('\n')}`);
      }
    }
  },
};

export default config;

interface Finding {
  id: string;
  help: string;
  nodes: readonly { target: readonly string[]; failureSummary?: string }[];
}

interface FinishedStory {
  reporters: readonly { type: string; result: { violations?: readonly Finding[]; error?: unknown } }[];
}

/** Runs in the page: chooses a mode as the toolbar does, and gives what the accessibility addon finds in it. */
async function showMode(mode: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const root = document.documentElement;
  const shown = () => root.getAttribute('data-bs-theme') ?? 'light';
  if (shown() === mode) return [];
  channel.emit('updateGlobals', { globals: { mode } });
  let reporters: FinishedStory['reporters'] = [];
  // A story that was still at work when the mode was chosen finishes once in the old one.
  for (let tries = 0; shown() !== mode; tries += 1) {
    if (tries > 3) return [`The page did not follow the toolbar: it shows "${shown()}".`];
    ({ reporters } = await new Promise<FinishedStory>((resolve) => channel.once('storyFinished', resolve)));
  }
  return reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => (result.error ? [String(result.error)] : (result.violations ?? []).map(describe)));

  function describe({ id, help, nodes }: Finding): string {
    return nodes
      .map(({ target, failureSummary = '' }) => `${help} (${id}) at ${target.join(' ')}\n${failureSummary}`)
      .join('\n');
  }
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, ...details: unknown[]): void;
      once<Detail>(event: string, listener: (detail: Detail) => void): void;
    };
  }
}
