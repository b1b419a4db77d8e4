/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const openList = async () => {
  const loadFont = jest.fn(() => Promise.resolve());
  const rendered = renderThemePanel({ loadFont });
  await rendered.openSection('Fonts Family');
  const box = screen.getByRole('combobox', { name: /^Body/ });
  await rendered.user.click(box);
  const list = within(screen.getByRole('listbox', { name: 'Body' }));
  return { ...rendered, loadFont, box, list, value: () => rendered.engine.valueOf('font-body') };
};
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

it('offers every font, and loads none before the list is open', async () => {
  const loadFont = jest.fn(() => Promise.resolve());
  const { engine, openSection, user } = renderThemePanel({ loadFont });
  await openSection('Fonts Family');
  await aMoment();
  expect(loadFont).not.toHaveBeenCalled();
  await user.click(screen.getByRole('combobox', { name: /^Code/ }));
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(engine.catalogue.fonts.length);
});

it('renders a font’s name in that font once it was in view', async () => {
  const { user, list, loadFont } = await openList();
  const lato = list.getByRole('option', { name: 'Lato Bold' });
  expect(lato.style.fontFamily).toBe('');
  await user.hover(lato);
  await aMoment();
  expect(loadFont).toHaveBeenCalledWith(expect.objectContaining({ id: 'lato-bold' }));
  expect(lato.style.fontFamily).toContain('Lato');
});

it('selects by click and closes', async () => {
  const { user, list, value } = await openList();
  await user.click(list.getByRole('option', { name: 'Rubik Medium' }));
  expect(value()).toBe('rubik-medium');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  { keys: '{Home}{Enter}', font: 'poppins-light' },
  { keys: '{End}{ArrowUp}{Enter}', font: 'jetbrains-mono-regular' },
  { keys: 'bold atk{Enter}', font: 'atkinson-hyperlegible-next-bold' },
  { keys: 'work{Enter}', font: 'work-sans-regular' },
  { keys: 'mono{Escape}', font: 'public-sans-regular' },
  { keys: '{Home}{Escape}', font: 'public-sans-regular' },
])('$keys moves to $font', async ({ keys, font }) => {
  const { user, value, onClose } = await openList();
  await user.keyboard(keys);
  expect(value()).toBe(font);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open while an input method writes a letter with the same keys', async () => {
  const { user, box, value } = await openList();
  await user.keyboard('{Home}');
  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(box, { key, isComposing: true });
    fireEvent.keyDown(box, { key, keyCode: 229 });
  }
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(value()).toBe('public-sans-regular');
});

it('announces the option that the keyboard reaches', async () => {
  const { user, box, list } = await openList();
  await user.keyboard('{Home}');
  expect(box.getAttribute('aria-activedescendant')).toBe(list.getByRole('option', { name: 'Poppins Light' }).id);
});

it('closes when the focus moves elsewhere', async () => {
  const { user, value } = await openList();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(value()).toBe('public-sans-regular');
});

it('searches by any part of a name and shows the number of results', async () => {
  const { user, list } = await openList();
  await user.keyboard('mono');
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toContain('JetBrains Mono Regular');
  expect(list.getAllByRole('option').every(({ textContent }) => /mono/i.test(textContent ?? ''))).toBe(true);
  expect(screen.getByText(/^Fonts found: \d+$/)).toBeTruthy();
  await user.keyboard('xyz');
  expect(list.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeTruthy();
});

it('previews the font under the pointer on the page, and restores the old one when the list closes', async () => {
  const { user, engine, value } = await openList();
  await user.keyboard('lato bold');
  await aMoment();
  expect(value()).toBe('lato-bold');
  expect(screen.getByRole('status').textContent).toBe('No unsaved changes');
  await user.keyboard('{Escape}');
  expect(value()).toBe('public-sans-regular');
  expect(engine.getSnapshot().canUndo).toBe(false);
});

it('leaves one undo step, however many fonts were previewed', async () => {
  const { user, engine, value } = await openList();
  for (const keys of ['{Home}', '{ArrowDown}', '{End}']) {
    await user.keyboard(keys);
    await aMoment();
  }
  await user.keyboard('{Enter}');
  act(() => engine.undo());
  expect(value()).toBe('public-sans-regular');
  expect(engine.getSnapshot().canUndo).toBe(false);
});

it('previews and loads nothing when the visitor asked to save data', async () => {
  const { openSection, user, engine } = renderThemePanel();
  await openSection('Fonts Family');
  await user.click(screen.getByRole('combobox', { name: /^Body/ }));
  await user.keyboard('{Home}');
  await aMoment();
  expect(engine.valueOf('font-body')).toBe('public-sans-regular');
});

it.each([
  ['a step back in the history of the browser', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
  ['an undo from elsewhere', (engine: { undo(): void }) => engine.undo()],
])('previews fonts again after %s', async (_, end) => {
  const { user, list, engine, value } = await openList();
  const before = value();
  await user.hover(list.getByRole('option', { name: 'Lato Bold' }));
  await aMoment();
  expect(value()).toBe('lato-bold');
  act(() => end(engine));
  expect(value()).toBe(before);
  await user.hover(list.getByRole('option', { name: 'Rubik Medium' }));
  await aMoment();
  expect(value()).toBe('rubik-medium');
  await user.keyboard('{Escape}');
  expect(value()).toBe(before);
  expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
});
