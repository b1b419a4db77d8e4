/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { firePointer, renderPicker, slider } from '../testing/render-picker.tsx';

// jsdom has no canvas; its drawing is tested in the stories.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('a drag of the OKLCH hue there and back gives the colour of before, although hues on its way have less chroma', async () => {
  const { onValueChange, lastValue } = renderPicker({
    plane: 'oklch',
    outputFormat: 'oklch',
    defaultValue: 'oklch(0.75 0.25 145)',
  });
  await screen.findByRole('group', { name: 'Chroma and lightness' });
  const track = slider('Hue').parentElement!;
  // One degree for each pixel between the insets of 8 pixels.
  track.getBoundingClientRect = () => new DOMRect(0, 0, 376, 20);
  const fire = (type: string, hue: number) => act(() => firePointer(track, type, 8 + hue, 10));
  fire('pointerdown', 145);
  fire('pointermove', 250);
  expect(onValueChange.mock.lastCall[0].color.oklch.c).toBeLessThan(0.2);
  fire('pointermove', 145);
  expect(lastValue()).toBe('oklch(0.75 0.25 145)');
  fire('pointerup', 250);
  const { c } = onValueChange.mock.lastCall[0].color.oklch;
  // The next drag begins with the colour that this one has left.
  fire('pointerdown', 250);
  fire('pointerup', 145);
  expect(onValueChange.mock.lastCall[0].color.oklch.c).toBeCloseTo(c, 6);
});
