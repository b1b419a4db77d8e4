/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { defineColorPicker } from '../element/index.ts';

const focused = () => document.activeElement!.ariaLabel ?? document.activeElement!.textContent;

beforeEach(() => {
  // jsdom has no canvas and no form values; both are tested in the stories.
  ElementInternals.prototype.setFormValue = () => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function pressEnterOn(name: string) {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

it('begins at the chosen preset where there are presets alone, not at what edits them', async () => {
  render(
    <ColorPickerPopover label="Ink" colorMode="presets" presets={['red', 'blue']} showAddButton defaultValue="#00f" />,
  );
  await pressEnterOn('Ink');
  expect(focused()).toBe('blue, blue');
});

describe('the focus, when the button that has it disappears', () => {
  it.each<[name: string, to: string, props: ColorPickerProps]>([
    ['Add color', 'steel blue, #336699', { defaultValue: '#336699', showAddButton: true, defaultPresets: ['red'] }],
    ['Use the nearest color that passes', 'Contrast 4.54:1, passes AA', { defaultValue: '#777777' }],
    ['Bring into sRGB', 'Every screen shows this color', { defaultValue: 'color(display-p3 1 0 0)', gamut: 'p3' }],
  ])('moves from %j to %j', async (name, to, props) => {
    render(
      <ColorPicker {...props}>
        <ContrastReadout against="white" />
      </ColorPicker>,
    );
    await pressEnterOn(name);
    expect(focused()).toBe(to);
  });

  it('moves to an added colour in a page without React, too', async () => {
    defineColorPicker();
    document.body.innerHTML = '<gm-color-picker value="#336699" editable-presets></gm-color-picker>';
    await pressEnterOn('Add color');
    expect(focused()).toBe('steel blue, #336699');
    document.body.innerHTML = '';
  });

  it('stays where it is when the press came by a shortcut', async () => {
    render(
      <ColorPicker defaultValue="#777777">
        <ContrastReadout against="white" />
      </ColorPicker>,
    );
    const hue = screen.getByRole('slider', { name: 'Hue' });
    hue.focus();
    await userEvent.keyboard('n');
    expect(screen.getByText('Contrast 4.54:1, passes AA')).toBeTruthy();
    expect(document.activeElement).toBe(hue);
  });
});
