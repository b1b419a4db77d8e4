/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { defineColorPicker } from '../element/index.ts';
import { slider } from '../testing/render-picker.tsx';

const renderInLabel = (picker: ReactElement) =>
  render(
    <label>
      <b>Page</b> {picker}
    </label>,
  );

describe("a host's label around a picker", () => {
  it.each(['dialog', 'heading', 'slider'])('does not close the popup for a press on its %s', (role) => {
    renderInLabel(<ColorPickerPopover label="Brand" defaultOpen presets={['red']} />);
    fireEvent.click(screen.getAllByRole(role)[0]!);
    fireEvent.click(slider('Hue').parentElement!);
    expect(screen.queryByRole('dialog')).toBeTruthy();
    fireEvent.click(screen.getByText('Page'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('presses no control for another', () => {
    renderInLabel(<ColorPicker presets={['red']} defaultFormat="rgba" />);
    const pressed = jest.fn();
    slider('Saturation').addEventListener('click', pressed);
    fireEvent.click(slider('Hue').parentElement!);
    fireEvent.click(screen.getByRole('heading'));
    expect(pressed).not.toHaveBeenCalled();
    // The picker's own labels are as before.
    const red = screen.getByRole('spinbutton', { name: 'Red' });
    red.addEventListener('click', pressed);
    fireEvent.click(screen.getByText('R'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  // WebKit takes a press on a button that is gone by then for one on the label.
  it.each(['OK', 'Cancel'])('does not open the popup again after a press on %s', (name) => {
    renderInLabel(<ColorPickerPopover label="Brand" defaultOpen />);
    expect(fireEvent.click(screen.getByRole('button', { name }))).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('presses no control for a button that its press removes', async () => {
    defineColorPicker();
    document.body.innerHTML =
      '<label>Page <gm-color-picker value="color(display-p3 0 1 0)" output-format="p3"></gm-color-picker></label>';
    expect(fireEvent.click(screen.getByRole('button', { name: /Next/ }))).toBe(true);
    const fit = await screen.findByRole('button', { name: 'Bring into sRGB' });
    expect(fireEvent.click(fit)).toBe(false);
    expect(fit.isConnected).toBe(false);
  });
});
