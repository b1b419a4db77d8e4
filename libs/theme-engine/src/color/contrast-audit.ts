import { parseColor, type Rgba } from '../core/color-value.ts';
import { contrastRatio, flatten } from '../core/contrast.ts';
import { fieldsOf, findField, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';

/** Two colours that meet on the page and cannot be told apart well enough. */
export interface ContrastFinding {
  readonly fieldId: string;
  readonly withId: string;
  readonly min: 3 | 4.5;
  /** Measured with see-through colours laid over what is behind them. */
  readonly ratio: number;
}

/**
 * Finds every declared pair of a theme that misses its contrast.
 *
 * Advice for the panel, never a gate. A see-through background is laid over
 * the page's own before anything is measured.
 *
 * @example
 * auditContrast(engine.catalogue, engine.getSnapshot().resolved.variables);
 */
export function auditContrast(catalogue: ThemeCatalogue, variables: NamedValues): ContrastFinding[] {
  return fieldsOf(catalogue).flatMap(({ id, variable, contrast = [] }) =>
    contrast.flatMap(({ with: withId, min }) => {
      const [color, under] = [parseColor(variables[variable]), backgroundOf(catalogue, variables, withId)];
      const ratio = color && under ? contrastRatio(color, under) : min;
      return ratio < min ? [{ fieldId: id, withId, min, ratio }] : [];
    }),
  );
}

/** Gives the opaque colour behind whatever stands on a field. */
export function backgroundOf(catalogue: ThemeCatalogue, variables: NamedValues, fieldId: string): Rgba | null {
  const color = parseColor(variables[findField(catalogue, fieldId)?.variable ?? '']);
  const page = parseColor(variables['--bg-page']);
  return color && flatten(color, page ? flatten(page) : undefined);
}
