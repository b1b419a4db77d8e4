/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { slider } from '../testing/render-picker.tsx';
import { PresetColors } from './preset-colors.tsx';
import { addRecentColor } from './preset-list.ts';

function renderWithPresets(first: readonly string[], props: ColorPickerProps = {}) {
  const onPresetsChange = jest.fn();
  function Host() {
    const [presets, setPresets] = useState(first);
    const change: ColorPickerProps['onPresetsChange'] = (details) => {
      onPresetsChange(details.presets);
      setPresets(details.presets);
    };
    return <ColorPicker defaultValue="#336699" presets={presets} onPresetsChange={change} {...props} />;
  }
  render(<Host />);
  return { user: userEvent.setup(), onPresetsChange };
}

const presetList = () => within(screen.getByRole('group', { name: 'Preset colors' }));
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add color' });

describe('presets', () => {
  it('marks the chosen one by colour, whatever notation it is written in', () => {
    renderWithPresets(['red', 'hsl(210 50% 40%)']);
    const pressed = presetList().getAllByRole('button', { pressed: true });
    expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(['steel blue, hsl(210 50% 40%)']);
  });

  it('reads a list a few times over, however long it is', () => {
    const readsOf = (length: number) => {
      let reads = 0;
      const token = (_: unknown, at: number) => ({
        name: `${at}`,
        get color() {
          reads += 1;
          return '#336699';
        },
      });
      render(<ColorPicker tokens={Array.from({ length }, token)} />).unmount();
      return reads / length;
    };
    expect(readsOf(200)).toBeCloseTo(readsOf(20));
  });

  it('adds the present colour once', async () => {
    const { user, onPresetsChange } = renderWithPresets(['red']);
    await user.click(addButton());
    expect(onPresetsChange).toHaveBeenLastCalledWith(['red', '#336699']);
    expect(addButton().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toMatch('Added steel blue');
  });

  it('stops adding at six, and shows a longer list whole', () => {
    renderWithPresets(['red', 'blue', 'green', 'gold', 'teal', 'pink', 'navy', 'tan']);
    expect(addButton().disabled).toBe(true);
    expect(presetList().getAllByRole('listitem')).toHaveLength(8);
  });

  it('adds to a list of its own when the host gives none', async () => {
    const user = userEvent.setup();
    render(<ColorPicker defaultValue="#336699" showAddButton />);
    expect(screen.getByText('No colors added')).toBeTruthy();
    await user.click(addButton());
    expect(presetList().getAllByRole('listitem')).toHaveLength(1);
  });

  it('carries the heading and the empty text of the host', () => {
    renderWithPresets([], { presetLabel: 'Brand', emptyPresetsText: 'Nothing yet' });
    expect(within(screen.getByRole('group', { name: 'Brand' })).getByText('Nothing yet')).toBeTruthy();
  });

  it('removes by button and by the Delete key, and keeps the focus in the list', async () => {
    const { user, onPresetsChange } = renderWithPresets(['red', 'blue', 'lime']);
    await user.click(presetList().getByRole('button', { name: 'Remove red, red' }));
    expect(onPresetsChange).toHaveBeenLastCalledWith(['blue', 'lime']);
    presetList().getByRole('button', { name: 'blue, blue' }).focus();
    await user.keyboard('{Delete}');
    expect(onPresetsChange).toHaveBeenLastCalledWith(['lime']);
    expect(document.activeElement).toBe(presetList().getByRole('button', { name: 'lime, lime' }));
  });

  it.each([
    { presets: ['red', 'red', 'blue'], removed: 0, focused: 0 },
    { presets: ['red', 'red', 'red'], removed: 1, focused: 1 },
    { presets: ['red', 'red'], removed: 1, focused: 0 },
    { presets: ['red', 'blue', 'red'], removed: 0, focused: 0 },
  ])('keeps the focus when one of equal ones goes: $removed of $presets', async ({ presets, removed, focused }) => {
    const { user } = renderWithPresets(presets);
    const swatches = () => presetList().getAllByRole('button', { pressed: false, name: /^(red|blue), / });
    swatches()[removed]!.focus();
    await user.keyboard('{Delete}');
    expect(swatches()).toHaveLength(presets.length - 1);
    expect(document.activeElement).toBe(swatches()[focused]);
  });

  it('says nothing of a move that leaves them where they are', async () => {
    const { user, onPresetsChange } = renderWithPresets(['red', 'blue']);
    const red = presetList().getByRole('button', { name: 'red, red' });
    red.focus();
    await user.keyboard('{Alt>}{ArrowLeft}{Home}{/Alt}');
    const types = ['application/x-gm-preset'];
    const item = red.closest('li')!;
    fireEvent.dragStart(item, { dataTransfer: { setData: () => undefined, types } });
    fireEvent.drop(item, { dataTransfer: { types } });
    expect(onPresetsChange).not.toHaveBeenCalled();
    slider('Hue').focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(slider('Hue'));
    red.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onPresetsChange).toHaveBeenLastCalledWith(['blue', 'red']);
  });

  it('cannot be changed where the host does not say so', () => {
    render(<ColorPicker presets={['red']} />);
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
  });

  it('come in further lists as children', async () => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    render(
      <ColorPicker defaultValue="white" onValueChange={onValueChange}>
        <PresetColors label="Brand" colors={['#336699']} />
      </ColorPicker>,
    );
    await user.click(within(screen.getByRole('group', { name: 'Brand' })).getByRole('button'));
    expect(onValueChange.mock.lastCall[0].value).toBe('#336699');
  });
});

describe('addRecentColor', () => {
  it('puts a colour first, once, and drops the oldest', () => {
    expect(addRecentColor(['red', '#336699'], 'rgb(51, 102, 153)')).toEqual(['rgb(51, 102, 153)', 'red']);
    expect(addRecentColor(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
  });

  it('adds nothing where the colour was taken away', () => {
    expect(addRecentColor(['red', 'blue'], '')).toEqual(['red', 'blue']);
  });
});
