/** @jest-environment node */
import { createTheme } from './create-theme.ts';

it('creates a theme without a document: a build gets its stylesheet, a server loads and saves it', async () => {
  expect('document' in globalThis).toBe(false);
  const save = jest.fn();
  const theme = createTheme({
    colors: { page: { light: 'white', dark: '#101418' } },
    modeAttribute: 'data-mode',
    save,
  });

  expect(theme.css()).toMatch(/^:root \{ color-scheme: light; .*--page: rgba\(255, 255, 255, 1\);/);
  expect(theme.css()).toMatch(/\[data-bs-theme='dark'\] \{ .*--page: rgba\(16, 20, 24, 1\);/);
  expect(theme.setMode('dark').ok).toBe(true);
  expect(theme.set('page', '#222').ok).toBe(true);
  await theme.save();

  const other = createTheme({ colors: { page: { light: 'white', dark: '#101418' } } });
  expect(other.load(save.mock.calls[0][0])).toBe(true);
  expect([other.getMode(), other.get('page')]).toEqual(['dark', 'rgba(34, 34, 34, 1)']);
  expect(() => theme.dispose()).not.toThrow();
});
