import {
  converter,
  formatHex8,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
} from 'culori/fn';
import {
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  toGamut,
  useMode as registerMode,
} from 'culori/fn';
import { formatColor, paintText } from './format-color.ts';
import * as far from './far-colors.ts';
import { loadFarColors } from './far-registry.ts';
import { parseColor } from './parse-any-color.ts';
import * as near from './parse-color.ts';

const readColor = (text: string) => near.readColor(text, far);

const hex8 = (text: string) => {
  const color = parseColor(text);
  return color && formatColor(color, 'hex', 'always');
};

describe('parseColor', () => {
  it.each([
    ['#369', '#336699ff'],
    ['#3698', '#33669988'],
    ['#336699', '#336699ff'],
    ['#33669980', '#33669980'],
    ['#AABBCC', '#aabbccff'],
    ['RebeccaPurple', '#663399ff'],
    ['transparent', '#00000000'],
    ['RGB(1, 2, 3)', '#010203ff'],
    ['rgba(51,102,153,.5)', '#33669980'],
    ['rgba(51,102,153,50%)', '#33669980'],
    ['rgb(51 102 153 / 0.5)', '#33669980'],
    ['rgb(20% 102 60%)', '#336699ff'],
    ['rgb(300, -5, 0)', '#ff0000ff'],
    ['rgb(1 2 3 / none)', '#01020300'],
    ['rgb(none 102 153)', '#006699ff'],
    // More tolerant than a browser, because users paste these.
    ['hsl(210, 50, 40)', '#336699ff'],
    ['rgb(51 102 153 0.5)', '#33669980'],
    ['hwb(210, 20%, 40%)', '#336699ff'],
    ['hsl(210, 50%, 40%)', '#336699ff'],
    ['hsla(210, 50%, 40%, 0.5)', '#33669980'],
    ['hsl(210deg 50 40)', '#336699ff'],
    ['hsl(-150 50% 40%)', '#336699ff'],
    ['hsl(570 50% 40%)', '#336699ff'],
    ['hsl(0.58333333turn 50% 40%)', '#336699ff'],
    ['hsl(120 -50% 50%)', '#808080ff'],
    ['hwb(210 20% 40%)', '#336699ff'],
    ['hsv(210, 66.667%, 60%)', '#336699ff'],
    ['cmyk(66.7%, 33.3%, 0%, 40%)', '#336699ff'],
    ['cmyka(66.7%, 33.3%, 0%, 40%, 0.5)', '#33669980'],
    ['color(srgb 0.2 0.4 0.6)', '#336699ff'],
    ['color(srgb 20% 40% 60% / 50%)', '#33669980'],
    ['  #336699 ', '#336699ff'],
    ['#fff;', '#ffffffff'],
    ['color: rgb(51, 102, 153) !important;', '#336699ff'],
    ['--navbar-bg: #336699;', '#336699ff'],
  ])('reads %j', (text, expected) => {
    expect(hex8(text)).toBe(expected);
  });

  it.each([
    ...[
      '',
      'abc',
      'AABBCC',
      '#12345',
      '#1234567',
      '#ggg',
      'redd',
      'constructor',
      'currentcolor',
      'Canvas',
      'none',
      '#',
    ],
    ...['rgb(1,2)', 'rgb(1,2,3,4,5)', 'rgb(1 2 3 / 4 / 5)', 'rgb(1deg 2 3)', 'rgb()', 'rgb(a b c)', 'rgb(1 2 3'],
    ...['hsl(50% 50% 50%)', 'color(nope 1 1 1)', 'color(srgb 1 1)', 'color(1 1 1)', 'cmyk(1 2 3)', 'toString(1 2 3)'],
    ...['rgb(calc(1%) 2', 'color-mix(in srgb, red, blue)', 'rgb(from red r g b)', 'light-dark(red, blue)'],
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('answers null for no text at all', () => {
    expect(parseColor(undefined)).toBeNull();
    expect(parseColor(null)).toBeNull();
    for (const given of [null, undefined, 5, {}, ['red']] as unknown as string[]) {
      expect([parseColor(given), near.readColor(given), near.canReadColor(given)]).toEqual([null, null, false]);
      expect(paintText(given)).toBe('');
    }
  });

  it('keeps the hue that a grey HSL text names', () => {
    expect(parseColor('hsl(210, 0%, 50%)')).toMatchObject({ h: 210, s: 0 });
    expect(parseColor('hsl(210, 50%, 0%)')).toMatchObject({ h: 210, v: 0 });
  });

  describe('agrees with culori', () => {
    beforeAll(() => {
      const definitions = [
        modeRgb,
        modeHsl,
        modeHwb,
        modeLrgb,
        modeLab,
        modeLch,
        modeOklab,
        modeOklch,
        modeA98,
        modeP3,
      ];
      for (const definition of [...definitions, modeProphoto, modeRec2020, modeXyz50, modeXyz65])
        registerMode(definition as never);
    });

    it.each([
      'lab(50 20 -30)',
      'lab(50% 16% -24% / 0.25)',
      'lch(50 30 250)',
      'lch(50% 20% 0.7turn)',
      'oklab(0.5 0.05 -0.1)',
      'oklab(50% 12.5% -25%)',
      'oklch(0.5 0.1 250)',
      'oklch(60% 25% 4rad)',
      'color(srgb-linear 0.2 0.4 0.6)',
      'color(display-p3 0.3 0.4 0.6)',
      'color(a98-rgb 0.3 0.4 0.6)',
      'color(prophoto-rgb 0.3 0.4 0.5)',
      'color(rec2020 0.3 0.4 0.6)',
      'color(xyz 0.12 0.13 0.3)',
      'color(xyz-d50 0.12 0.13 0.25)',
      'hwb(200 10% 35% / 0.4)',
    ])('on %s', (text) => {
      const expected = converter('rgb')(parse(text)!);
      expect(readColor(text)?.isMapped ?? false).toBe(false);
      expect(hex8(text)).toBe(formatHex8(expected));
    });

    it.each([
      'color(display-p3 0 1 0)',
      'color(display-p3 1 0 0)',
      'oklch(0.7 0.4 150)',
      'lab(60 120 -120)',
      'color(rec2020 0 0 1)',
    ])('on bringing %s into sRGB, and says so', (text) => {
      const expected = toGamut('rgb', 'oklch')(parse(text)!);
      expect(readColor(text)?.isMapped).toBe(true);
      const [mine, theirs] = [hex8(text)!, formatHex8(expected)!];
      for (const at of [1, 3, 5]) {
        const gap = parseInt(mine.slice(at, at + 2), 16) - parseInt(theirs.slice(at, at + 2), 16);
        expect(Math.abs(gap)).toBeLessThanOrEqual(1);
      }
    });
  });
});

describe('a text that is longer than any colour', () => {
  it('is none, whatever it begins with', () => {
    const padded = (length: number) => `rgb(1 2 3${' '.repeat(length - 10)})`;
    expect(parseColor(padded(512))).toEqual(parseColor('rgb(1 2 3)'));
    expect(parseColor(padded(513))).toBeNull();
  });
});

describe('colours beyond sRGB', () => {
  it('are known for colours before they can be read, and are read once their space is loaded', async () => {
    expect(near.parseColor('lab(50 20 -30)')).toBeNull();
    expect(near.isFarColor('lab(50 20 -30)')).toBe(true);
    expect(near.isFarColor('color(xyz-d50 0.1 -0.2 1e-3 / 50%)')).toBe(true);
    expect(near.isFarColor('lab(50 20)')).toBe(false);
    expect(near.isFarColor('oklch(a b c)')).toBe(false);
    expect(near.isFarColor('lab(1px 2 3)')).toBe(false);
    expect(near.isFarColor('lab(50 20 -30')).toBe(false);
    expect(near.isFarColor('hwb(210 20% 40%)')).toBe(false);
    await loadFarColors();
    expect(near.isFarColor('lab(50 20 -30)')).toBe(false);
    expect(near.parseColor('lab(50 20 -30)')).toEqual(parseColor('lab(50 20 -30)'));
  });
});
