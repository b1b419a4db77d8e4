import { parseColor, type Rgba } from '@genmaster/theme-engine';
import { flatten } from '@genmaster/theme-engine/color';

/** Computed paint of one element. */
export interface PaintLayer {
  background: Rgba;
  /** Whether there is a picture or gradient: then the styles do not tell the colour behind the text. */
  hasPicture: boolean;
  opacity: number;
}

/** Text colour and background colour, both as displayed. */
export interface PaintedPair {
  text: Rgba;
  background: Rgba;
}

const CANVAS: Rgba = { r: 255, g: 255, b: 255, alpha: 1 };

/** Parses a computed colour; `null` for notations of wider gamuts. */
export function readComputedColor(value: string): Rgba | null {
  const channels = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.e+-]+))?\)$/.exec(value);
  if (!channels) return parseColor(value);
  const [r, g, b, alpha = 1] = channels.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  return { r: r! * 255, g: g! * 255, b: b! * 255, alpha };
}

/**
 * Blends the layers, starting with the page’s own, and the text on the last.
 *
 * The opacity of a layer applies to its background and its text alike. `null` where the text is on a picture or
 * gradient with no opaque layer between.
 */
export function paintText(layers: readonly PaintLayer[], text: Rgba): PaintedPair | null {
  const solid = layers.findLastIndex(({ background, opacity }) => background.alpha === 1 && opacity === 1);
  if (layers.some(({ hasPicture }, index) => hasPicture && index >= solid)) return null;
  return paint(layers, text, CANVAS);
}

function paint([layer, ...inner]: readonly PaintLayer[], text: Rgba, behind: Rgba): PaintedPair {
  if (!layer) return { text: flatten(text, behind), background: behind };
  const pair = paint(inner, text, flatten(layer.background, behind));
  const faded = (color: Rgba) => flatten({ ...color, alpha: layer.opacity }, behind);
  return layer.opacity === 1 ? pair : { text: faded(pair.text), background: faded(pair.background) };
}
