import fc from 'fast-check';
import { parseColor, printColor } from './color-value.ts';

const reprinted = (text: string) => {
  const color = parseColor(text);
  return color && printColor(color);
};

describe('a typed or stored colour', () => {
  it.each([
    { text: '#36c', printed: 'rgba(51, 102, 204, 1)' },
    { text: '#3366CC', printed: 'rgba(51, 102, 204, 1)' },
    { text: '#3366cc80', printed: 'rgba(51, 102, 204, 0.502)' },
    { text: 'rgb(51, 102, 204)', printed: 'rgba(51, 102, 204, 1)' },
    { text: 'rgba(51,102,204,.25)', printed: 'rgba(51, 102, 204, 0.25)' },
    { text: 'rgb(20% 40% 80% / 50%)', printed: 'rgba(51, 102, 204, 0.5)' },
    { text: 'rgba(300, -20, 12.4, 7)', printed: 'rgba(255, 0, 12, 1)' },
    { text: 'hsl(220, 60%, 50%)', printed: 'rgba(51, 102, 204, 1)' },
    { text: 'hsla(-140deg 60% 50% / 0.5)', printed: 'rgba(51, 102, 204, 0.5)' },
    { text: 'hsl(0 0% 100%)', printed: 'rgba(255, 255, 255, 1)' },
    { text: 'oklch(0.628 0.2577 29.23)', printed: 'rgba(255, 0, 0, 1)' },
    { text: 'oklch(100% 0 0)', printed: 'rgba(255, 255, 255, 1)' },
    { text: '  White ', printed: 'rgba(255, 255, 255, 1)' },
    { text: 'transparent', printed: 'rgba(0, 0, 0, 0)' },
  ])('reads $text and prints it as $printed', ({ text, printed }) => {
    expect(reprinted(text)).toBe(printed);
  });

  it.each([
    '',
    '#12',
    '#1234',
    '#12345',
    '#ggg',
    'red;',
    'url(https://elsewhere.example/x.png)',
    '\\75 rl(x)',
    'image-set("x" 1x)',
    'var(--brand)',
    'env(x)',
    'attr(x)',
    'inherit',
    'currentcolor',
    'constructor',
    'rgb(1,2,3',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(1,,3)',
    'rgb(1 2 3 4)',
    'rgb(1, 2 3)',
    'rgb(1, 2, 3 / 0.5)',
    'rgb(1 2 3 / 0.5 / 1)',
    'rgb(1 2 / 3)',
    'rgb(1 2 3 /)',
    'rgb(1, 2, 3,)',
    'rgb(1deg,2,3)',
    'rgb(calc(1),2,3)',
    'rgb(1,2,3)/**/',
    'rgb(1,2,3);color:red',
    'rgb(1e9,2,3)',
    'rgb(NaN,2,3)',
    'hsl(10%,2%,3%)',
    'oklcha(0.5 0.1 150)',
    'oklch(0.5, 0.1, 150)',
    'rgb(5. 0 0)',
    'color-mix(in srgb, red, blue)',
    `#${'f'.repeat(70)}`,
  ])('refuses %s', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('refuses what is not text', () => {
    for (const value of [null, undefined, 7, {}, [], ['#fff'], { toString: () => '#fff' }]) {
      expect(parseColor(value)).toBeNull();
    }
  });

  it('prints only its own notation, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(rgb|hsl|oklch)a?\([-\d., %/deg]{0,40}\)$/)), (text) => {
        const printed = reprinted(text);
        expect(printed ?? 'rgba(0, 0, 0, 0)').toMatch(/^rgba\((\d{1,3}, ){3}(0|1|0\.\d{1,3})\)$/);
      }),
    );
  });

  it.each(['oklch(0.011 0.032 209.1)', 'oklch(0.99 0.2 110)', 'rgb(300 -5 128)', 'hsl(10 200% 50%)'])(
    'has only channels from 0 to 255: %s',
    (text) => {
      const { r, g, b } = parseColor(text)!;
      expect(Math.min(r, g, b)).toBeGreaterThanOrEqual(0);
      expect(Math.max(r, g, b)).toBeLessThanOrEqual(255);
    },
  );

  it('parses its own output to the same colour', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, fc.integer({ min: 0, max: 1000 }), (r, g, b, thousandths) => {
        const printed = printColor({ r, g, b, alpha: thousandths / 1000 });
        expect(reprinted(printed)).toBe(printed);
      }),
    );
  });
});
