/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const modes = () => within(screen.getByRole('group', { name: 'Color Scheme mode' }));
const picture = (mode: string) => document.querySelector(`[data-mode="${mode}"] svg`)!.innerHTML;

describe('the pictures of the modes', () => {
  it('report for each mode that all text is readable', async () => {
    renderThemePanel();
    expect(await screen.findAllByText('✓ readable')).toHaveLength(3);
    expect(modes().getByRole('radio', { name: 'Dark' }).getAttribute('aria-describedby')).toBe(
      document.querySelector('[data-mode="dark"] > div')!.id,
    );
  });

  it('show how an edit in one mode changes the others', async () => {
    const { engine } = renderThemePanel();
    const before = ['light', 'dark', 'flately'].map(picture);
    await act(async () => void engine.setField('layout-primary', '#c2185b'));
    ['light', 'dark', 'flately'].forEach((mode, at) => expect(picture(mode)).not.toBe(before[at]));
  });

  it('that are not shown mark the fields that are unreadable there; the mark opens the view of all modes', async () => {
    const { user, engine } = renderThemePanel({ navbarMode: 'dark' });
    await user.click(screen.getByText('Navbar', { selector: 'summary' }));
    await act(async () => {
      engine.setField('navbar-dark-bg', '#333', 'dark');
      engine.setField('navbar-dark-text', '#444', 'dark');
    });
    const mark = await screen.findByRole('button', {
      name: /^Dark navbar text, Dark: Contrast 1\.\d with .*; 4\.5 is needed\.$/,
    });
    await user.click(mark);
    expect(await screen.findByRole('heading', { name: 'Every mode' })).toBeTruthy();
  });

  it('name an unreadable mode, and fix only that one, as one undo step', async () => {
    const { user, engine } = renderThemePanel();
    await act(async () => {
      engine.setField('navbar-dark-bg', '#333', 'dark');
      engine.setField('navbar-dark-text', '#444', 'dark');
    });
    const light = picture('light');
    await user.click(await screen.findByRole('button', { name: 'Repair Dark: 1 hard to read' }));
    expect(await screen.findAllByText('✓ readable')).toHaveLength(3);
    expect(picture('light')).toBe(light);
    expect(engine.getSnapshot().undoLabel).toBe('Repair dark');
    expect(document.activeElement).toBe(modes().getByRole('radio', { name: 'Dark' }));
    act(() => engine.undo());
    expect(await screen.findByRole('button', { name: 'Repair Dark: 1 hard to read' })).toBeTruthy();
  });
});
