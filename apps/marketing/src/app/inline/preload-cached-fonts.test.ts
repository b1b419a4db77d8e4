/** @jest-environment jsdom */
import { preloadCachedFonts } from './preload-cached-fonts.ts';

const FONTS = '/assets/head-1.woff2 /assets/text-1.woff2';

/** Runs the script of a page with these fonts, then the load event. Returns the files that it preloads. */
async function load(fonts: string | null = FONTS): Promise<(string | null)[]> {
  document.head.replaceChildren();
  const script = document.createElement('script');
  if (fonts !== null) script.dataset['fonts'] = fonts;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  const onLoad: (() => void)[] = [];
  preloadCachedFonts({
    document,
    localStorage,
    addEventListener: (_: string, run: () => void) => onLoad.push(run),
  } as never);
  for (const run of onLoad) run();
  await new Promise((resolve) => setTimeout(resolve));
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][crossorigin=""]'));
  return links.map((link) => link.getAttribute('href'));
}

beforeEach(() => localStorage.clear());

it('preloads the fonts on every visit except the first', async () => {
  expect(await load()).toEqual([]);
  expect(await load()).toEqual(['/assets/head-1.woff2', '/assets/text-1.woff2']);
});

it('treats changed files as a first visit', async () => {
  await load();
  expect(await load('/assets/head-2.woff2 /assets/text-1.woff2')).toEqual([]);
});

it('does nothing on a page without fonts', async () => {
  await load(null);
  expect(await load(null)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('does not throw when the storage is denied', async () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await load()).toEqual([]);
  refused.mockRestore();
});
