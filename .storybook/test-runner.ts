import type { TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';

/**
 * Every story is judged in each mode, in the state in which its play function left it.
 *
 * The runner itself judges it in light, by every rule of axe. The other modes change colours and nothing else, so only
 * the rule of contrast is asked again; light comes last, for the next story of the file.
 */
const MODES = ['dark', 'flately', 'light'] as const;

const config: TestRunnerConfig = {
  async postVisit(page) {
    if (!(await page.evaluate(() => 'axe' in window)))
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const findings: string[] = [];
    for (const mode of MODES) findings.push(...(await page.evaluate(contrastIn, mode)));
    if (findings.length > 0) throw new Error(`Not accessible:\n${findings.join('\n')}`);
  },
};

export default config;

/** Runs in the page: shows a mode, and gives what cannot be read in it. */
async function contrastIn(mode: 'light' | 'dark' | 'flately'): Promise<string[]> {
  window.showMode(mode);
  if (mode === 'light') return [];
  // A colour on its way to the next is nobody's choice.
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
