import fc from 'fast-check';
import type { ColorFormat } from './color-format.ts';
import { formatColor } from './format-color.ts';
import { parseColor } from './parse-any-color.ts';
import { parseColor as parseNearColor } from './parse-color.ts';
import { toBytes } from './picker-color.ts';

const number = fc.oneof(fc.integer({ min: -400, max: 400 }), fc.double({ min: 0, max: 1 }), fc.double());
const channel = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(number, fc.constantFrom('', '', '%')).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('none', '', '1deg', '0.5turn', '-1rad', '1px', 'a') },
);
const start = fc.constantFrom(
  ...['rgb(', 'rgba(', 'hsl(', 'hsla(', 'hsv(', 'hwb(', 'cmyk(', 'cmyka(', 'lab(', 'lch(', 'oklab(', 'oklch(', 'rg('],
  ...['color(srgb ', 'color(display-p3 ', 'color(xyz-d50 ', 'color(none '],
);
const call = fc
  .tuple(start, fc.array(channel, { minLength: 2, maxLength: 6 }), fc.constantFrom(' ', ', ', ' / '))
  .map(([name, channels, between]) => `${name}${channels.join(between)})`);
const hex = fc.stringMatching(/^#[\dA-Fa-f]{1,9}$/);

/** Arbitrary texts, from random ones to almost valid colours. */
const text = fc.oneof(fc.string({ unit: 'binary' }), hex, call);

describe('any text at all', () => {
  it.each([
    { notations: 'every notation', parse: parseColor },
    { notations: 'those of sRGB alone', parse: parseNearColor },
  ])('is none or a colour whose channels are in their ranges, in $notations', ({ parse }) => {
    fc.assert(
      fc.property(text, (given) => {
        const color = parse(given);
        if (!color) return;
        const { h, s, v, alpha, whiteSaturation = 0 } = color;
        for (const value of [h / 360, s, v, alpha, whiteSaturation]) expect(value >= 0 && value <= 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    { notations: 'every notation', parse: parseColor },
    { notations: 'those of sRGB alone', parse: parseNearColor },
  ])('that is no text is no colour, in $notations', ({ parse }) => {
    for (const given of [null, undefined, 5, Number.NaN, 10n, true, {}, [], ['red'], Symbol('red'), () => 'red']) {
      expect((parse as (given: unknown) => unknown)(given)).toBeNull();
    }
  });

  // A colour between two bytes can be rounded either way: hues and percentages have one decimal.
  it.each<{ format: ColorFormat; bytesOff: number; alphaOff: number }>([
    { format: 'hex', bytesOff: 0, alphaOff: 1 / 510 },
    { format: 'rgba', bytesOff: 0, alphaOff: 1 / 2000 },
    { format: 'hsla', bytesOff: 1, alphaOff: 1 / 2000 },
    { format: 'cmyk', bytesOff: 1, alphaOff: 1 / 2000 },
  ])('when it is a colour, is printed as $format, and read and printed again as the same', (row) => {
    fc.assert(
      fc.property(text, (given) => {
        const color = parseColor(given);
        if (!color) return;
        const printed = formatColor(color, row.format);
        const again = parseColor(printed)!;
        const bytes = toBytes(again);
        toBytes(color).forEach((byte, at) => expect(Math.abs(byte - bytes[at]!)).toBeLessThanOrEqual(row.bytesOff));
        expect(Math.abs(again.alpha - color.alpha)).toBeLessThanOrEqual(row.alphaOff + Number.EPSILON);
        expect(formatColor(again, row.format)).toBe(printed);
      }),
      { numRuns: 2000 },
    );
  });
});
