import { findField, parseColor, type NamedValues, type ThemeCatalogue, type ThemeField } from '@genmaster/theme-engine';
import { backgroundOf, contrastRatio } from '@genmaster/theme-engine/color';

/** A colour and one that it is drawn on, as declared by the catalogue. */
export interface ContrastPair {
  under: ThemeField;
  /** WCAG 2.2 contrast ratio, rounded down to one decimal so that it is never overstated. */
  ratio: number;
  min: number;
  passes: boolean;
}

/** Measures all pairs that the catalogue declares for a colour, in the current theme. */
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
