/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const view = (name: string) => screen.findByRole('region', { name });
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the toolbar', () => {
  it('is one tab stop, with arrow keys between its items', async () => {
    const { user } = renderThemePanel();
    const parts = within(screen.getByRole('toolbar', { name: 'Theme tools' })).getAllByRole('button');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Point', 'Modes', 'Shuffle', 'History', 'Tools']);
    act(() => parts[0]!.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(parts[2]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(parts[0]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(parts[4]);
    expect(parts.map((part) => part.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
  });

  it('opens one view at a time in place of the tabs, and restores them', async () => {
    const { user } = renderThemePanel();
    await user.click(button('Tools'));
    const tools = await view('Tools');
    expect(document.activeElement).toBe(tools);
    expect(screen.queryByRole('tab', { name: 'Layout' })).toBeNull();
    await user.click(button('History'));
    const history = await view('History');
    expect(document.activeElement).toBe(history);
    expect(button('History').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Back'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Layout' })).toBeTruthy();
    expect(document.activeElement).toBe(button('History'));
    expect(button('History').getAttribute('aria-pressed')).toBe('false');
  });

  it('is replaced by the tabs when the panel’s own tab is pressed', async () => {
    const { user } = renderThemePanel();
    await user.click(button('Tools'));
    await view('Tools');
    const tab = screen.getByRole('tab', { name: 'Theme' });
    await user.click(tab);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.getElementById(tab.getAttribute('aria-controls')!)?.hidden).toBe(false);
  });

  it('shows the fields again when the panel is reopened', async () => {
    const { user, update } = renderThemePanel();
    await user.click(button('Tools'));
    await view('Tools');
    update({ isOpen: false });
    update({ isOpen: true });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Layout' })).toBeTruthy();
  });
});

describe('the history', () => {
  it('lists the edits by name, and moves to the one that is pressed', async () => {
    const { user, engine, draft } = renderThemePanel();
    act(() => {
      engine.chooseMode('dark');
      engine.setField('fontH1', '60px');
      engine.setField('bg-page', '#102030');
    });
    await user.click(button('History'));
    await view('History');
    expect(entries()).toEqual(['Page', 'H148px → 60px', 'Mode', 'Opened · saved']);
    expect(button('Page').getAttribute('aria-current')).toBe('step');
    await user.click(button('Mode'));
    expect(draft()).toMatchObject({ mode: 'dark', overrides: { dark: {}, shared: {} } });
    expect(button('Mode').getAttribute('aria-current')).toBe('step');
    expect(button('Page').hasAttribute('data-undone')).toBe(true);
    await user.click(button('Page'));
    expect(engine.valueOf('bg-page')).toBe('rgba(16, 32, 48, 1)');
    act(() => engine.undo());
    act(() => void engine.chooseMenuPosition('top'));
    expect(entries()).toEqual(['Menu position', 'H148px → 60px', 'Mode', 'Opened · saved']);
  });
});

describe('the view of all modes', () => {
  const breakIt = (engine: ReturnType<typeof renderThemePanel>['engine']) =>
    act(() => {
      engine.setField('navbar-dark-bg', '#333', 'dark');
      engine.setField('navbar-dark-text', '#444', 'dark');
      engine.setField('button-bg', '#777');
      engine.setField('button-text', '#888');
    });

  it('names each unreadable pair, and fixes only that one', async () => {
    const { user, engine } = renderThemePanel();
    breakIt(engine);
    await user.click(button('Modes'));
    const dark = await screen.findByRole('region', { name: 'Dark' });
    const light = screen.getByRole('region', { name: 'Light' });
    await within(dark).findByText('▲ 1 hard to read');
    const before = engine.valueOf('button-text');
    await user.click(within(dark).getByRole('button', { name: /^Repair: .+ \(Dark\)$/ }));
    await within(dark).findByText('✓ readable');
    expect(engine.valueOf('button-text')).toBe(before);
    expect(within(light).getByText('▲ 1 hard to read')).toBeTruthy();
    expect(dark.contains(document.activeElement)).toBe(true);
  });

  it('fixes all of them as one undo step', async () => {
    const { user, engine } = renderThemePanel();
    breakIt(engine);
    await user.click(button('Modes'));
    await user.click(await screen.findByRole('button', { name: 'Repair all' }));
    await waitFor(() => expect(screen.getAllByText('✓ readable').length).toBeGreaterThanOrEqual(3));
    expect(engine.getSnapshot().undoLabel).toBe('Repair everything');
    act(() => engine.undo());
    expect(await screen.findByRole('button', { name: 'Repair all' })).toBeTruthy();
  });

  it('shows more contrast by a setting that is not an edit', async () => {
    const { user, engine } = renderThemePanel();
    await user.click(button('Modes'));
    const picture = async () => (await screen.findByRole('region', { name: 'Light' })).querySelector('svg')!.innerHTML;
    const before = await picture();
    await user.click(screen.getByRole('checkbox', { name: /^High contrast/ }));
    expect(engine.getSnapshot()).toMatchObject({ contrast: 'more', isDirty: false, canUndo: false });
    await waitFor(async () => expect(await picture()).not.toBe(before));
    await user.click(screen.getByRole('checkbox', { name: /^High contrast/ }));
    await waitFor(async () => expect(await picture()).toBe(before));
  });
});

describe('the key /', () => {
  it('moves the focus to the search from anywhere in the panel', async () => {
    const { user } = renderThemePanel();
    act(() => button('Close').focus());
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('a/b');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('a/b');
  });

  it('does so from the layout tab and from a view', async () => {
    const { user } = renderThemePanel();
    await user.click(screen.getByRole('tab', { name: 'Layout' }));
    await user.click(button('History'));
    await view('History');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
