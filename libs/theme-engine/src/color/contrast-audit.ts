import { parseColor } from '../core/color-value.ts';
import type { Rgba } from '../core/rgba.ts';
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
  const fields = fieldsOf(catalogue);
  const page = parseColor(variables['--bg-page']);
  const colors = new Map(
    fields.map(({ id, variable, kind }) => [id, kind === 'color' && parseColor(variables[variable])]),
  );
  return fields.flatMap(({ id, contrast = [] }) =>
    contrast.flatMap(({ with: withId, min }) => {
      const [color, under] = [colors.get(id), colors.get(withId)];
      const ratio = color && under ? contrastRatio(color, overPage(under, page)) : min;
      return ratio < min ? [{ fieldId: id, withId, min, ratio }] : [];
    }),
  );
}

/** Gives the opaque colour behind whatever stands on a field. */
export function backgroundOf(catalogue: ThemeCatalogue, variables: NamedValues, fieldId: string): Rgba | null {
  const color = parseColor(variables[findField(catalogue, fieldId)?.variable ?? '']);
  return color && overPage(color, parseColor(variables['--bg-page']));
}

const overPage = (color: Rgba, page: Rgba | null): Rgba => flatten(color, page ? flatten(page) : undefined);
