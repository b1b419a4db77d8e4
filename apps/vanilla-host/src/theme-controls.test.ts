/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { getByLabelText, getByRole, getByText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { showThemeControls } from './theme-controls.ts';
import { createThemeStorage } from './theme-storage.ts';

// The picker is an unknown element here: its own tests cover its behaviour, these cover the handling of its events.
function renderControls() {
  const place = document.createElement('aside');
  document.body.replaceChildren(place);
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  const storage = createThemeStorage(engine, localStorage);
  storage.start();
  const onExport = jest.fn();
  showThemeControls(place, { engine, onSave: storage.save, onExport });
  return { place, engine, onExport, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

it('applies scheme, mode and title size to the engine, and undo updates the controls', async () => {
  const { place, engine, user } = renderControls();
  const scheme = getByLabelText(place, 'Scheme');
  await user.selectOptions(scheme, 'Terracotta');
  await user.click(getByLabelText(place, 'Dark'));
  expect(engine.getSnapshot().draft).toMatchObject({ schemeCode: '1.3', mode: 'dark' });

  await user.click(getByRole(place, 'button', { name: 'Undo' }));
  await user.click(getByRole(place, 'button', { name: 'Undo' }));
  expect(scheme).toHaveProperty('value', '1.1');
  expect(getByLabelText(place, 'Light')).toHaveProperty('checked', true);
  expect(getByRole(place, 'button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

it('adds one undo step for a colour however often it moved, and none when the popup is cancelled', () => {
  const { place, engine } = renderControls();
  const picker = place.querySelector('gm-color-picker') as HTMLElement & { value: string };
  const move = (value: string) => {
    picker.value = value;
    picker.dispatchEvent(new CustomEvent('value-change'));
  };
  const before = engine.valueOf('layout-primary');

  picker.dispatchEvent(new CustomEvent('open'));
  move('#aa0000');
  picker.dispatchEvent(new CustomEvent('cancel'));
  expect(engine.valueOf('layout-primary')).toBe(before);
  expect(engine.getSnapshot().canUndo).toBe(false);

  picker.dispatchEvent(new CustomEvent('open'));
  move('#aa0000');
  move('#00aa00');
  picker.dispatchEvent(new CustomEvent('select'));
  expect(engine.valueOf('layout-primary')).toBe('rgba(0, 170, 0, 1)');
  engine.undo();
  expect(engine.valueOf('layout-primary')).toBe(before);
});

it('restores the saved theme on the next visit, and only the saved one', async () => {
  const first = renderControls();
  await first.user.selectOptions(getByLabelText(first.place, 'Scheme'), 'Lagoon');
  await first.user.click(getByRole(first.place, 'button', { name: 'Save' }));
  expect(getByText(first.place, 'Saved in this browser.')).toBeTruthy();
  await first.user.click(getByLabelText(first.place, 'Flately'));
  expect(getByText(first.place, 'Not saved yet.')).toBeTruthy();

  const second = renderControls();
  expect(second.engine.getSnapshot().draft).toMatchObject({ schemeCode: '1.6', mode: 'light' });
});

it('reports that the browser stores nothing, and can still export', async () => {
  const { place, onExport, user } = renderControls();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(getByRole(place, 'button', { name: 'Save' }));
  full.mockRestore();
  expect(getByText(place, /keeps nothing/)).toBeTruthy();
  await user.click(getByRole(place, 'button', { name: 'Export' }));
  expect(onExport).toHaveBeenCalledTimes(1);
});
