/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPickerPopover, type ColorPickerPopoverProps } from '../color-picker-popover/color-picker-popover.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';

/** Opens a popup, types in its first field, and presses outside while the field still has the focus. */
async function typeAndPressOutside(text: string, props: Partial<ColorPickerPopoverProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const onSelect = jest.fn();
  const shared = { defaultValue: 'red', label: 'Ink', defaultOpen: true, onValueChange, onSelect };
  render(<ColorPickerPopover {...shared} {...props} />);
  await user.clear(hexField());
  await user.type(hexField(), text);
  await user.pointer({ keys: '[MouseLeft]', target: document.body });
  return { selected: onSelect.mock.lastCall?.[0].value, lastValue: onValueChange.mock.lastCall?.[0].value };
}

describe('typing that a press outside ends', () => {
  it('is taken when it is complete and the press keeps the colour', async () => {
    expect(await typeAndPressOutside('#123')).toMatchObject({ selected: '#112233' });
  });

  it('is dropped when it is not complete', async () => {
    expect(await typeAndPressOutside('#12345')).toEqual({ selected: 'red', lastValue: undefined });
  });

  it('is dropped when the press gives the colour up, also in a popup that stays open', async () => {
    const { lastValue } = await typeAndPressOutside('#123', { outsideClick: 'cancel', closeOnOutsideClick: false });
    expect(lastValue ?? 'red').toBe('red');
    expect(hexField().value).toBe('#ff0000');
  });
});

it.each([
  ['a typed colour', () => hexField(), (field: Element) => fireEvent.change(field, { target: { value: '#112233' } })],
  ['a key', () => slider('Hue'), (field: Element) => fireEvent.keyDown(field, { key: 'End' })],
])('commits %s when the picker is taken away before the gesture ends', (_name, find, start) => {
  const { onValueChange, onValueCommit, unmount } = renderPicker({ defaultValue: '#336699' });
  start(find());
  expect(onValueCommit).not.toHaveBeenCalled();
  unmount();
  expect(onValueCommit.mock.calls).toEqual([onValueChange.mock.lastCall]);
});

it('goes with a form reset', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Theme">
      <ColorPicker defaultValue="#336699" name="ink" />
    </form>,
  );
  await user.clear(hexField());
  await user.type(hexField(), '#1122');
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  await user.tab();
  expect(hexField().value).toBe('#336699');
});
