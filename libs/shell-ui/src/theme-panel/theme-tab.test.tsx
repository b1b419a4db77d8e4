/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const row = (id: string) => document.querySelector<HTMLElement>(`[data-field="${id}"]`)!;

describe('the theme tab', () => {
  it('lists the schemes of the current theme, with the current one selected', () => {
    renderThemePanel();
    const palette = screen.getByRole('group', { name: /^Color Scheme.*palette/ });
    const schemes = within(palette).getAllByRole<HTMLInputElement>('radio');
    expect(schemes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['1.1']);
    expect(schemes.every(({ value }) => value.startsWith('1.'))).toBe(true);
  });

  it('selects a scheme', async () => {
    const { user, draft } = renderThemePanel();
    await user.click(document.querySelector('[data-scheme="1.2"] input')!);
    expect(draft().schemeCode).toBe('1.2');
  });

  it('selects a theme and lists that theme’s schemes', async () => {
    const { user, draft } = renderThemePanel();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Website Theme' }), '2');
    expect([draft().themeId, draft().schemeCode]).toEqual(['2', '2.1']);
    expect(document.querySelector('[data-scheme="1.1"]')).toBeNull();
  });

  it.each(['Light', 'Dark', 'Flately'])('selects the mode %s', async (name) => {
    const { user, engine, draft } = renderThemePanel();
    act(() => engine.chooseMode(name === 'Light' ? 'dark' : 'light'));
    const modes = screen.getByRole('group', { name: /^Color Scheme.*mode/ });
    await user.click(within(modes).getByRole('radio', { name }));
    expect(draft().mode).toBe(name.toLowerCase());
  });

  it('has a section for each group of fields, with only one open at a time', () => {
    const { engine } = renderThemePanel();
    const sections = [...document.querySelectorAll('details')];
    expect(sections.map((section) => section.textContent)).toEqual(engine.catalogue.sections.map(({ name }) => name));
    expect(new Set(sections.map(({ name }) => name)).size).toBe(1);
  });

  it('renders a section’s fields when it opens', async () => {
    const { openSection } = renderThemePanel();
    expect(row('layout-primary')).toBeNull();
    await openSection('Layout Colors');
    expect(row('layout-primary')).not.toBeNull();
  });

  it.each([
    { mode: 'light', shown: 'navbar-light-bg', hidden: 'navbar-dark-bg' },
    { mode: 'dark', shown: 'navbar-dark-bg', hidden: 'navbar-light-bg' },
  ] as const)('shows in $mode only the field of the visible navbar', async ({ mode, shown, hidden }) => {
    const { engine, openSection } = renderThemePanel();
    act(() => engine.chooseMode(mode));
    await openSection('Navbar');
    expect([row(shown) !== null, row(hidden) !== null]).toEqual([true, false]);
  });
});

describe('a changed field', () => {
  it('with a size previews while it moves and adds one undo step on release', async () => {
    const { engine, draft, openSection } = renderThemePanel();
    await openSection('Font Size');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'H1' });
    const before = draft();
    for (const value of ['40', '41', '42']) fireEvent.input(slider, { target: { value } });
    expect(engine.valueOf('fontH1')).toBe('42px');
    expect(slider.getAttribute('aria-valuetext')).toBe('42px');
    fireEvent(slider, new Event('change', { bubbles: true }));
    act(() => engine.undo());
    expect(draft()).toEqual(before);
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('can be reset, and its section counts it', async () => {
    const { user, engine, openSection } = renderThemePanel();
    await openSection('Font Size');
    act(() => void engine.setField('fontH1', 50));
    expect(screen.getByText('Font Size', { selector: 'summary' }).textContent).toBe('Font Size1 changed');
    await user.click(screen.getByRole('button', { name: 'Reset: H1' }));
    expect(engine.getSnapshot().isDirty).toBe(false);
    expect(screen.queryByRole('button', { name: 'Reset: H1' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'H1' }));
  });

  it('adapted from a colour of another mode is marked, and undo removes the mark', async () => {
    const { engine, openSection } = renderThemePanel();
    await openSection('Navbar');
    act(() => void engine.chooseMode('light'));
    act(() => void engine.setField('navbar-light-bg', '#ffe08a'));
    act(() => void engine.chooseMode('flately'));
    const marks = () => screen.queryAllByRole('img', { name: 'Adapted from your color in another mode' });
    expect(marks().length).toBeGreaterThan(0);
    for (const mark of marks()) expect(mark.closest('[data-field]')!.hasAttribute('data-derived')).toBe(true);
    act(() => engine.undo());
    act(() => engine.undo());
    expect(marks()).toEqual([]);
  });

  it('with options is set by its list', async () => {
    const { user, engine, openSection } = renderThemePanel();
    await openSection('Sidebar');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Icon visibility' }), 'Hide');
    expect(engine.valueOf('sidebar-icon-visibility')).toBe('none');
  });
});

describe('a colour', () => {
  const openPicker = async () => {
    const rendered = renderThemePanel();
    await rendered.openSection('Layout Colors');
    const before = rendered.engine.valueOf('layout-primary');
    await rendered.user.click(screen.getByRole('button', { name: 'Primary' }));
    const popup = within(screen.getByRole('dialog', { name: 'Primary' }));
    const move = async () => {
      popup.getByRole('slider', { name: 'Hue' }).focus();
      await rendered.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    };
    return { ...rendered, popup, move, before, value: () => rendered.engine.valueOf('layout-primary') };
  };

  it('is previewed on the page while it is being chosen', async () => {
    const { move, value, before } = await openPicker();
    await move();
    expect(value()).not.toBe(before);
    expect(value()).toMatch(/^rgba\(/);
  });

  it('adds one undo step after OK', async () => {
    const { user, engine, popup, move, value, before } = await openPicker();
    await move();
    await user.click(popup.getByRole('button', { name: 'OK' }));
    const chosen = value();
    expect(chosen).not.toBe(before);
    act(() => engine.undo());
    expect(value()).toBe(before);
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it.each([
    ['Cancel', (user: Awaited<ReturnType<typeof openPicker>>['user']) => user.click(screen.getAllByText('Cancel')[0]!)],
    ['Escape', (user: Awaited<ReturnType<typeof openPicker>>['user']) => user.keyboard('{Escape}')],
    ['a press outside', (user: Awaited<ReturnType<typeof openPicker>>['user']) => user.click(document.body)],
  ])('is restored after %s, with nothing to save or undo', async (_name, leave) => {
    const { user, engine, onClose, move, value, before } = await openPicker();
    await move();
    await leave(user);
    expect(value()).toBe(before);
    const { isDirty, canUndo } = engine.getSnapshot();
    expect({ isDirty, canUndo }).toEqual({ isDirty: false, canUndo: false });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('adds no undo step when it is accepted unchanged', async () => {
    const { user, engine, popup } = await openPicker();
    await user.click(popup.getByRole('button', { name: 'OK' }));
    expect(engine.getSnapshot().canUndo).toBe(false);
  });
});
