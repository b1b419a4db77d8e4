import type { Rgba } from '../core/color-value.ts';
import { linear } from '../core/oklch.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/**
 * Measures how different two opaque colours look (CIEDE2000).
 *
 * About 1 is just visible; above 20 nobody takes one for the other.
 */
export function colorDifference(one: Rgba, other: Rgba): number {
  const [l1, a1, b1] = toLab(one);
  const [l2, a2, b2] = toLab(other);
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const hasHue = c1 * c2 !== 0;
  const turn = hasHue ? ((h2 - h1 + 540) % 360) - 180 : 0;
  const dHue = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const [dLight, dChroma] = [l2 - l1, c2 - c1];
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hue = hasHue ? h1 + turn / 2 : h1 + h2;
  const weight = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
  const lightScale = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const chromaScale = 1 + 0.045 * chroma;
  const hueScale = 1 + 0.015 * chroma * weight;
  const wrapped = (hue + 360) % 360;
  const rotation =
    -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((wrapped - 275) / 25) ** 2)));
  const [l, c, h] = [dLight / lightScale, dChroma / chromaScale, dHue / hueScale];
  return Math.sqrt(Math.max(0, l ** 2 + c ** 2 + h ** 2 + rotation * c * h));
}

/** CIE Lab over the D65 white of sRGB. */
function toLab({ r, g, b }: Rgba): Lab {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const x = curve((0.4123907993 * lr + 0.3575843394 * lg + 0.1804807884 * lb) / 0.9504559271);
  const y = curve(0.2126390059 * lr + 0.7151686788 * lg + 0.0721923154 * lb);
  const z = curve((0.0193308187 * lr + 0.1191947798 * lg + 0.9505321522 * lb) / 1.0890577508);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const curve = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;

const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
