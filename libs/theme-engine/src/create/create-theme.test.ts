/**
 * @jest-environment jsdom
 */
import { auditContrast } from '../color/index.ts';
import { createTheme, type CreateThemeOptions } from './index.ts';

const options: CreateThemeOptions = {
  name: 'shop',
  colors: {
    page: { light: 'white', dark: '#101418' },
    card: 'oklch(97% 0.01 250)',
    '--ink': { light: 'rebeccapurple', label: 'Text' },
  },
  textOn: { ink: ['page', 'card'] },
  sizes: { gap: { value: 12, min: 4, max: 40 } },
  modes: { light: 'day', dark: 'night' },
  modeAttribute: 'data-look',
};
const shown = (name: string) => document.body.style.getPropertyValue(name);
const device = { matches: false, listener: () => {} };

beforeEach(() => {
  localStorage.clear();
  document.body.removeAttribute('style');
  device.matches = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return device.matches;
      },
      addEventListener: (_: string, listener: () => void) => (device.listener = listener),
      removeEventListener: () => (device.listener = () => {}),
    }),
  });
});

describe('a theme made in one call', () => {
  it('shows the host’s own variables and names of modes, from any CSS color', () => {
    createTheme(options);
    expect([shown('--page'), shown('--ink'), shown('--gap')]).toEqual([
      'rgba(255, 255, 255, 1)',
      'rgba(102, 51, 153, 1)',
      '12px',
    ]);
    expect(document.documentElement.getAttribute('data-look')).toBe('day');
  });

  it('follows the device until a mode is chosen, and again when asked to', () => {
    device.matches = true;
    const theme = createTheme(options);
    expect(theme.getMode()).toBe('night');
    device.matches = false;
    device.listener();
    expect(theme.getMode()).toBe('day');
    expect(theme.setMode('night')).toMatchObject({ ok: true });
    device.listener();
    expect(theme.getMode()).toBe('night');
    theme.setMode('system');
    expect(theme.getMode()).toBe('day');
    expect(theme.setMode('purple')).toMatchObject({ ok: false });
  });

  it('keeps declared text readable in the other modes, whatever is set in one', () => {
    const theme = createTheme(options);
    theme.set('page', 'rgb(250, 220, 120)');
    theme.set('--ink', '#402000');
    for (const mode of ['night', 'flately']) {
      theme.setMode(mode);
      expect(auditContrast(theme.engine.catalogue, theme.engine.getSnapshot().resolved.variables)).toEqual([]);
    }
  });

  it('comes back from the browser, and from wherever it was saved', async () => {
    let json = '';
    const theme = createTheme({ ...options, save: (text) => void (json = text) });
    theme.set('page', '#fed');
    await theme.save();
    theme.dispose();
    expect(createTheme(options).get('page')).toBe('rgba(255, 238, 221, 1)');

    const elsewhere = createTheme({ ...options, storage: null });
    expect(elsewhere.load('{')).toBe(false);
    expect(elsewhere.load('5')).toBe(false);
    expect(elsewhere.load(json)).toBe(true);
    expect(elsewhere.get('page')).toBe('rgba(255, 238, 221, 1)');
  });

  it('has a stylesheet that is in the device’s mode before any script', () => {
    const css = createTheme(options).css();
    expect(css).toMatch(/^:root \{ color-scheme: light; .*--page: rgba\(255, 255, 255, 1\);/);
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\) \{ :root:not\(\[data-bs-theme\]\) \{.*--page: rgba\(16, 20, 24, 1\);/,
    );
  });

  it.each([
    [{ colors: { page: 'whitish' } }, /"whitish" of "page" is no color/],
    [{ colors: { 'Page;': 'white' } }, /"Page;" is no name of a variable/],
    [{ colors: { ink: 'black' }, textOn: { ink: ['page'] } }, /stands on "page"/],
  ])('refuses %j aloud', (broken, reason) => {
    expect(() => createTheme(broken)).toThrow(reason);
  });
});
