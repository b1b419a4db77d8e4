import { themeDefaultsPlugin } from './theme-defaults-plugin.ts';

type Hook = (id: string) => string | null;

const { resolveId, load } = themeDefaultsPlugin() as unknown as { resolveId: Hook; load: Hook };

it('returns the default theme’s variables as a stylesheet', () => {
  const css = load(resolveId('virtual:theme-defaults.css') ?? '');

  expect(css).toMatch(/--layout-primary:\s*rgba\(/);
  expect(css).toMatch(/--font-h1:\s*\d+px/);
});

it('leaves every other module to the build', () => {
  expect(resolveId('./styles/index.css')).toBeNull();
  expect(load('/src/styles/index.css')).toBeNull();
});

it('emits the differences for more contrast beside the pages’ own styles, once', () => {
  const emitted: unknown[] = [];
  const { generateBundle } = themeDefaultsPlugin() as unknown as { generateBundle: () => void };
  for (const name of ['client', 'ssr']) {
    generateBundle.call({ environment: { name }, emitFile: (file: unknown) => emitted.push(file) } as never);
  }

  expect(emitted).toEqual([
    { type: 'asset', fileName: 'themes/more-contrast.css', source: expect.stringMatching(/--text-muted:\s*rgba\(/) },
  ]);
});
