/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ColorPickerContent } from '../color-picker-popover/color-picker-content.tsx';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ColorPickerRoot } from '../color-picker-popover/color-picker-root.tsx';
import { ColorPickerTrigger } from '../color-picker-popover/color-picker-trigger.tsx';
import { CopyColor } from '../copy-color/copy-color.tsx';
import { slider } from '../testing/render-picker.tsx';
import { ColorPicker } from './color-picker.tsx';

// A host that passes its own optional props on passes undefined for those that it was not given.
describe('a prop that is undefined counts as one that is not given', () => {
  it('keeps OK and Cancel in a popup', () => {
    render(<ColorPickerPopover label="Ink" defaultOpen showButtons={undefined} />);
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('keeps the role and the name of a picker', () => {
    render(<ColorPicker role={undefined} aria-label={undefined} />);
    expect(screen.getByRole('group', { name: 'Color picker' })).toBeTruthy();
  });

  it('keeps the name of the button of a popup', () => {
    render(
      <ColorPickerRoot label="Ink" defaultOpen>
        <ColorPickerTrigger aria-label={undefined} />
        <ColorPickerContent placement={undefined} />
      </ColorPickerRoot>,
    );
    expect(screen.getByRole('button', { name: 'Ink' })).toBeTruthy();
  });

  it('keeps the text of each label', () => {
    render(
      <ColorPicker defaultValue="teal" labels={{ hue: undefined, nameColor: undefined }}>
        <CopyColor labels={{ copy: undefined }} />
      </ColorPicker>,
    );
    expect(slider('Hue').getAttribute('aria-valuetext')).toBe('180°, aqua');
    expect(slider('Saturation').getAttribute('aria-valuetext')).toBe('100%, teal');
    expect(screen.getByRole('button', { name: 'Copy #008080' })).toBeTruthy();
  });
});

it('gives its root to a ref once, and takes it away when it goes', () => {
  const ref = jest.fn();
  const { rerender, unmount } = render(<ColorPicker ref={ref} defaultValue="red" />);
  rerender(<ColorPicker ref={ref} defaultValue="red" showName />);
  expect(ref.mock.calls).toEqual([[screen.getByRole('group', { name: 'Color picker' })]]);
  unmount();
  expect(ref.mock.calls.slice(1)).toEqual([[null]]);
});
