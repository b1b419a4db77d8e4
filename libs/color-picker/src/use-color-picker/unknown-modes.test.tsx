/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';

/** Options as a host without types may pass them. */
const untyped = (options: Record<string, unknown>) => options as object;

describe('words that name no mode', () => {
  it.each(
    [
      { colorMode: 'colour' },
      { colorMode: null },
      { alphaMode: 'on' },
      { gamut: 'rec2020' },
      { plane: 'lab' },
      { defaultPlane: 'lab' },
      { planes: ['lab'] },
    ].map(untyped),
  )('are ignored: %j', async (options) => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', ...options });
    expect(screen.getByRole('group', { name: 'Saturation and brightness' })).toBeTruthy();
    expect(slider('Alpha')).toBeTruthy();
    await user.clear(hexField());
    await user.type(hexField(), 'color(display-p3 0 1 0)');
    await user.tab();
    expect(lastValue()).toMatch(/^#[\da-f]{6}$/);
  });

  it.each([{ level: 'aaa' }, { level: null }, { size: 'huge' }, { role: 'ink', size: null }])(
    'are ignored in a demand of contrast: %j',
    async (demand) => {
      const contrast = { against: 'white', ...untyped(demand) };
      render(
        <ColorPicker defaultValue="#767676" contrast={contrast}>
          <ContrastReadout {...contrast} />
        </ColorPicker>,
      );
      await waitFor(() => expect(screen.getAllByText('Contrast 4.54:1, passes AA')).toHaveLength(2));
    },
  );

  it('are left out of the menu of planes', () => {
    renderPicker({ defaultValue: '#336699', ...untyped({ planes: ['lab', 'hsl', 'hsv'] }) });
    const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color space of the area' });
    expect(Array.from(menu.options, ({ value }) => value)).toEqual(['hsl', 'hsv']);
    expect(menu.value).toBe('hsl');
  });
});
