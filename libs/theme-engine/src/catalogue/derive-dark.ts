import { parseColor, printColor } from '../core/color-value.ts';
import { withContrast } from '../core/contrast.ts';
import { fromOklch, toOklch } from '../core/oklch.ts';
import type { DeriveDark } from '../core/theme-catalogue.ts';

/**
 * Finds dark colours for what a user chose in a light mode.
 *
 * The hue is the user's, the lightness is the one that the scheme gives this
 * field in the dark. A derived colour then gives way to the colours it meets,
 * never the other way round, so declared contrast is kept.
 */
export const deriveDark: DeriveDark = ({ chosen, designed, fields }) => {
  const values: Record<string, string> = { ...designed };
  for (const [variable, color] of Object.entries(chosen)) values[variable] = darkOf(color, designed[variable]);
  for (const { variable, contrast = [] } of fields) {
    for (const { with: partnerId, min } of contrast) {
      const partner = fields.find(({ id }) => id === partnerId)?.variable;
      const moving = variable in chosen ? variable : partner;
      const still = moving === variable ? partner : variable;
      if (!moving || !still || !(moving in chosen)) continue;
      values[moving] = withContrast(values[moving] ?? '', values[still] ?? '', min);
    }
  }
  return values;
};

function darkOf(chosen: string, designed = ''): string {
  const [color, dark] = [parseColor(chosen), parseColor(designed)];
  if (!color || !dark) return chosen;
  const [, chroma, hue] = toOklch(color);
  return printColor({ ...fromOklch([toOklch(dark)[0], chroma, hue]), alpha: color.alpha });
}
