import type { Rgba } from '../core/color-value.ts';
import { flatten } from '../core/contrast.ts';

/**
 * Estimates how well text is seen, from about -108 (light on dark) to 106 (dark on light).
 *
 * Advice beside WCAG, never a gate: beyond 60 is comfortable for reading, below 45
 * is for large letters alone. Written from the published formula and constants of
 * APCA 0.1.9 (https://github.com/Myndex/SAPC-APCA), which are used unchanged.
 */
export function apcaContrast(text: Rgba, background: Rgba): number {
  const under = flatten(background);
  const [ink, paper] = [brightness(flatten(text, under)), brightness(under)];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  const contrast = 1.14 * (paper > ink ? paper ** 0.56 - ink ** 0.57 : paper ** 0.65 - ink ** 0.62);
  return Math.abs(contrast) < 0.1 ? 0 : 100 * (contrast - Math.sign(contrast) * 0.027);
}

function brightness({ r, g, b }: Rgba): number {
  const light = 0.2126729 * (r / 255) ** 2.4 + 0.7151522 * (g / 255) ** 2.4 + 0.072175 * (b / 255) ** 2.4;
  return light < 0.022 ? light + (0.022 - light) ** 1.414 : light;
}
