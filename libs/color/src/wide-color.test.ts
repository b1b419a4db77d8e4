import { fitGamut, isInGamut, maxChroma } from './gamut.ts';
import { formatColor } from './format-any-color.ts';
import { absorbColor, nearestInSrgb, sameColor, toBytes } from './picker-color.ts';
import { parseColor } from './parse-any-color.ts';
import { fitChroma, fitColor, fromOklch, oklchOf } from './wide-color.ts';
import { wideChannels } from './wide-channels.ts';

const red = parseColor('color(display-p3 1 0 0)')!;

describe('wide colours', () => {
  it('keep what sRGB does not have, beside the nearest colour that it has', () => {
    expect(red.isBeyondSrgb).toBe(true);
    expect(isInGamut(oklchOf(red), 'p3')).toBe(true);
    expect(formatColor(red, 'p3')).toBe('color(display-p3 1 0 0)');
    expect(formatColor(red)).toBe('color(display-p3 1 0 0)');
    expect(formatColor(red, 'hex')).toBe('#ff0b0c');
    expect(formatColor(nearestInSrgb(red))).toBe('#ff0b0c');
  });

  it.each([
    ['oklch(0.7 0.15 150 / 0.5)', 'oklch', 'oklch(0.7 0.15 150 / 0.5)'],
    ['oklch(0.7 0 150)', 'oklch', 'oklch(0.7 0 150)'],
    ['lab(50 20 -30)', 'hwb', 'hwb(263.9 42.4% 33.1%)'],
    ['#336699', 'hwb', 'hwb(210 20% 40%)'],
    ['#33669980', 'hwb', 'hwb(210 20% 40% / 0.502)'],
  ] as const)('are printed: %s as %s is %s', (text, format, printed) => {
    expect(formatColor(parseColor(text)!, format)).toBe(printed);
  });

  it.each(['srgb', 'p3'] as const)('are brought to the edge of %s, and no further', (gamut) => {
    const fitted = fitGamut({ mode: 'oklch', l: 0.7, c: 0.45, h: 150, alpha: 1 }, gamut);
    expect(isInGamut(fitted, gamut)).toBe(true);
    expect(isInGamut({ ...fitted, c: fitted.c + 0.005 }, gamut)).toBe(false);
    expect(fitted).toMatchObject({ l: 0.7, h: 150 });
  });

  it('have more chroma in P3 than in sRGB', () => {
    expect(maxChroma(0.7, 150, 'p3')).toBeGreaterThan(maxChroma(0.7, 150, 'srgb'));
  });

  it('fit a gamut by losing chroma alone', () => {
    const far = fromOklch({ l: 0.7, c: 0.4, h: 150 }, 1);
    const inP3 = fitColor(far, 'p3');
    expect(inP3.oklch).toMatchObject({ l: 0.7, h: 150 });
    expect(inP3.oklch!.c).toBeLessThan(0.4);
    expect(fitColor(inP3, 'p3')).toBe(inP3);
    expect(fitColor(far, 'srgb').oklch).toBeUndefined();
    expect(fitChroma(far, 'srgb')).toMatchObject({ isBeyondSrgb: false, oklch: { l: 0.7, h: 150 } });
  });

  it('keep their hue through grey', () => {
    const green = parseColor('oklch(0.7 0.2 150)')!;
    const grey = wideChannels.oklch[1]!.write(green, 0);
    expect(toBytes(grey)).toEqual(toBytes(parseColor('oklch(0.7 0 150)')!));
    expect(oklchOf(wideChannels.oklch[1]!.write(grey, 0.1)).h).toBe(150);
    expect(oklchOf({ ...parseColor('#808080')!, h: 120 }).h).toBeCloseTo(142.5, 0);
  });

  it.each([
    ...['oklch(0.5 0 0)', 'oklch(0.5 0 none)', 'oklch(1 0 0)', 'oklab(0.5 0 0)', 'lab(50 0 0)', 'lch(50 0 120)'],
    ...['color(display-p3 0.3 0.3 0.3)', 'color(prophoto-rgb 0.3 0.3 0.3)', 'color(xyz-d50 0.9643 1 0.8251)'],
  ])('give a grey no hue out of rounding noise: %s', (text) => {
    const [blue, green] = ['hsl(210 50% 40%)', 'oklch(0.7 0.2 150)'].map((each) => parseColor(each)!);
    expect(parseColor(text)).toMatchObject({ h: 0, s: 0 });
    expect(absorbColor(blue!, parseColor(text)!)).toMatchObject({ h: 210, s: 0 });
    expect(oklchOf(absorbColor(green!, parseColor(text)!)).h).toBeCloseTo(150, -1);
    expect(fromOklch({ l: 0.7, c: 0, h: 150 }, 1, blue)).toMatchObject({ h: 210, s: 0 });
  });

  it('keep the hue of OKLCH exactly through a grey that states none, and take one that a person states', () => {
    const green = parseColor('oklch(0.7 0.2 150)')!;
    const grey = parseColor('oklch(0.6 0 0)')!;
    expect(oklchOf(absorbColor(green, grey))).toEqual({ l: 0.6, c: 0, h: 150 });
    expect(oklchOf(absorbColor(green, grey, true))).toEqual({ l: 0.6, c: 0, h: 0 });
    expect(oklchOf(absorbColor(green, parseColor('oklch(0.6 0 30)')!)).h).toBe(30);
    const pink = parseColor('oklch(1 0.1 0)')!;
    expect(oklchOf(absorbColor(green, pink))).toEqual({ l: 1, c: 0.1, h: 0 });
  });

  it('are told apart by more than their bytes, and known again from their text', () => {
    const [one, other] = ['oklch(0.7 0.3 150)', 'oklch(0.7 0.31 150)'].map((text) => parseColor(text)!);
    expect(sameColor(one!, other!)).toBe(false);
    expect(sameColor(red, nearestInSrgb(red))).toBe(false);
    for (const next of [red, parseColor('#ff0b0c')!]) {
      for (const previous of [red, parseColor('#ff0b0c')!]) {
        expect(absorbColor(previous, next).isBeyondSrgb ?? false).toBe(next === red);
      }
    }
    const moved = fromOklch({ l: 0.7000001, c: 0.15, h: 150.001 }, 1);
    expect(absorbColor(moved, parseColor(formatColor(moved, 'oklch'))!)).toEqual(moved);
  });

  it('change one channel of Display P3 and no other', () => {
    const [r, g, b] = wideChannels.p3;
    const next = r!.write(red, 0.5);
    expect([r, g, b].map((channel) => channel!.read(next))).toEqual([
      expect.closeTo(0.5, 4),
      expect.closeTo(0, 4),
      expect.closeTo(0, 4),
    ]);
  });

  it.each([
    ['color(srgb 1.0930664 -0.226742 -0.1501346)', 'color(display-p3 1 0 0)'],
    ['color(srgb -0.511605 1.0182657 -0.3106746)', 'color(display-p3 0 1 0)'],
    ['color(srgb 109.30664% -22.6742% -15.01346% / 50%)', 'color(display-p3 1 0 0 / 0.5)'],
  ])('are those of color(srgb) with numbers outside 0 to 1, too: %s', (text, same) => {
    const [color, other] = [text, same].map((each) => parseColor(each)!);
    expect(color!.isBeyondSrgb).toBe(true);
    expect(toBytes(color!)).toEqual(toBytes(other!));
    expect(oklchOf(color!).c).toBeCloseTo(oklchOf(other!).c, 3);
    expect(color!.alpha).toBe(other!.alpha);
  });

  it.each([
    'oklch(1 0.2351149180748418 83.21827984508488)',
    'oklch(1 0.17411347558021043 341.90976763774705)',
    'lab(100 60 -40)',
    'oklab(1 0.2 0.1)',
  ])('that are as light as white are shown white, as CSS Color 4 says: %s', (text) =>
    expect(formatColor(nearestInSrgb(parseColor(text)!), 'hex')).toBe('#ffffff'),
  );

  it.each(['oklch(0 0.2 83)', 'oklab(0 0.2 0.1)'])('that are as dark as black are shown black: %s', (text) => {
    expect(formatColor(nearestInSrgb(parseColor(text)!), 'hex')).toBe('#000000');
  });

  it('have no more lightness than there is', () => {
    for (const text of ['lab(98.3 97 -60)', 'lab(1 -70 34)', 'color(xyz 2 2 0.1)']) {
      const printed = formatColor(parseColor(text)!, 'oklch');
      expect(formatColor(parseColor(printed)!, 'oklch')).toBe(printed);
    }
  });

  it('are null for what is no colour', () => {
    expect(parseColor('nonsense')).toBeNull();
  });
});
