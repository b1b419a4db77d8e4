import { themeDefaultsPlugin } from './theme-defaults-plugin.ts';

type Hook = (id: string) => string | null;

const { resolveId, load } = themeDefaultsPlugin() as unknown as { resolveId: Hook; load: Hook };

it('gives the default theme’s variables as a stylesheet', () => {
  const css = load(resolveId('virtual:theme-defaults.css') ?? '');

  expect(css).toMatch(/--layout-primary:\s*rgba\(/);
  expect(css).toMatch(/--font-h1:\s*\d+px/);
});

it('leaves every other module to the build', () => {
  expect(resolveId('./styles/index.css')).toBeNull();
  expect(load('/src/styles/index.css')).toBeNull();
});
