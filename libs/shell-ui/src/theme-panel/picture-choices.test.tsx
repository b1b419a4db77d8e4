/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const rest = async (radio: HTMLElement) => {
  const event = new MouseEvent('pointermove', { bubbles: true });
  fireEvent(radio, Object.assign(event, { pointerType: 'mouse', movementX: 4, movementY: 0 }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
};
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('themes as pictures', () => {
  it('are previewed on the page under the pointer, and selected by click, like the list beside them', async () => {
    const { engine, draft, user } = renderThemePanel();
    const themes = screen.getByRole('group', { name: 'Themes as pictures' });
    const second = within(themes).getByRole('radio', { name: 'Theme 1' });
    await rest(second);
    expect(draft()).toMatchObject({ themeId: '2', schemeCode: '2.1' });
    fireEvent.pointerLeave(themes);
    expect(draft()).toMatchObject({ themeId: '1', schemeCode: '1.1' });
    expect(engine.getSnapshot().canUndo).toBe(false);
    await user.click(second);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Website Theme' }).value).toBe('2');
    expect(engine.getSnapshot().undoLabel).toBe('Theme 1');
  });
});

describe('backgrounds as pictures', () => {
  it('are complete and named, are previewed by arrow keys, and Escape restores the old one', async () => {
    const { engine, draft, user, onClose } = renderThemePanel();
    await user.click(screen.getByRole('tab', { name: 'Layout' }));
    const pictures = group('Backgrounds as pictures');
    expect(pictures.getAllByRole('radio')).toHaveLength(19);
    const dots = pictures.getByRole('radio', { name: 'Dots' });
    fireEvent.keyDown(dots, { key: 'ArrowRight' });
    fireEvent.click(dots);
    expect(draft().background).toBe('bg-9');
    expect(screen.getByRole('status').textContent).toBe('No unsaved changes');
    fireEvent.keyDown(dots, { key: 'Escape' });
    expect(draft().background).toBe('default');
    expect([engine.getSnapshot().canUndo, onClose.mock.calls.length]).toEqual([false, 0]);
  });
});
