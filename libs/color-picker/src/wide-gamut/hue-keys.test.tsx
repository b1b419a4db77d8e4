/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { toBytes, type ColorFormat } from '@genmaster/color';
import { renderPicker, slider } from '../testing/render-picker.tsx';

// jsdom has no canvas; its drawing is tested in the stories.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function renderOklch(gamut: 'srgb' | 'p3', defaultValue: string, format: ColorFormat = 'oklch') {
  const picker = renderPicker({ plane: 'oklch', format, formats: [format], gamut, defaultValue });
  await screen.findByRole('group', { name: 'Chroma and lightness' });
  const oklch = () => picker.onValueChange.mock.lastCall[0].color.oklch;
  return { ...picker, oklch };
}

const field = (name: string) => screen.getByRole('spinbutton', { name });

describe.each(['srgb', 'p3'] as const)('keys in OKLCH within %s', (gamut) => {
  const start = gamut === 'p3' ? 'oklch(0.75 0.25 145)' : 'oklch(0.75 0.2 145)';
  const before = gamut === 'p3' ? 0.25 : 0.2;

  it.each([
    ['the hue', () => slider('Hue'), '{PageUp}', '{PageDown}'],
    ['the hue field', () => field('Hue'), '{PageUp}', '{PageDown}'],
    ['the lightness field', () => field('Lightness'), '{PageUp}', '{PageDown}'],
    ['the area', () => slider('Lightness'), '{PageUp}', '{PageDown}'],
  ])('give chroma back that %s had no room for on the way', async (_name, control, there, back) => {
    const { user, oklch } = await renderOklch(gamut, start);
    control().focus();
    await user.keyboard(there.repeat(2));
    expect(oklch().c).toBeLessThan(before - 0.01);
    await user.keyboard(back.repeat(2));
    expect(oklch().c).toBeCloseTo(before, 6);
    expect(oklch().l).toBeCloseTo(0.75, 6);
    expect(oklch().h).toBeCloseTo(145, 6);
  });

  it('reach every hue, one degree at a time, at the same lightness', async () => {
    const { user, oklch } = await renderOklch(gamut, start);
    slider('Hue').focus();
    for (let hue = 146; hue <= 200; hue += 1) {
      await user.keyboard('{ArrowRight}');
      expect(oklch().h).toBeCloseTo(hue, 6);
    }
    expect(oklch().l).toBeCloseTo(0.75, 6);
  });

  it('go on from what is shown once the colour has changed by other means', async () => {
    const { user, oklch } = await renderOklch(gamut, start);
    slider('Hue').focus();
    await user.keyboard('{PageUp}{PageUp}');
    const { c } = oklch();
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}{ArrowLeft}');
    expect(oklch().c).toBeLessThan(c + 0.01);
  });

  it('change one channel of what is shown in another notation', async () => {
    const { user, onValueChange } = await renderOklch(gamut, start, 'rgba');
    slider('Hue').focus();
    await user.keyboard('{PageUp}'.repeat(3));
    const [red, green, blue] = ['Red', 'Green', 'Blue'].map((name) =>
      Number(field(name).getAttribute('aria-valuenow')),
    );
    field('Red').focus();
    await user.keyboard('{ArrowUp}');
    const { color } = onValueChange.mock.lastCall[0];
    expect(toBytes(color)).toEqual([red! + 1, green, blue]);
  });

  it('do not press on beyond the edge', async () => {
    const { user, oklch } = await renderOklch(gamut, start);
    slider('Chroma').focus();
    await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(9)}{/Shift}`);
    const edge = oklch().c;
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(oklch().c).toBeLessThan(edge - 0.02);
  });
});
