/** @jest-environment jsdom */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { FOLLOW_MODE_KEY } from '../../features/theme-customiser/mode-preference.ts';
import { dismissStrip } from '../../features/pre-order-strip/strip-memory.ts';
import { code } from './frame-script.built.ts';
import { setUpFrame } from './set-up-frame.ts';

const root = document.documentElement;

/** Sets up a page as after the theme’s own script, then runs this script. */
function paint({ mode = '', variables = {}, isDark = false }) {
  for (const element of [root, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  if (mode) root.setAttribute('data-bs-theme', mode);
  for (const [name, value] of Object.entries<string>(variables)) document.body.style.setProperty(name, value);
  window.matchMedia = (() => ({ matches: isDark })) as never;
  setUpFrame(window);
  return root.getAttribute('data-bs-theme');
}

beforeEach(() => localStorage.clear());

it('removes a dismissed banner, and only a dismissed one', () => {
  document.body.innerHTML = '<header><a href="/">Genmaster</a></header>';
  paint({});
  expect(root.hasAttribute('data-strip')).toBe(false);
  dismissStrip(document);
  expect(document.activeElement?.textContent).toBe('Genmaster');
  paint({});
  expect(root.getAttribute('data-strip')).toBe('dismissed');
});

describe('a browser that follows its device', () => {
  beforeEach(() => localStorage.setItem(FOLLOW_MODE_KEY, 'yes'));

  it.each([
    { mode: '', isDark: true, shown: 'dark' },
    { mode: 'dark', isDark: false, shown: null },
    { mode: 'dark', isDark: true, shown: 'dark' },
    { mode: 'flately', isDark: false, shown: null },
  ])('starts in its mode: $mode was saved, the device is dark: $isDark', ({ mode, isDark, shown }) => {
    expect(paint({ mode, isDark })).toBe(shown);
  });

  it('leaves out colours of the other mode, and keeps sizes', () => {
    paint({ mode: '', isDark: true, variables: { '--bg-page': 'rgba(255, 255, 255, 1)', '--font-h1': '50px' } });
    expect(Array.from(document.body.style)).toEqual(['--font-h1']);
    expect(root.style.getPropertyValue('color-scheme')).toBe('dark');
  });
});

it.each([
  { isDark: true, shown: 'dark' },
  { isDark: false, shown: null },
])('starts a first visit in the mode of the device: dark is $isDark', ({ isDark, shown }) => {
  expect(paint({ isDark })).toBe(shown);
});

it('starts a later visit in the mode of the device as well, while no theme is stored', () => {
  localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:');
  expect(paint({ isDark: true })).toBe('dark');
});

it('keeps the mode of a stored theme', () => {
  localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:');
  localStorage.setItem('gm-theme:GENMASTER:', '{}');
  expect(paint({ isDark: true })).toBeNull();
  expect(paint({ mode: 'flately', isDark: true })).toBe('flately');
});

describe('without a storage', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  afterEach(() => Object.defineProperty(window, 'localStorage', own));

  it.each([
    {
      what: 'denied',
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
    // Firefox with `dom.storage.enabled` off.
    { what: 'missing', get: () => null },
  ])('every visit is a first one, in the mode of the device: it is $what', ({ get }) => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    expect(paint({ isDark: true })).toBe('dark');
    expect(paint({ isDark: false })).toBeNull();
  });
});

it('starts in the mode of the device where reading from the storage is denied', () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(paint({ isDark: true })).toBe('dark');
  refused.mockRestore();
});

it('does not throw when anything else is missing', () => {
  window.matchMedia = undefined as never;
  expect(() => setUpFrame(window)).not.toThrow();
});

it('behaves the same as a serialised script', () => {
  localStorage.setItem(FOLLOW_MODE_KEY, 'yes');
  root.removeAttribute('data-bs-theme');
  window.matchMedia = (() => ({ matches: true })) as never;

  window.eval(code);

  expect(root.getAttribute('data-bs-theme')).toBe('dark');
});
