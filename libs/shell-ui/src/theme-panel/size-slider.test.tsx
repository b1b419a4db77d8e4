/** @jest-environment jsdom */
import type { ThemeField } from '@genmaster/theme-engine';
import { extendCatalogue } from '@genmaster/theme-engine/catalogue';
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

it.each(['5', '64'])(
  'the typed number %s that Escape discards changes nothing, also when it is left',
  async (typed) => {
    const { user, engine, number, size, update } = await setUp();
    const before = size();
    await user.clear(number);
    await user.type(number, typed);
    await user.keyboard('{Escape}');
    fireEvent.change(number);
    number.dispatchEvent(new Event('change', { bubbles: true }));
    update({ isOpen: false });
    act(() => number.blur());
    expect(size()).toBe(before);
    expect(engine.getSnapshot().canUndo).toBe(false);
  },
);

it('a size with decimals can be typed and moved', async () => {
  const { engine, user, update } = renderThemePanel();
  const fields = [
    { label: 'Rule', id: 'rule', inputType: 'range', '--value': '--rule', min: 0.5, max: 2.5, value: 1.5 },
  ];
  const { catalogue } = extendCatalogue(engine.catalogue, {
    sections: [{ section_name: 'Own', section_fields: fields }],
  });
  act(() => engine.replaceCatalogue(catalogue));
  update({});
  await user.type(screen.getByRole('searchbox', { name: 'Search fields' }), 'rule');
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rule, px' });
  await user.clear(number);
  await user.type(number, '2.25');
  await user.tab();
  expect(engine.valueOf('rule')).toBe('2.25px');
  expect(screen.getByRole('slider', { name: 'Rule' })).toHaveProperty('value', '2.25');
});

it('a size without a maximum goes as far as in the engine', async () => {
  const { engine, user, update } = renderThemePanel();
  const field: ThemeField = {
    id: 'width',
    label: 'Width',
    variable: '--width',
    kind: 'size',
    inputType: 'range',
    defaultValue: '640px',
  };
  const section = { id: 'own', name: 'Own', fields: [field] };
  act(() => engine.replaceCatalogue({ ...engine.catalogue, sections: [...engine.catalogue.sections, section] }));
  update({});
  await user.type(screen.getByRole('searchbox', { name: 'Search fields' }), 'width');
  expect(screen.getByRole('slider', { name: 'Width' })).toHaveProperty('value', '640');
  const number = screen.getByRole('spinbutton', { name: 'Width, px' });
  await user.clear(number);
  await user.type(number, '720{Tab}');
  expect(engine.valueOf('width')).toBe('720px');
});

it('Escape discards a number that is being typed, and closes the panel only after that', async () => {
  const { user, number, size, onClose } = await setUp();
  const before = size();
  await user.clear(number);
  await user.type(number, '64{Escape}');
  expect([size(), onClose.mock.calls.length]).toEqual([before, 0]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
