import { apcaContrast as apcaOf } from '@genmaster/color';
import type { Rgba } from '../core/rgba.ts';
import { flatten } from '../core/contrast.ts';
import { toUnit } from '../core/oklch.ts';
import { needColor } from '../core/need.ts';

/**
 * Returns the APCA contrast of text, from about -108 (light on dark) to 106 (dark on light).
 *
 * A recommendation in addition to WCAG, never a requirement: above 60 is comfortable for reading, below 45 is for large
 * letters only. APCA 0.1.9, unchanged.
 */
export function apcaContrast(text: Rgba, background: Rgba): number {
  needColor(text, 'text');
  needColor(background, 'background');
  return apcaOf({ text: toUnit(text), background: toUnit(flatten(background)) });
}
