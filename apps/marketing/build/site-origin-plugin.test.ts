import { siteOriginPlugin } from './site-origin-plugin.ts';

type Hook = (id: string) => string | null;

const { resolveId, load } = siteOriginPlugin('https://site.example') as unknown as { resolveId: Hook; load: Hook };

it('returns the origin as a string in a stylesheet', () => {
  expect(load(resolveId('virtual:site-origin.css') ?? '')).toBe(':root { --site-origin: "https://site.example"; }\n');
});

it('leaves every other module to the build', () => {
  expect(resolveId('./styles/print.css')).toBeNull();
  expect(load('/src/styles/print.css')).toBeNull();
});
