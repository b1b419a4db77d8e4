/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { shuffleTheme } from '@genmaster/theme-engine/shuffle';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const button = (name: string) => screen.getByRole('button', { name });
const openTools = async () => {
  const rendered = renderThemePanel({ shareAddress: (text) => `https://example.com/#theme=${text}` });
  await rendered.user.click(button('Shuffle'));
  await screen.findByRole('group', { name: 'Shuffle' });
  return rendered;
};
const seeded = (seed: number) => {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  shuffleTheme(engine, { seed });
  return engine.valueOf('layout-primary');
};

it('generates another theme with each press, as one undo step each', async () => {
  let next = 41;
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { configurable: true, value: () => [++next] });
  const { user, engine } = await openTools();
  await user.click(button('Shuffle the colors'));
  expect(engine.valueOf('layout-primary')).toBe(seeded(42));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed' }).value).toBe('42');
  await user.click(button('Shuffle the colors'));
  expect(engine.valueOf('layout-primary')).toBe(seeded(43));
  act(() => engine.undo());
  expect(engine.valueOf('layout-primary')).toBe(seeded(42));
  expect(engine.getSnapshot().undoLabel).toBe('Shuffle');
});

it('keeps the locked parts, and generates the theme of a typed seed', async () => {
  const { user, engine } = await openTools();
  const before = engine.valueOf('layout-primary');
  await user.click(screen.getByText(/^Keep as it is/));
  await user.click(screen.getByRole('checkbox', { name: 'Layout Colors' }));
  await user.type(screen.getByRole('textbox', { name: 'Seed' }), '7{Enter}');
  expect(engine.valueOf('layout-primary')).toBe(before);
  expect(engine.getSnapshot().isDirty).toBe(true);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter in the seed to an input method: %p', async (press) => {
  const { user, engine } = await openTools();
  const seed = screen.getByRole('textbox', { name: 'Seed' });
  await user.type(seed, '7');
  fireEvent.keyDown(seed, { key: 'Enter', ...press });
  expect(engine.getSnapshot().isDirty).toBe(false);
});

it('is shared by an address that contains only the seed', async () => {
  const { user } = await openTools();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(button('Copy a link to this shuffle').getAttribute('aria-disabled')).toBe('true');
  await user.type(screen.getByRole('textbox', { name: 'Seed' }), '42');
  await user.click(button('Copy a link to this shuffle'));
  expect(write).toHaveBeenCalledWith('https://example.com/#theme=s.42');
  expect((await screen.findByText('Copied.')).className).not.toContain('spoken');
});

it('is previewed first when it comes from an address, and replaces nothing by itself', async () => {
  const { engine, user } = renderThemePanel({ sharedText: 's.42' });
  await waitFor(() => expect(engine.valueOf('layout-primary')).toBe(seeded(42)));
  await user.click(button('Back to mine'));
  expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
});

it('undo has its key on a lock too, which has no text of its own to undo', async () => {
  const { user, engine } = await openTools();
  await user.click(button('Shuffle the colors'));
  await user.click(screen.getByText(/^Keep as it is/));
  await user.click(screen.getByRole('checkbox', { name: 'Layout Colors' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(engine.getSnapshot().isDirty).toBe(false);
});
