import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';

/** Renders an inline picker; returns a user, the mocked callbacks of the host, and the render result. */
export function renderPicker(props: ColorPickerProps = {}) {
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  const view = render(<ColorPicker {...props} onValueChange={onValueChange} onValueCommit={onValueCommit} />);
  const lastValue = () => onValueChange.mock.lastCall?.[0].value;
  return { user: userEvent.setup(), onValueChange, onValueCommit, lastValue, ...view };
}

/** Returns the slider of this name; the two axes of the area are sliders as well. */
export const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

export const hexField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });

/** Returns the area, with a mocked size of 200 by 100 pixels. */
export function sizedArea() {
  const area = screen.getByRole('group', { name: 'Saturation and brightness' });
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  return area;
}

/**
 * Dispatches an event of the first finger or button at a position.
 *
 * jsdom's pointer events have no coordinates, so a mouse event is used.
 */
export function firePointer(target: Element, type: string, clientX: number, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0, buttons: 1 });
  Object.defineProperty(event, 'pointerId', { value: 1 });
  fireEvent(target, event);
}
