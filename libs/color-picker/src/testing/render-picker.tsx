import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';

/** Shows an inline picker and gives what a person does with it and what its host is told. */
export function renderPicker(props: ColorPickerProps = {}) {
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  const view = render(<ColorPicker {...props} onValueChange={onValueChange} onValueCommit={onValueCommit} />);
  const lastValue = () => onValueChange.mock.lastCall?.[0].value;
  return { user: userEvent.setup(), onValueChange, onValueCommit, lastValue, ...view };
}

/** The slider of this name; the two axes of the area are sliders as well. */
export const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

/** The field of the hex notation. */
export const hexField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });

/** The area, laid out 200 pixels wide and 100 high. */
export function sizedArea() {
  const area = screen.getByRole('group', { name: 'Saturation and brightness' });
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  return area;
}

/** Sends what the first finger or button does at a place. jsdom has no coordinates of pointers: a mouse event has them. */
export function firePointer(target: Element, type: string, clientX: number, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0, buttons: 1 });
  Object.defineProperty(event, 'pointerId', { value: 1 });
  fireEvent(target, event);
}
