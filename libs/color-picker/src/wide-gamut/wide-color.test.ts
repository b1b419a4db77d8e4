import { toBytes } from '../color/picker-color.ts';
import { parseColor } from '../color/parse-any-color.ts';
import { formatWideColor } from './format-wide-color.ts';
import { fitGamut, isInGamut, keepHue, maxChroma, parseWideColor } from './wide-color.ts';

describe('wide colours', () => {
  it.each(['oklch', 'p3'] as const)('come back from %s text as the same 24-bit colour', (format) => {
    let changed = 0;
    // A prime step meets every byte of every channel.
    for (let code = 0; code < 0x1000000; code += 4099) {
      const hex = `#${code.toString(16).padStart(6, '0')}`;
      const back = parseColor(formatWideColor(parseWideColor(hex)!, format))!;
      if (toBytes(back).join() !== toBytes(parseColor(hex)!).join()) changed += 1;
    }
    expect(changed).toBe(0);
  });

  it('keep what sRGB does not have', () => {
    const red = parseWideColor('color(display-p3 1 0 0)')!;
    expect(isInGamut(red, 'srgb')).toBe(false);
    expect(isInGamut(red, 'p3')).toBe(true);
    expect(formatWideColor(red, 'p3')).toBe('color(display-p3 1 0 0)');
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

  it('keep their hue through grey', () => {
    const green = parseWideColor('oklch(0.7 0.2 150)')!;
    expect(keepHue(green, parseWideColor('#808080')!).h).toBe(150);
  });

  it.each(['hsl(210 50% 40%)', 'cmyk(66.7%, 33.3%, 0%, 40%)', '#336699', 'hwb(210 20% 40%)'])('read %s', (text) => {
    expect(parseWideColor(text)).toMatchObject({ l: expect.closeTo(0.5, 1), h: expect.closeTo(250, -1) });
  });

  it('are null for what is no colour', () => {
    expect(parseWideColor('nonsense')).toBeNull();
  });
});
