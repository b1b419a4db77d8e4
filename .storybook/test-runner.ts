import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';

/**
 * Modes in which each story is checked, in its state after its play function.
 *
 * The runner checks light mode with all axe rules. The other modes differ only in colours, so only the contrast rule
 * runs for them; light is last, because the next story of the file starts in it.
 */
const MODES = ['dark', 'flately', 'light'] as const;

/** Window of stories without the parameter `runner`. */
const WINDOW = { width: 1280, height: 900, forcedColors: 'none' } as const;

const config: TestRunnerConfig = {
  // A story about the window has parameters: `parameters: { runner: { width: 390, forcedColors: 'active' } }`.
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const { width, height, forcedColors } = { ...WINDOW, ...(parameters['runner'] as Partial<typeof WINDOW>) };
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors });
  },
  async postVisit(page) {
    // Contrast in forced colours is that of the operating system.
    await page.emulateMedia({ forcedColors: 'none' });
    if (!(await page.evaluate(() => 'axe' in window)))
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const findings: string[] = [];
    for (const mode of MODES) findings.push(...(await page.evaluate(contrastIn, mode)));
    if (findings.length > 0) throw new Error(`Not accessible:\n${findings.join('\n')}`);
  },
};

export default config;

/** Runs in the page: shows a mode and returns its contrast violations. */
async function contrastIn(mode: 'light' | 'dark' | 'flately'): Promise<string[]> {
  window.showMode(mode);
  if (mode === 'light') return [];
  // Finish transitions: intermediate colours are not part of the theme.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { violations } = await window.axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${mode}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: { run(context: Node, options: object): Promise<AxeResults> };
  }
}
