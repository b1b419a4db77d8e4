import { atLightnessOf, settleContrast } from '../core/settle-contrast.ts';
import type { DeriveDark } from '../core/theme-catalogue.ts';

/**
 * Finds dark colours for what a user chose in a light mode.
 *
 * The hue is the user's, the lightness is the one that the scheme gives this field in the dark. Where a declared
 * contrast is missed then, lightness moves until it is not.
 */
export const deriveDark: DeriveDark = ({ chosen, designed, fields }) => {
  const values: Record<string, string> = { ...designed };
  for (const [name, color] of Object.entries(chosen)) values[name] = atLightnessOf(color, designed[name]);
  return settleContrast({ values, designed, own: {}, chosen, fields });
};
