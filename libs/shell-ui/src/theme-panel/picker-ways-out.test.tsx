/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import { PanelOpenContext } from './panel-open-context.ts';
import { usePickerGesture } from './use-picker-gesture.ts';

beforeAll(installModalDialog);

async function setUp() {
  const view = renderThemePanel();
  await view.openSection('Other Button');
  return { ...view, open: () => view.user.click(screen.getByRole('button', { name: 'Background' })) };
}

describe('an open picker', () => {
  it('adds no undo step until a colour is previewed', async () => {
    const { engine, open } = await setUp();
    await open();
    expect(engine.getSnapshot().canUndo).toBe(false);
    act(() => void engine.setField('button-bg', '#123456'));
    expect(engine.getSnapshot().canUndo).toBe(true);
  });

  it.each(['the panel is closed by the host', 'the visitor goes back in the history'])(
    'leaves nothing on the page when %s',
    async (way) => {
      const { engine, open, update } = await setUp();
      const before = engine.valueOf('button-bg');
      await open();
      act(() => void engine.setField('button-bg', '#123456'));
      if (way.startsWith('the panel')) act(() => update({ isOpen: false }));
      else act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

      expect(engine.valueOf('button-bg')).toBe(before);
      expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
      act(() => update({ isOpen: true }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('keeps its preview apart from that of a hovered picture', async () => {
    const { engine, open, user } = await setUp();
    const before = engine.valueOf('button-bg');
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    const picture = document.querySelector('[data-scheme="1.3"]')!;
    const move = Object.assign(new MouseEvent('pointermove', { bubbles: true }), {
      pointerType: 'mouse',
      movementX: 4,
    });
    fireEvent(picture, move);
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(engine.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  /** A click without a pointer, as by voice control or a browser extension: the picker receives no press outside. */
  const clickFromAfar = (element: HTMLElement) => act(() => element.click());

  it('closes and leaves nothing when a view replaces the fields', async () => {
    const { engine, open } = await setUp();
    const before = engine.valueOf('button-bg');
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    clickFromAfar(screen.getByRole('button', { name: 'History' }));
    await screen.findByRole('button', { name: 'Back' });
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues as a preview after an undo by the host', async () => {
    const { engine, open, user } = await setUp();
    const before = engine.valueOf('button-bg');
    await open();
    const red = (value: number) =>
      fireEvent.change(screen.getByRole('spinbutton', { name: 'Red' }), { target: { value } });
    red(18);
    act(() => engine.undo());
    expect(engine.valueOf('button-bg')).toBe(before);
    red(20);
    red(30);
    expect(engine.valueOf('button-bg')).toMatch(/^rgba\(30, /);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('closes when Undo is clicked without a pointer, and the named step is undone', async () => {
    const { engine, open } = await setUp();
    act(() => void engine.chooseMode('dark'));
    const before = engine.valueOf('button-bg');
    for (const [name, mode] of [
      ['Undo: Mode', 'light'],
      ['Redo: Mode', 'dark'],
    ] as const) {
      await open();
      act(() => void engine.setField('button-bg', '#123456'));
      clickFromAfar(screen.getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(engine.getSnapshot().draft).toMatchObject({ mode, overrides: { base: {}, dark: {} } });
    }
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(screen.getByText('Redone: Mode')).toBeTruthy();
  });

  it('closes when Undo is clicked without a pointer and there is nothing else to undo', async () => {
    const { engine, open } = await setUp();
    const before = engine.valueOf('button-bg');
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    clickFromAfar(screen.getByRole('button', { name: 'Undo' }));
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false, canRedo: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when another control is changed without a pointer, and does not become part of that change', async () => {
    const { engine, open } = await setUp();
    const before = engine.valueOf('button-bg');
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    fireEvent.input(screen.getByRole('combobox', { name: 'Website Theme' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Website Theme' }), { target: { value: '2' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(engine.getSnapshot()).toMatchObject({ draft: { themeId: '2' }, canUndo: true });
    act(() => engine.undo());
    expect(engine.valueOf('button-bg')).toBe(before);
    expect(engine.getSnapshot()).toMatchObject({ draft: { themeId: '1' }, canUndo: false });
  });

  it('stays open when a drag that began inside ends outside', async () => {
    const { engine, open } = await setUp();
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    fireEvent.click(document.body, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(engine.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');
  });

  it('does not become part of a scheme that is selected meanwhile', async () => {
    const { engine, open } = await setUp();
    await open();
    act(() => void engine.setField('button-bg', '#123456'));
    clickFromAfar(document.querySelector<HTMLElement>('[data-scheme="1.3"] input')!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.3' }, canUndo: true });
    act(() => engine.undo());
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.1' }, canUndo: false });
  });
});

it('a picker in a shadow root stays open for what happens in it, and ends with what happens outside', () => {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  function Picker() {
    const { around, isOpen, onOpenChange } = usePickerGesture(engine, 'button-bg');
    return (
      <>
        <div ref={around}>
          <button onClick={() => onOpenChange(true)}>{isOpen ? 'open' : 'closed'}</button>
          <input />
        </div>
        <input data-elsewhere="" />
      </>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  render(
    <PanelOpenContext.Provider value>
      <Picker />
    </PanelOpenContext.Provider>,
    { container: root.appendChild(document.createElement('main')) },
  );
  const button = root.querySelector('button')!;
  const inputIn = (selector: string) =>
    fireEvent(root.querySelector(selector)!, new Event('input', { bubbles: true, composed: true }));
  act(() => button.click());
  inputIn('input');
  expect(button.textContent).toBe('open');
  inputIn('[data-elsewhere]');
  expect(button.textContent).toBe('closed');
  host.remove();
});
