import fc from 'fast-check';
import { wcagContrast } from './contrast.ts';
import { oklabDistance, toOklch } from './oklch.ts';
import { findReadable } from './readable.ts';
import { anyRgb } from './testing/colors.ts';

const ratioOn = (background: { r: number; g: number; b: number }) => (rgb: { r: number; g: number; b: number }) =>
  wcagContrast({ text: { ...rgb, alpha: 1 }, background });

describe('the nearest readable colour', () => {
  it('meets the demand and comes nearest first, for any two colours', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, fc.constantFrom(3, 4.5, 7), (color, background, min) => {
        const ratio = ratioOn(background);
        const found = findReadable(color, (rgb) => ratio(rgb) >= min);
        for (const { rgb } of found) expect(ratio(rgb)).toBeGreaterThanOrEqual(min);
        expect(found.map(({ distance }) => distance)).toEqual(
          found.map(({ distance }) => distance).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is no farther than any other lightness of the same hue that passes', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (color, background) => {
        const ratio = ratioOn(background);
        if (ratio(color) >= 4.5) return;
        const [best] = findReadable(color, (rgb) => ratio(rgb) >= 4.5);
        const { l } = toOklch(color);
        for (let step = 0; step <= 100; step += 1) {
          const grey = { r: step / 100, g: step / 100, b: step / 100 };
          const isBetween = best && Math.abs(toOklch(grey).l - l) < Math.abs(toOklch(best.rgb).l - l) - 0.03;
          if (isBetween) expect(ratio(grey)).toBeLessThan(4.5 * 1.1);
        }
        expect(best?.distance ?? 0).toBeCloseTo(best ? oklabDistance(color, best.rgb) : 0, 9);
      }),
      { numRuns: 100 },
    );
  });

  it('is none where neither black nor white would do', () => {
    const grey = { r: 0.47, g: 0.47, b: 0.47 };
    expect(findReadable({ r: 1, g: 0, b: 0 }, (rgb) => ratioOn(grey)(rgb) >= 7)).toEqual([]);
  });
});
