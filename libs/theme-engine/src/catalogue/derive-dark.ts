import { atLightnessOf, settleContrast } from '../core/settle-contrast.ts';
import type { DeriveDark } from '../core/theme-catalogue.ts';
import { need, needValues } from '../core/need.ts';

/**
 * Derives dark colours from the colours that the user set in a light mode.
 *
 * Keeps the user's hue and takes the lightness from the scheme's dark colour of the field. If a declared contrast is
 * too low then, the lightness is adjusted.
 */
export const deriveDark: DeriveDark = (colors) => {
  needValues(colors, 'colors');
  const { chosen, designed, fields } = colors;
  needValues(chosen, 'chosen');
  needValues(designed, 'designed');
  need(Array.isArray(fields), 'fields');
  const values: Record<string, string> = { ...designed };
  for (const [name, color] of Object.entries(chosen)) values[name] = atLightnessOf(color, designed[name]);
  return settleContrast({ values, designed, own: {}, chosen, fields });
};
