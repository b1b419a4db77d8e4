import { toGamut } from 'culori/fn';
import fc from 'fast-check';
import { colorDifference } from './difference.ts';
import { fitGamut, fitToSrgb, isInside } from './gamut.ts';
import { oklchToRgb, toOklch } from './oklch.ts';
import { anyRgb, registerReferenceModes } from './testing/colors.ts';

registerReferenceModes();
const reference = toGamut('rgb', 'oklch');
const share = (max: number, min = 0) => fc.double({ min, max, noNaN: true });
const anyOklch = fc.record({ l: share(1, 0.02), c: share(0.4), h: share(359.9) });

describe('OKLCH', () => {
  it('comes back to the same sRGB colour', () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        const back = oklchToRgb(toOklch(rgb));
        for (const channel of ['r', 'g', 'b'] as const) expect(back[channel]).toBeCloseTo(rgb[channel], 6);
      }),
    );
  });

  it('has the published figures for sRGB red', () => {
    const { l, c, h } = toOklch({ r: 1, g: 0, b: 0 });
    expect([l.toFixed(3), c.toFixed(3), h.toFixed(1)]).toEqual(['0.628', '0.258', '29.2']);
  });
});

describe('fitting a colour into sRGB', () => {
  it('agrees with culori’s CSS Color 4 mapping to less than can be seen', () => {
    fc.assert(
      fc.property(anyOklch, (color) => {
        const { r, g, b } = reference({ mode: 'oklch', ...color })!;
        expect(colorDifference(fitToSrgb(color), { r, g, b })).toBeLessThan(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives channels from 0 to 1 for any colour', () => {
    fc.assert(fc.property(anyOklch, (color) => expect(isInside(fitToSrgb(color), 0)).toBe(true)));
  });

  it('keeps more of a strong green than lowering chroma alone', () => {
    const green = { l: 0.7, c: 0.3, h: 142 };
    expect(toOklch(fitToSrgb(green)).c).toBeGreaterThan(fitGamut(green, 'srgb').c);
  });

  it('keeps lightness and hue exactly where only chroma is lowered', () => {
    fc.assert(
      fc.property(anyOklch, (color) => expect(fitGamut(color, 'srgb')).toMatchObject({ l: color.l, h: color.h })),
    );
  });
});
