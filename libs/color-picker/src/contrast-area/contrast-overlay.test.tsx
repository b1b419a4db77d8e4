/** @jest-environment jsdom */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { parseColor } from '@genmaster/color';
import { contrastRatio } from '../contrast/picker-contrast.ts';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { firePointer, slider, sizedArea } from '../testing/render-picker.tsx';

const pathOf = (name: string) => document.querySelector(`[data-limit='${name}']`)?.getAttribute('d');
const ratioOnWhite = (value: string) => contrastRatio({ text: parseColor(value)!, background: parseColor('white')! });

describe('contrast in the area', () => {
  it('draws the limits of AA, AAA and APCA, and hatches what fails', async () => {
    render(<ColorPicker defaultValue="#336699" contrast={{ against: 'white' }} />);
    await waitFor(() => expect(pathOf('AA')).toMatch(/^M[\d. ]+L/));
    for (const name of ['AAA', 'APCA', 'fails']) expect(pathOf(name)).toMatch(/^M/);
    const before = pathOf('AA');
    fireEvent.change(slider('Hue'), { target: { value: '60' } });
    expect(pathOf('AA')).not.toBe(before);
  });

  it('takes the nearest colour that passes with N', async () => {
    const onValueCommit = jest.fn();
    render(<ColorPicker defaultValue="#9cf" contrast={{ against: 'white' }} onValueCommit={onValueCommit} />);
    await waitFor(() => expect(pathOf('AA')).toBeTruthy());
    fireEvent.keyDown(slider('Hue'), { key: 'n' });
    expect(ratioOnWhite(onValueCommit.mock.lastCall[0].value)).toBeGreaterThanOrEqual(4.5);
  });

  it('holds a drag on the side that passes', async () => {
    const onValueChange = jest.fn();
    render(
      <ColorPicker defaultValue="#336699" contrast={{ against: 'white', hold: true }} onValueChange={onValueChange} />,
    );
    await waitFor(() => expect(pathOf('AA')).toBeTruthy());
    const area = sizedArea();
    firePointer(area, 'pointerdown', 10, 5);
    firePointer(area, 'pointerup', 20, 5);
    for (const [{ value }] of onValueChange.mock.calls) expect(ratioOnWhite(value)).toBeGreaterThanOrEqual(4.5);
    expect(onValueChange).toHaveBeenCalled();
  });
});
