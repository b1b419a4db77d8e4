/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const setUp = async () => {
  const panel = renderThemePanel();
  await panel.openSection('Font Size');
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'H1, px' });
  const size = () => panel.engine.valueOf('fontH1');
  return { ...panel, number, size };
};

it('a typed size is applied at once, moves the slider, and is one undo step', async () => {
  const { user, engine, number, size } = await setUp();
  const before = size();
  await user.clear(number);
  await user.type(number, '64');
  expect(size()).toBe('64px');
  expect(screen.getByRole('slider', { name: 'H1' })).toHaveProperty('value', '64');
  await user.tab();
  expect(engine.getSnapshot().undoLabel).toBe('H1');
  act(() => engine.undo());
  expect(size()).toBe(before);
});

it.each([
  { typed: '500', kept: '100px' },
  { typed: '5', kept: '10px' },
  { typed: '24.6', kept: '25px' },
])('$typed, where 10 to 100 are allowed, becomes $kept', async ({ typed, kept }) => {
  const { user, number, size } = await setUp();
  await user.clear(number);
  await user.type(number, typed);
  await user.tab();
  expect(size()).toBe(kept);
  expect(number.value).toBe(String(Number.parseInt(kept)));
});

it('an empty field keeps the size, and shows it again', async () => {
  const { user, engine, number, size } = await setUp();
  const before = size();
  await user.clear(number);
  await user.tab();
  expect(size()).toBe(before);
  expect(number.value).toBe(String(Number.parseInt(before)));
  expect(engine.getSnapshot().canUndo).toBe(false);
});

it('a drag that an undo interrupted continues as an undo step of its own', async () => {
  const { engine, size } = await setUp();
  const before = size();
  const slider = screen.getByRole('slider', { name: 'H1' });
  const drag = (value: number) => fireEvent.input(slider, { target: { value } });
  drag(60);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(size()).toBe(before);
  [61, 62, 63].forEach(drag);
  fireEvent.change(slider);
  expect(size()).toBe('63px');
  act(() => engine.undo());
  expect(size()).toBe(before);
  expect(engine.getSnapshot().canUndo).toBe(false);
});
