/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { createThemeEngine, type SavedTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';

beforeAll(installModalDialog);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => document.getElementById('panel')!;

describeConformance('ThemePanel', ThemePanel, {
  props: {
    id: 'panel',
    engine: createThemeEngine({ catalogue: defaultCatalogue }),
    isOpen: true,
    onClose: () => undefined,
    onSave: () => undefined,
    onResetCurrent: () => undefined,
  },
});

describe('ThemePanel', () => {
  it.each([
    { isOpen: true, state: 'open', inert: false },
    { isOpen: false, state: 'closed', inert: true },
  ])('is inert only while closed: $state', ({ isOpen, state, inert }) => {
    renderThemePanel({ isOpen });
    expect([panel().dataset.state, panel().hasAttribute('inert')]).toEqual([state, inert]);
  });

  it('renders its fields when it first opens, and keeps them', () => {
    const { update } = renderThemePanel({ isOpen: false });
    expect(panel().querySelectorAll('[data-tab]')).toHaveLength(0);
    update({ isOpen: true });
    expect(panel().querySelectorAll('[data-tab]')).not.toHaveLength(0);
    update({ isOpen: false });
    expect(panel().querySelectorAll('[data-tab]')).not.toHaveLength(0);
  });

  it('hydrates a prerendered page without a warning, then shows the loaded theme', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    const ignore = () => undefined;
    const app = (
      <ThemePanel id="panel" engine={engine} isOpen={false} onClose={ignore} onSave={ignore} onResetCurrent={ignore} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app);
    engine.chooseMode('dark');
    render(app, { container, hydrate: true });
    expect(panel().dataset.tone).toBe('dark');
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Unsaved changes');
  });

  it.each([
    ['a Latin keyboard', { z: 'z', slash: '/' }],
    ['a Hindi keyboard', { z: 'ॆ', slash: 'य' }],
    ['a Russian keyboard', { z: 'я', slash: '/' }],
  ])('has its keys on %s', (_, { z, slash }) => {
    const { engine } = renderThemePanel();
    act(() => void engine.chooseMode('dark'));
    fireEvent.keyDown(button('Close'), { key: z, code: 'KeyZ', ctrlKey: true });
    expect(engine.getSnapshot().draft.mode).toBe('light');
    fireEvent.keyDown(button('Close'), { key: z.toUpperCase(), code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(engine.getSnapshot().draft.mode).toBe('dark');
    fireEvent.keyDown(button('Close'), { key: slash, code: 'Slash' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('closes by its button and by Escape', async () => {
    const { user, onClose } = renderThemePanel();
    await user.click(button('Close'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('takes the focus where the pressed part takes none, as no button does in Safari, so that its keys work', async () => {
    const { user, onClose } = renderThemePanel();
    await user.click(screen.getByRole('status'));
    expect(document.activeElement).toBe(panel());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows whether there is something to save', async () => {
    const { user } = renderThemePanel();
    expect(screen.getByRole('status').textContent).toBe('No unsaved changes');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('status').textContent).toBe('Unsaved changes');
  });

  it('does not start a second save during a save', async () => {
    const { user } = renderThemePanel({ isSaving: true });
    await user.click(button('Saving…'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is in the host’s language', () => {
    renderThemePanel({ labels: { close: 'बंद करें' } });
    expect(button('बंद करें')).toBeTruthy();
    expect(button('Save Changes')).toBeTruthy();
  });
});

describe('the three confirmations', () => {
  const QUESTIONS = [
    { ask: 'Save Changes', question: 'Are you sure you want to Save Current Changes.?' },
    { ask: 'Default Changes', question: 'Are you sure you want to set Default color Theme?' },
    { ask: 'Reset Current', question: 'Are you sure you want to reset current Changes?' },
  ];

  it.each(QUESTIONS)('$ask shows its exact question, and Cancel changes nothing', async ({ ask, question }) => {
    const { user, engine, onSave, onResetCurrent } = renderThemePanel();
    act(() => engine.chooseScheme('1.2'));
    const before = engine.getSnapshot();
    await user.click(button(ask));
    await user.click(within(screen.getByRole('alertdialog', { name: question })).getByText('Cancel'));
    expect(engine.getSnapshot()).toBe(before);
    expect([onSave.mock.calls, onResetCurrent.mock.calls]).toEqual([[], []]);
    expect(document.activeElement).toBe(button(ask));
  });

  it.each([
    { ask: 'Save Changes', saves: 1, resets: 0, scheme: '2.2' },
    { ask: 'Default Changes', saves: 0, resets: 0, scheme: '1.1' },
    { ask: 'Reset Current', saves: 0, resets: 1, scheme: '2.2' },
  ])('$ask takes effect after OK', async ({ ask, saves, resets, scheme }) => {
    const { user, engine, draft, onSave, onResetCurrent } = renderThemePanel();
    act(() => engine.chooseScheme('2.2'));
    await user.click(button(ask));
    await user.click(button('OK'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect({ saves: onSave.mock.calls.length, resets: onResetCurrent.mock.calls.length }).toEqual({ saves, resets });
    expect(draft().schemeCode).toBe(scheme);
  });

  it('keep the panel open when Escape closes the question', async () => {
    const { user, onClose } = renderThemePanel();
    await user.click(button('Save Changes'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('close with the panel and do not reopen with it', async () => {
    const { user, update } = renderThemePanel();
    await user.click(button('Save Changes'));
    update({ isOpen: false });
    update({ isOpen: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('undo and redo', () => {
  it('go through the changes by button, and name the change', async () => {
    const { user, draft } = renderThemePanel();
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(button('Undo: Mode'));
    expect(draft().mode).toBe('light');
    await user.click(button('Redo: Mode'));
    expect(draft().mode).toBe('dark');
  });

  it.each([
    { keys: '{Control>}z{/Control}', mode: 'dark' },
    { keys: '{Meta>}z{/Meta}', mode: 'dark' },
    { keys: '{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}', mode: 'flately' },
    { keys: '{Control>}z{/Control}{Control>}y{/Control}', mode: 'flately' },
    { keys: 'z', mode: 'flately' },
  ])('$keys leads to $mode', async ({ keys, mode }) => {
    const { user, draft } = renderThemePanel();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('radio', { name: 'Flately' }));
    await user.keyboard(keys);
    expect(draft().mode).toBe(mode);
  });

  it('move the focus to the nearest control when they take away the focused one', async () => {
    const { user, engine, draft } = renderThemePanel();
    const focused = () => document.activeElement?.getAttribute('value');
    await user.click(screen.getByRole('radio', { name: 'Theme 2' }));
    document.querySelector<HTMLElement>('[data-scheme="3.1"] input')!.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(draft().themeId).toBe('1');
    await waitFor(() => expect(focused()).toBe(draft().schemeCode));
    await act(async () => (document.activeElement as HTMLElement).blur());
    await act(async () => void engine.chooseTheme('2'));
    expect(document.activeElement).toBe(document.body);
  });

  it('leave the shortcuts to the colour picker while it is open', async () => {
    const { user, engine, openSection } = renderThemePanel();
    await openSection('Layout Colors');
    await user.click(button('Primary'));
    const before = engine.getSnapshot();
    const slider = within(screen.getByRole('dialog', { name: 'Primary' })).getByRole('slider', { name: 'Hue' });
    fireEvent.keyDown(slider, { key: 'z', ctrlKey: true });
    expect(engine.getSnapshot()).toBe(before);
  });

  it('ignore a key that the host has handled', async () => {
    const { user, onClose } = renderThemePanel({ onKeyDown: (event) => event.preventDefault() });
    act(() => button('Close').focus());
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a newer copy from another device', () => {
  const setUp = () => {
    const rendered = renderThemePanel();
    const other = createThemeEngine({ catalogue: defaultCatalogue });
    other.chooseScheme('3.1');
    const copy: SavedTheme = { ...other.toSaved(), recordId: 'row', revision: 2 };
    act(() => {
      // The account’s earlier theme; the draft is based on it.
      rendered.engine.loadSaved({ ...rendered.engine.toSaved(), recordId: 'row', revision: 1 });
      rendered.engine.chooseMode('dark');
      rendered.engine.loadSaved(copy);
    });
    return rendered;
  };

  it.each([
    { press: 'Take theirs', scheme: '3.1' },
    { press: 'Keep mine', scheme: '1.1' },
  ])('is announced, and “$press” decides which one stays', async ({ press, scheme }) => {
    const { user, draft, onSave } = setUp();
    expect(screen.getByRole('alert').textContent).toMatch(/^A newer copy of your theme was saved elsewhere/);
    await user.click(button(press));
    expect(draft().schemeCode).toBe(scheme);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    ['pointed at', ({ user }: ReturnType<typeof setUp>) => user.hover(screen.getByRole('tab', { name: 'Layout' }))],
    ['reached by key', ({ user }: ReturnType<typeof setUp>) => user.tab({ shift: true })],
    ['used', ({ user }: ReturnType<typeof setUp>) => user.click(screen.getByRole('tab', { name: 'Layout' }))],
  ])('that is compared closes its preview as soon as another part of the panel is %s', async (_, touch) => {
    const rendered = setUp();
    const { user, engine, draft } = rendered;
    const mine = draft();
    await user.click(button('Compare: show theirs'));
    expect(draft().schemeCode).toBe('3.1');
    await touch(rendered);
    expect(draft()).toEqual(mine);
    // A gesture that starts there edits the draft, and never saves a part of the other copy.
    act(() => engine.begin('bg-page'));
    expect(draft()).toEqual(mine);
    act(() => engine.cancel());
    expect(engine.getSnapshot().newerCopy).not.toBeNull();
    await user.click(button('Compare: show theirs'));
    await user.click(button('Compare: show mine'));
    expect(draft()).toEqual(mine);
  });

  it('is compared with the edits of this moment, and with those before the preview while it is shown', async () => {
    const { user, engine } = setUp();
    const notice = () => screen.getByRole('alert').textContent;
    act(() => void engine.chooseScheme('3.1'));
    act(() => void engine.chooseMode('light'));
    expect(notice()).not.toContain('Different');
    act(() => void engine.setField('layout-primary', '#123456'));
    expect(notice()).toContain('Different: PrimaryTake theirs');
    await user.click(button('Compare: show theirs'));
    expect(notice()).toContain('Different: PrimaryTake theirs');
  });

  it('leaves the focus in the panel after the decision, so that its shortcuts keep working', async () => {
    const { user, engine, draft } = setUp();
    await user.click(button('Take theirs'));
    await user.keyboard('{Control>}z{/Control}');
    expect(draft().schemeCode).toBe('1.1');
    expect(engine.getSnapshot().canRedo).toBe(true);
  });

  it.each([
    { press: 'Take theirs', scheme: '3.1', saves: 0 },
    { press: 'Keep mine', scheme: '1.1', saves: 1 },
  ])('that conflicts with a save: “$press” saves $saves times', async ({ press, scheme, saves }) => {
    const { user, engine, draft, onSave, update } = setUp();
    update({ conflict: engine.getSnapshot().newerCopy });
    expect(screen.getByRole('alert').textContent).toMatch(/Yours is not stored yet/);
    await user.click(button(press));
    expect(draft().schemeCode).toBe(scheme);
    expect(onSave).toHaveBeenCalledTimes(saves);
  });
});
