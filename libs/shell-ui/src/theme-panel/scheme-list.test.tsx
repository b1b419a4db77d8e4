/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const scheme = (code: string) => document.querySelector<HTMLElement>(`[data-scheme="${code}"]`)!;
const palette = () => screen.getByRole('group', { name: /palette/ });
const checked = () =>
  within(palette())
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
/** Pointer events of jsdom have neither a pointer type nor movement values. */
const moveOver = (code: string, { pointerType = 'mouse', movementX = 4 } = {}) =>
  fireEvent(
    scheme(code),
    Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType, movementX, movementY: 0 }),
  );
const rest = (code: string) => {
  moveOver(code);
  act(() => void jest.advanceTimersByTime(200));
};
const leave = () => fireEvent.pointerLeave(palette());
const key = (target: HTMLElement, name: string) => fireEvent.keyDown(target, { key: name });
const radio = (code: string) => scheme(code).querySelector('input')!;

describe('a hovered scheme', () => {
  it('is previewed on the page until the pointer leaves, with nothing to save or undo', () => {
    const { engine, draft } = renderThemePanel();
    rest('1.3');
    expect(draft().schemeCode).toBe('1.3');
    expect(checked()).toEqual(['1.1']);
    expect(screen.getByRole('status').textContent).toBe('No unsaved changes');
    leave();
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it.each([
    ['a step back in the history of the browser', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
    ['an undo from elsewhere', (engine: { undo(): void }) => engine.undo()],
  ])('is still a preview when the pointer moves on after %s', (_, end) => {
    const { engine, draft } = renderThemePanel();
    rest('1.3');
    act(() => end(engine));
    expect(draft().schemeCode).toBe('1.1');
    rest('1.4');
    expect(draft().schemeCode).toBe('1.4');
    leave();
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('is not previewed when the pointer only crosses it, nor by touch', () => {
    const { draft } = renderThemePanel();
    moveOver('1.3');
    leave();
    act(() => void jest.advanceTimersByTime(500));
    moveOver('1.4', { pointerType: 'touch' });
    act(() => void jest.advanceTimersByTime(500));
    expect(draft().schemeCode).toBe('1.1');
  });

  it('is not previewed when the list scrolls below a resting pointer', () => {
    const { draft } = renderThemePanel();
    moveOver('1.3', { movementX: 0 });
    act(() => void jest.advanceTimersByTime(500));
    expect(draft().schemeCode).toBe('1.1');
  });

  it('is applied by a click, as one undo step', () => {
    const { engine, draft } = renderThemePanel();
    rest('1.2');
    rest('1.3');
    fireEvent.click(radio('1.3'));
    leave();
    expect(draft().schemeCode).toBe('1.3');
    act(() => engine.undo());
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('is reset before a key does anything else', () => {
    const { engine, draft } = renderThemePanel();
    act(() => engine.chooseMode('dark'));
    rest('1.3');
    key(screen.getByRole('button', { name: 'Close' }), 'z');
    expect(draft()).toMatchObject({ schemeCode: '1.1', mode: 'dark' });
    leave();
    expect(draft()).toMatchObject({ schemeCode: '1.1', mode: 'dark' });
  });

  it('restores the visitor’s own colours when the pointer leaves', () => {
    const { engine } = renderThemePanel();
    act(() => void engine.setField('button-bg', '#123456'));
    rest('1.3');
    expect(engine.valueOf('button-bg')).not.toBe('rgba(18, 52, 86, 1)');
    leave();
    expect(engine.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');
  });
});

describe('arrow keys', () => {
  const walk = () => {
    const rendered = renderThemePanel();
    for (const code of ['1.2', '1.3']) {
      key(radio('1.1'), 'ArrowDown');
      fireEvent.click(radio(code));
    }
    return rendered;
  };

  it('preview scheme after scheme, and leaving the list applies the last one as one undo step', () => {
    const { engine, draft } = walk();
    expect([draft().schemeCode, checked()]).toEqual(['1.3', ['1.3']]);
    fireEvent.blur(radio('1.3'), { relatedTarget: document.body });
    act(() => engine.undo());
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('followed by Escape restore the old scheme, and the panel stays open', () => {
    const { engine, draft, onClose } = walk();
    key(radio('1.3'), 'Escape');
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot().canUndo).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('followed by the undo shortcut cancel the preview, and redo shows it again', () => {
    const { engine, draft } = walk();
    fireEvent.keyDown(radio('1.3'), { key: 'z', ctrlKey: true });
    expect(draft().schemeCode).toBe('1.1');
    expect(screen.getByText('Undone: Color Scheme')).toBeTruthy();
    act(() => engine.redo());
    expect(draft().schemeCode).toBe('1.3');
  });
});
