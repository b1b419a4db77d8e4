/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { defineColorPicker } from '../element/index.ts';
import { PresetColors } from '../preset-colors/preset-colors.tsx';

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

  it('moves to the added colour and not to a list of the host behind it', async () => {
    render(
      <ColorPicker defaultValue="#336699" showAddButton>
        <PresetColors label="Brand" colors={['red']} />
      </ColorPicker>,
    );
    await pressEnterOn('Add color');
    expect(focused()).toBe('steel blue, #336699');
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

describe('the focus on a colour to choose from', () => {
  const placeElement = (markup: string) => {
    defineColorPicker();
    document.body.innerHTML = markup;
  };
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['React', () => render(<ColorPicker defaultValue="#336699" presets={['black']} showShades />)],
    ['the element', () => placeElement('<gm-color-picker value="#336699" presets="black" shades></gm-color-picker>')],
  ])('stays at its place when undo changes all tints and shades, in %s', async (_host, show) => {
    show();
    await pressEnterOn('black, black');
    screen.getByRole('button', { name: /, #cccccc$/ }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(focused()).toBe('gainsboro, #d6e0eb');
  });

  const recentOnes = () => within(screen.getByRole('group', { name: 'Recent colors' })).getAllByRole('button');

  it('goes with it to the first place of the recent ones when it is chosen', async () => {
    placeElement('<gm-color-picker value="#336699" recent></gm-color-picker>');
    document.querySelector('gm-color-picker')!.recent = ['#ff0000', '#0000ff', '#00ff00'];
    await pressEnterOn('lime, #00ff00');
    expect(recentOnes()[0]!.ariaLabel).toBe('lime, #00ff00');
    expect(document.activeElement).toBe(recentOnes()[0]);
  });

  it('stays on it when undo brings its neighbour before it', async () => {
    placeElement('<gm-color-picker value="#0000ff" recent></gm-color-picker>');
    document.querySelector('gm-color-picker')!.recent = ['#0000ff', '#ff0000'];
    await pressEnterOn('red, #ff0000');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(recentOnes().map((button) => button.ariaLabel)).toEqual(['blue, #0000ff', 'red, #ff0000']);
    expect(document.activeElement).toBe(recentOnes()[1]);
  });
});

describe('the focus on the way back in a popup', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['React', () => render(<ColorPickerPopover label="Ink" defaultValue="#336699" />)],
    [
      'the element',
      () => {
        defineColorPicker();
        document.body.innerHTML = '<gm-color-picker label="Ink" value="#336699" popup></gm-color-picker>';
      },
    ],
  ])('returns to the button when Escape gives the choice up, in %s', async (_host, show) => {
    show();
    await pressEnterOn('Ink');
    await userEvent.keyboard('{ArrowLeft}');
    screen.getByRole('button', { name: /^Back to/ }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe('Ink');
  });
});
