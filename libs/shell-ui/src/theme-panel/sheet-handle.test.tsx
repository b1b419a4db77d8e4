/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const panel = () => document.getElementById('panel')!;
const page = () => document.documentElement.getAttribute('data-theme-panel');
const handle = () => screen.getByRole('button', { name: /^Show more of the/ });
const pull = (type: string, clientY: number) => fireEvent(handle(), new MouseEvent(type, { bubbles: true, clientY }));

it('tells the page that a docked panel is open, until it is closed', () => {
  const { update } = renderThemePanel();
  expect(page()).toBe('docked');
  update({ isOpen: false });
  expect(page()).toBeNull();
});

it('leaves the page unchanged where it does not dock', () => {
  renderThemePanel({ docks: false });
  expect(page()).toBeNull();
});

it('expands and collapses on press', async () => {
  const { user } = renderThemePanel();
  await user.click(handle());
  expect([panel().dataset['tall'], page()]).toEqual(['true', 'tall']);
  expect(handle().getAttribute('aria-label')).toBe('Show more of the page');
  await user.click(handle());
  expect([panel().dataset['tall'], page()]).toEqual([undefined, 'docked']);
});

it('follows a drag, and ignores a small movement', () => {
  renderThemePanel();
  pull('pointerdown', 400);
  pull('pointermove', 390);
  expect(page()).toBe('docked');
  pull('pointermove', 300);
  pull('pointerup', 300);
  fireEvent.click(handle());
  expect(page()).toBe('tall');
});
