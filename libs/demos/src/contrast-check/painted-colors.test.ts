import { paintText, readComputedColor, type PaintLayer } from './painted-colors.ts';

const color = (r: number, g = r, b = r, alpha = 1) => ({ r, g, b, alpha });
const layer = (background: PaintLayer['background'], more: Partial<PaintLayer> = {}): PaintLayer => ({
  background,
  hasPicture: false,
  opacity: 1,
  ...more,
});
const clear = color(0, 0, 0, 0);

it.each([
  ['the opaque layer nearest to the text', [layer(color(255)), layer(color(20)), layer(clear)], color(200), 200, 20],
  ['a see-through layer over an opaque one', [layer(color(200)), layer(color(0, 0, 0, 0.5))], color(255), 255, 100],
  ['see-through text over its background', [layer(color(100))], color(200, 200, 200, 0.5), 150, 100],
  [
    'a faded element, text and background alike',
    [layer(color(255)), layer(color(55), { opacity: 0.5 })],
    color(5),
    130,
    155,
  ],
  ['the white canvas where nothing is painted', [layer(clear)], color(0), 0, 255],
])('measures %s', (_, layers, ink, text, background) => {
  const pair = paintText(layers, ink);

  expect(pair?.text.r).toBeCloseTo(text);
  expect(pair?.background.r).toBeCloseTo(background);
});

it('does not measure text over a picture, unless an opaque background is between them', () => {
  const picture = layer(clear, { hasPicture: true });

  expect(paintText([layer(color(255)), picture, layer(clear)], color(0))).toBeNull();
  expect(paintText([layer(color(255), { hasPicture: true })], color(0))).toBeNull();
  expect(paintText([picture, layer(color(30))], color(200))).toMatchObject({ background: color(30) });
  expect(paintText([picture, layer(color(30), { opacity: 0.9 })], color(200))).toBeNull();
});

it('computes colours as browsers do', () => {
  expect(readComputedColor('rgb(10, 20, 30)')).toEqual(color(10, 20, 30));
  expect(readComputedColor('color(srgb 1 0.5 0 / 0.25)')).toEqual(color(255, 127.5, 0, 0.25));
  expect(readComputedColor('color(srgb 1 0.5 0)')).toEqual(color(255, 127.5, 0));
  expect(readComputedColor('oklab(0.5 0.1 0.1)')).toBeNull();
});
