// 60 variables on a page of 5,000 elements: one drag, its undo, a change of mode. The engine with its projection, beside
// a writer that puts the whole style attribute down anew for each variable. Interleaved runs, medians, ratios to naive.
// Times are those of the main thread’s processor, so that other load on the machine does not count.
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { printTable } from './table.mjs';

const RUNS = 7;
const ELEMENTS = 5000;
const VARIABLES = 60;
const DRAG_FRAMES = 60;
const EVENTS_PER_FRAME = 4;

const { outputFiles } = await build({
  stdin: {
    contents: `
      export { createThemeEngine } from '@genmaster/theme-engine';
      export { projectTheme } from '@genmaster/theme-engine/dom';
    `,
    resolveDir: join(root, 'apps/marketing'),
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'themeEngine',
  conditions: ['@genmaster/source'],
});
const script = outputFiles[0].text;

const html = `<!doctype html><html><head><style>
  ${Array.from({ length: VARIABLES }, (_, at) => `.v${at} { color: var(--v-${at}); border: 1px solid var(--v-${(at + 7) % VARIABLES}); }`).join('\n')}
  .page { background: var(--v-0); }
</style></head><body><main class="page">${Array.from(
  { length: ELEMENTS / 5 },
  (_, at) =>
    `<section class="v${at % VARIABLES}"><p class="v${(at + 1) % VARIABLES}"><b class="v${(at + 2) % VARIABLES}">Text</b><i class="v${(at + 3) % VARIABLES}">text</i><a class="v${(at + 4) % VARIABLES}">text</a></p></section>`,
).join('')}</main></body></html>`;

/** Both writers behind the same verbs. What a writer puts off to the next frame counts as its script too. */
const prepare = ({ variant, variables }) => {
  const isBare = variant === 'engine, transitions let run';
  const names = Array.from({ length: variables }, (_, at) => `--v-${at}`);
  const paint = (shift) =>
    Object.fromEntries(names.map((name, at) => [name, `rgba(${(at * 37 + shift) % 256}, ${(at * 11) % 256}, 90, 1)`]));
  const colors = { light: paint(0), dark: paint(100), flately: paint(50) };
  if (variant !== 'naive') {
    const { createThemeEngine, projectTheme } = window.themeEngine;
    const fields = names.map((variable) => ({
      id: variable.slice(2),
      label: variable,
      variable,
      kind: 'color',
      inputType: 'color',
    }));
    const engine = createThemeEngine({
      catalogue: {
        version: 'bench',
        themes: [{ id: '1', name: 'One', cssPath: '' }],
        schemes: [{ code: '1.1', name: 'One', themeId: '1', colors }],
        backgrounds: [{ id: 'default', label: 'Default' }],
        fonts: [],
        sections: [{ id: 'all', name: 'All', fields }],
      },
    });
    projectTheme(engine, { document, suppressTransitions: !isBare });
    window.writer = {
      begin: () => engine.begin('Drag'),
      set: (value) => engine.setField('v-0', value),
      release: () => engine.commit(),
      undo: () => engine.undo(),
      mode: () => engine.chooseMode('dark'),
    };
    return;
  }
  let values = { ...colors.light };
  const history = [];
  const written = {};
  const write = () => {
    for (const name of names) {
      written[name] = values[name];
      const declarations = Object.entries(written).map(([key, value]) => `${key}: ${value}`);
      document.body.setAttribute('style', declarations.join('; '));
    }
  };
  write();
  window.writer = {
    begin: () => history.push({ ...values }),
    set: (value) => {
      values['--v-0'] = value;
      write();
    },
    release: () => {},
    undo: () => {
      values = history.pop();
      write();
    },
    mode: () => {
      values = { ...colors.dark };
      document.documentElement.setAttribute('data-bs-theme', 'dark');
      write();
    },
  };
};

const measure = async (browser, variant) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent(html);
  await page.addScriptTag({ content: script });
  await page.evaluate(prepare, { variant, variables: VARIABLES });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const settle = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  const read = async () => {
    await settle();
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    return { script: of('ScriptDuration'), style: of('RecalcStyleDuration'), recalculations: of('RecalcStyleCount') };
  };
  const figures = {};
  const take = async (name, act) => {
    const before = await read();
    await act();
    const after = await read();
    figures[`${name}: script, ms`] = (after.script - before.script) * 1000;
    figures[`${name}: style, ms`] = (after.style - before.style) * 1000;
    figures[`${name}: recalculations`] = after.recalculations - before.recalculations;
  };

  // Timers and frames: the browser counts their script, not that of the evaluation itself.
  await take('drag', () =>
    page.evaluate(
      ({ frames, events }) =>
        new Promise((resolve) => {
          const step = (frame) => {
            if (frame === 0) window.writer.begin();
            for (let event = 0; event < events; event++) {
              window.writer.set(`rgba(${(frame * events + event) % 256}, 60, 90, 1)`);
            }
            if (frame + 1 < frames) return requestAnimationFrame(() => setTimeout(step, 0, frame + 1));
            window.writer.release();
            resolve();
          };
          setTimeout(step, 0, 0);
        }),
      { frames: DRAG_FRAMES, events: EVENTS_PER_FRAME },
    ),
  );
  for (const verb of ['undo', 'mode']) {
    await take(verb, () =>
      page.evaluate((name) => new Promise((resolve) => setTimeout(() => resolve(window.writer[name]()), 0)), verb),
    );
  }
  await page.close();
  return figures;
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const samples = { naive: [], engine: [], 'engine, transitions let run': [] };
  for (let run = 0; run < RUNS; run++) {
    for (const variant of Object.keys(samples)) samples[variant].push(await measure(browser, variant));
  }
  printTable(`${VARIABLES} variables, ${ELEMENTS} elements, ${RUNS} runs`, samples);
} finally {
  await browser.close();
}
