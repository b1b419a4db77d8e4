import fc from 'fast-check';
import { parseColor, printColor } from './color-value.ts';
import { fromOklch, toOklch } from './oklch.ts';

describe('OKLCH', () => {
  it('round-trips to the same sRGB colour', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const color = { r, g, b, alpha: 1 };
        expect(printColor(fromOklch(toOklch(color)))).toBe(printColor(color));
      }),
    );
  });

  it('keeps lightness and hue when a chroma is out of gamut', () => {
    const [lightness, chroma, hue] = toOklch(fromOklch([0.6, 0.4, 150]));
    expect(lightness).toBeCloseTo(0.6, 2);
    expect(Math.abs(hue - 150)).toBeLessThan(1.5);
    expect(chroma).toBeGreaterThan(0.15);
  });

  it('agrees with the published values for sRGB red', () => {
    const [lightness, chroma, hue] = toOklch(parseColor('#f00')!);
    expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(['0.628', '0.258', '29.2']);
  });
});
