import {
  differenceCiede2000,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  toGamut,
  useMode as register,
} from 'culori/fn';
import fc from 'fast-check';
import type { Rgba } from '../core/color-value.ts';
import { colorDifference } from './color-difference.ts';
import { fitToScreen } from './fit-to-screen.ts';

for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65, modeOklab, modeOklch]) register(mode as typeof modeRgb);
const reference = differenceCiede2000();
const fitted = toGamut('rgb', 'oklch');
const plain = ({ r, g, b }: Rgba) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 });

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: channel, g: channel, b: channel, alpha: fc.constant(1) });
const share = (max: number) => fc.double({ min: 0, max, noNaN: true });

describe('the difference of two colours', () => {
  it('agrees with an independent CIEDE2000 for any two colours', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(colorDifference(one, other)).toBeCloseTo(reference(plain(one), plain(other)), 3);
      }),
      { numRuns: 2000 },
    );
  });

  it('is none for a colour and itself, and the same both ways', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(colorDifference(one, one)).toBe(0);
        expect(colorDifference(one, other)).toBeCloseTo(colorDifference(other, one), 9);
      }),
    );
  });
});

describe('fitting a colour to the screen', () => {
  it('agrees with an independent CSS Color 4 mapping: nobody could tell the two apart', () => {
    fc.assert(
      fc.property(
        share(0.98).map((part) => 0.02 + part),
        share(0.4),
        share(359.9),
        (l, c, h) => {
          const { r, g, b } = fitted({ mode: 'oklch', l, c, h })!;
          const theirs = { r: r * 255, g: g * 255, b: b * 255, alpha: 1 };
          expect(colorDifference(fitToScreen([l, c, h]), theirs)).toBeLessThan(1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('keeps more of a strong green than lowering chroma alone', () => {
    const { r, g, b } = fitToScreen([0.7, 0.3, 142]);
    expect([r, g, b].map(Math.round)[1]).toBeGreaterThan(185);
    expect(Math.min(r, g, b)).toBeGreaterThanOrEqual(0);
  });
});
