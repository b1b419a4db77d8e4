/** A picture as numbers: red, green, blue and alpha of every pixel, row by row. */
export interface PixelPicture {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Returns the lightness of each pixel, from 0 to 255; transparent pixels are blended with white. */
export function lightOf({ width, height, data }: PixelPicture): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let place = 0; place < light.length; place += 1) {
    const at = place * 4;
    const opacity = data[at + 3]! / 255;
    const gray = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    light[place] = gray * opacity + 255 * (1 - opacity) + 0.5;
  }
  return light;
}

/** Returns the lightness that separates ink from paper best, by Otsu’s method. */
export function thresholdOf(light: Uint8Array): number {
  const counts = new Array<number>(256).fill(0);
  for (const value of light) counts[value]! += 1;
  const all = counts.reduce((sum, count, value) => sum + count * value, 0);
  let best = { threshold: 128, spread: -1 };
  let dark = 0;
  let darkSum = 0;
  for (let value = 0; value < 255; value += 1) {
    dark += counts[value]!;
    darkSum += counts[value]! * value;
    const bright = light.length - dark;
    if (dark === 0 || bright === 0) continue;
    const spread = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2;
    if (spread > best.spread) best = { threshold: value + 1, spread };
  }
  return best.threshold;
}

/** Marks the pixels that are ink: 1 for those darker than the threshold, else 0. */
export const inkOf = (light: Uint8Array, threshold: number): Uint8Array =>
  light.map((value) => (value < threshold ? 1 : 0));

/** Dilates the ink by a number of pixels in each direction, which closes gaps of twice that size. */
export function grow(ink: Uint8Array, width: number, by: number): Uint8Array {
  if (by === 0) return ink;
  const height = ink.length / width;
  const across = new Uint8Array(ink.length);
  const grown = new Uint8Array(ink.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (ink[y * width + x]) across.fill(1, y * width + Math.max(0, x - by), y * width + Math.min(width, x + by + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (across[y * width + x])
        for (let to = Math.max(0, y - by); to <= Math.min(height - 1, y + by); to += 1) grown[to * width + x] = 1;
  return grown;
}
