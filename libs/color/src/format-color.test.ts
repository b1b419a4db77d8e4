import { formatColor, paintText } from './format-color.ts';
import { parseColor } from './parse-color.ts';

const blue = parseColor('#336699')!;
const half = { ...blue, alpha: 0.5 };

describe('formatColor', () => {
  it.each([
    // alpha mode, format, opaque, half transparent
    ['enabled', 'auto', '#336699', 'rgba(51, 102, 153, 0.5)'],
    ['enabled', 'hex', '#336699', '#33669980'],
    ['enabled', 'rgba', 'rgba(51, 102, 153, 1)', 'rgba(51, 102, 153, 0.5)'],
    ['enabled', 'hsla', 'hsla(210, 50%, 40%, 1)', 'hsla(210, 50%, 40%, 0.5)'],
    ['enabled', 'cmyk', 'cmyk(66.7%, 33.3%, 0%, 40%)', 'cmyka(66.7%, 33.3%, 0%, 40%, 0.5)'],
    ['disabled', 'auto', '#336699', '#336699'],
    ['disabled', 'rgba', 'rgb(51, 102, 153)', 'rgb(51, 102, 153)'],
    ['disabled', 'hsla', 'hsl(210, 50%, 40%)', 'hsl(210, 50%, 40%)'],
    ['disabled', 'cmyk', 'cmyk(66.7%, 33.3%, 0%, 40%)', 'cmyk(66.7%, 33.3%, 0%, 40%)'],
    ['disabled', 'hex', '#336699', '#336699'],
    ['always', 'hex', '#336699ff', '#33669980'],
    ['always', 'cmyk', 'cmyka(66.7%, 33.3%, 0%, 40%, 1)', 'cmyka(66.7%, 33.3%, 0%, 40%, 0.5)'],
    ['forced', 'auto', '#336699ff', 'rgba(51, 102, 153, 0.5)'],
    ['forced', 'hex', '#336699ff', '#33669980'],
  ] as const)('with alpha %s prints %s as %s and %s', (alphaMode, format, opaque, translucent) => {
    expect(formatColor(blue, format, alphaMode)).toBe(opaque);
    expect(formatColor(half, format, alphaMode)).toBe(translucent);
  });

  it.each(['rgb', 'HEX', '', null, 'toString'])('takes %j, which is no format, for auto', (format) => {
    expect(formatColor(blue, format as never)).toBe('#336699');
    expect(formatColor(half, format as never)).toBe('rgba(51, 102, 153, 0.5)');
  });

  it('prints at most three decimals of alpha, and no minus zero', () => {
    expect(formatColor({ ...blue, alpha: 1 / 3 }, 'rgba')).toBe('rgba(51, 102, 153, 0.333)');
    expect(formatColor(parseColor('#000000')!, 'hsla')).toBe('hsla(0, 0%, 0%, 1)');
  });
});

describe('paintText', () => {
  it.each([
    ['cmyk(0%,100%,100%,0%)', 'rgba(255, 0, 0, 1)'],
    ['hwb(120,0%,0%)', 'rgba(0, 255, 0, 1)'],
    ['hsv(240 100% 100%)', 'rgba(0, 0, 255, 1)'],
    ['teal', 'rgba(0, 128, 128, 1)'],
    ['oklch(0.7 0.2 150)', 'oklch(0.7 0.2 150)'],
    ['oklch(0.7, 0.1, 200)', 'oklch(0.7 0.1 200)'],
    ['oklch(70%.1 200/50%)', 'oklch(70% 0.1 200 / 50%)'],
    ['oklch(70% 0.1 0.5turn 50%)', 'oklch(70% 0.1 0.5turn / 50%)'],
    ['LAB(50, none, -30, 0.5)', 'lab(50 none -30 / 0.5)'],
    ['color(srgb 1 0 0 0.5)', 'color(srgb 1 0 0 / 0.5)'],
    ['color(display-p3 1 0 0/.5 )', 'color(display-p3 1 0 0 / 0.5)'],
    ['oklab(calc(1/2), 0.1, -0.1)', 'oklab(0.5 0.1 -0.1)'],
    ['color: lch(50 /* pale */ 20 30) !important;', 'lch(50 20 30)'],
    ['color(srgb 1/1 1)', ''],
    ['oklch(0.7 / 0.1 200)', ''],
    ['oklch(0.7 0.1 200', ''],
    ['color(srgb 1 0 0.25', ''],
    ['url(#x)', ''],
    ['', ''],
  ])('makes of %j what CSS can paint', (text, painted) => {
    expect(paintText(text)).toBe(painted);
  });
});
