/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const fieldInFocus = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
const search = () => screen.getByRole('searchbox', { name: 'Search fields' });

/** Opens Background Color, whose first two fields are the page and the section, with the focus on the page. */
async function onPage() {
  const panel = renderThemePanel();
  await panel.openSection('Background Color');
  screen.getByRole('button', { name: 'Page' }).focus();
  return panel;
}

describe('the keys of the rows', () => {
  it('go to the next and the previous field, and stay at the ends', async () => {
    const { user } = await onPage();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Section' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(fieldInFocus()).toBe('bg-page');
  });

  it('go from the buttons beside a control too', async () => {
    const { user, engine } = await onPage();
    act(() => void engine.setField('bg-page', '#eee'));
    (await screen.findByRole('button', { name: 'Reset: Page' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(fieldInFocus()).toBe('bg-section');
  });

  it('reset a changed field as one undo step, and the focus stays on it', async () => {
    const { user, engine } = await onPage();
    const before = engine.valueOf('bg-page');
    act(() => void engine.setField('bg-page', '#eee'));
    await user.keyboard('{Backspace}');
    expect(engine.valueOf('bg-page')).toBe(before);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page' }));
    act(() => void engine.undo());
    expect(engine.valueOf('bg-page')).toBe('rgba(238, 238, 238, 1)');
  });

  it('keep the focus in the row when the pressed reset button goes', async () => {
    const { user, engine } = await onPage();
    act(() => void engine.setField('bg-page', '#eee'));
    (await screen.findByRole('button', { name: 'Reset: Page' })).focus();
    await user.keyboard('{Backspace}');
    expect(engine.getSnapshot().changedFields.size).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page' }));
  });

  it('go through the results of a search, across sections', async () => {
    const { user } = renderThemePanel();
    await user.type(search(), 'focus');
    screen.getByRole('button', { name: 'Focus ring' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(fieldInFocus()).toBe('form-input-focus');
  });

  it('leave arrows to a slider, a number and a list, and Backspace to text', async () => {
    const { engine, openSection } = renderThemePanel();
    await openSection('Font Size');
    act(() => void engine.setField('fontH1', 50));
    const slider = await screen.findByRole('slider', { name: 'H1' });
    slider.focus();
    expect(fireEvent.keyDown(slider, { key: 'ArrowDown' })).toBe(true);
    expect(document.activeElement).toBe(slider);
    const number = screen.getByRole('spinbutton', { name: 'H1, px' });
    number.focus();
    expect(fireEvent.keyDown(number, { key: 'Backspace' })).toBe(true);
    expect(engine.valueOf('fontH1')).toBe('50px');
    slider.focus();
    fireEvent.keyDown(slider, { key: 'Backspace' });
    expect(engine.getSnapshot().changedFields.size).toBe(0);
  });

  it('do nothing with Control, Alt or the command key, and outside the rows', async () => {
    const { engine } = await onPage();
    act(() => void engine.setField('bg-page', '#eee'));
    const page = screen.getByRole('button', { name: 'Page' });
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      for (const key of ['ArrowDown', 'Backspace']) fireEvent.keyDown(page, { key, [modifier]: true });
    }
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.keyDown(close, { key: 'ArrowDown' });
    fireEvent.keyDown(close, { key: 'Backspace' });
    expect(document.activeElement).toBe(close);
    expect(engine.valueOf('bg-page')).toBe('rgba(238, 238, 238, 1)');
  });
});
