import { parseColor } from './parse-color.ts';
import {
  absorbColor,
  fromCmyk,
  fromHsl,
  sameColor,
  toBytes,
  toCmyk,
  toGray,
  toHsl,
  type PickerColor,
} from './picker-color.ts';

const blue: PickerColor = { mode: 'hsv', h: 210, s: 2 / 3, v: 0.6, alpha: 1 };

describe('memory of hue and saturation', () => {
  it('keeps the hue when a grey comes from outside', () => {
    expect(absorbColor(blue, parseColor('#808080')!)).toMatchObject({ h: 210, s: 0 });
  });

  it('keeps hue and saturation when black comes from outside', () => {
    expect(absorbColor(blue, parseColor('#000')!)).toMatchObject({ h: 210, s: 2 / 3, v: 0 });
  });

  it('keeps the exact colour when a rounded one is echoed', () => {
    const exact = { ...blue, h: 210.123, s: 0.66612 };
    expect(absorbColor(exact, parseColor('rgb(51, 102, 153)')!)).toMatchObject({ h: 210.123, s: 0.66612 });
  });

  it('takes a new colour whole', () => {
    expect(absorbColor(blue, parseColor('red')!)).toMatchObject({ h: 0, s: 1, v: 1 });
  });

  it('brings an HSL colour back from lightness 0 and lightness 100', () => {
    for (const l of [0, 1]) {
      const extreme = fromHsl({ ...toHsl(blue), l }, 1);
      const back = fromHsl({ ...toHsl(extreme), l: 0.4 }, 1);
      expect(toBytes(back)).toEqual([51, 102, 153]);
    }
  });

  it('brings a CMYK colour back from full black ink', () => {
    const black = fromCmyk({ ...toCmyk(blue), k: 1 }, 1, blue);
    expect(toBytes(fromCmyk({ ...toCmyk(black), k: 0.4 }, 1, black))).toEqual([51, 102, 153]);
  });
});

describe('sameColor', () => {
  it.each([
    ['#ff0000', 'rgb(255, 0, 0)', true],
    ['red', 'hsl(0 100% 50%)', true],
    ['#33669980', 'rgb(51 102 153 / 0.502)', true],
    ['#336699', '#33669a', false],
    ['#336699', '#33669980', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(sameColor(parseColor(left)!, parseColor(right)!)).toBe(expected);
  });
});

describe('toGray', () => {
  it('keeps the perceived lightness instead of the strongest channel', () => {
    const [r, g, b] = toBytes(toGray(parseColor('#0000ff')!));
    expect(r).toBe(g);
    expect(g).toBe(b);
    expect(r).toBeLessThan(128);
  });
});
