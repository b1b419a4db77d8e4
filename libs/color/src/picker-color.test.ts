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

  it.each([
    ['hsl(200, 0%, 50%)', { h: 200, s: 0 }],
    ['hsl(200, 0%, 40%)', { h: 200, s: 0 }],
    ['hwb(200 50% 50%)', { h: 200, s: 0 }],
    ['hsv(200 0% 50%)', { h: 200, s: 0 }],
    ['hsl(200, 50%, 0%)', { h: 200, s: 2 / 3 }],
    ['hsl(200, 50%, 100%)', { h: 200, s: 0, whiteSaturation: 0.5 }],
    ['hwb(200 0% 100%)', { h: 200, s: 0.4 }],
    ['cmyk(50%, 0%, 50%, 100%)', { h: 120, s: 0.5 }],
  ])('gives way to the hue that %s states', (text, stated) => {
    const brown: PickerColor = { mode: 'hsv', h: 30, s: 0.4, v: 0.6, alpha: 1 };
    for (const previous of [brown, { ...brown, v: 0 }]) {
      expect(absorbColor(previous, parseColor(text)!)).toMatchObject(stated);
    }
  });

  it('gives way to the hue that the same grey states', () => {
    const grey = parseColor('hsl(30, 0%, 50%)')!;
    expect(absorbColor(grey, parseColor('hsl(200, 0%, 50%)')!)).toMatchObject({ h: 200, s: 0 });
  });

  it.each(['hsl(0, 0%, 50%)', 'hsl(none 0% 50%)', 'hwb(0 50% 50%)', 'gray', 'rgb(50% 50% 50%)', 'cmyk(0, 0, 0, 50)'])(
    'outlasts %s, which states none',
    (text) => {
      expect(absorbColor(blue, parseColor(text)!)).toMatchObject({ h: 210, s: 0 });
    },
  );

  it('outlasts the same grey or black with its hue rounded to whole degrees', () => {
    const exact = { ...blue, h: 209.66 };
    for (const [kept, text] of [
      [{ ...exact, s: 0, v: 0.5013 }, 'hsl(210, 0%, 50%)'],
      [{ ...exact, v: 0 }, 'hsl(210, 50%, 0%)'],
    ] as const) {
      expect(absorbColor(kept, parseColor(text)!)).toEqual(kept);
    }
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
