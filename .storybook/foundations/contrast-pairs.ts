import { findField, parseColor, type NamedValues, type ThemeCatalogue, type ThemeField } from '@genmaster/theme-engine';
import { backgroundOf, contrastRatio } from '@genmaster/theme-engine/color';

/** A colour beside one that it is drawn on, as the catalogue declares it. */
export interface ContrastPair {
  under: ThemeField;
  /** WCAG 2.2 contrast, cut to a tenth so that a figure never promises more than there is. */
  ratio: number;
  min: number;
  passes: boolean;
}

/** Measures every pair that the catalogue declares for a colour, in the theme that is shown. */
export function contrastPairsOf(
  catalogue: ThemeCatalogue,
  variables: NamedValues,
  { variable, contrast = [] }: ThemeField,
): ContrastPair[] {
  const color = parseColor(variables[variable]);
  return contrast.flatMap(({ with: withId, min }) => {
    const under = findField(catalogue, withId);
    const background = backgroundOf(catalogue, variables, withId);
    if (!color || !under || !background) return [];
    const ratio = contrastRatio(color, background);
    return [{ under, min, ratio: Math.floor(ratio * 10) / 10, passes: ratio >= min }];
  });
}
