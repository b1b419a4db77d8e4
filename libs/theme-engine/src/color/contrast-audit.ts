import { wcagContrast, type ColorPair } from '@genmaster/color';
import { parseColor } from '../core/color-value.ts';
import type { Rgba } from '../core/rgba.ts';
import { flatten } from '../core/contrast.ts';
import { toUnit } from '../core/oklch.ts';
import { fieldsOf, findField, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import { needValues } from '../core/need.ts';

/** Two adjacent colours whose contrast ratio is too low. */
export interface ContrastFinding {
  readonly fieldId: string;
  readonly withId: string;
  readonly min: 3 | 4.5;
  /** Measured ratio; translucent colours are drawn over the colours behind them. */
  readonly ratio: number;
}

/**
 * Lists all declared pairs of a theme whose contrast is too low.
 *
 * A recommendation for the panel, never a requirement. A translucent background is drawn over the page background
 * before the measurement.
 *
 * @example
 * auditContrast(engine.catalogue, engine.getSnapshot().resolved.variables);
 */
export function auditContrast(catalogue: ThemeCatalogue, variables: NamedValues): ContrastFinding[] {
  needValues(variables, 'variables');
  const fields = fieldsOf(catalogue);
  const page = parseColor(variables['--bg-page']);
  /** Each colour as a text, and as it is drawn as a background. */
  const colors = new Map<string, ColorPair>();
  for (const { id, variable, kind } of fields) {
    const color = kind === 'color' && parseColor(variables[variable]);
    if (color) colors.set(id, { text: toUnit(color), background: toUnit(overPage(color, page)) });
  }
  return fields.flatMap(({ id, contrast = [] }) =>
    contrast.flatMap(({ with: withId, min }) => {
      const [color, under] = [colors.get(id), colors.get(withId)];
      const ratio = color && under ? wcagContrast({ text: color.text, background: under.background }) : min;
      return ratio < min ? [{ fieldId: id, withId, min, ratio }] : [];
    }),
  );
}

/** Returns the opaque colour of a field as a background: a translucent one is drawn over the page background. */
export function backgroundOf(catalogue: ThemeCatalogue, variables: NamedValues, fieldId: string): Rgba | null {
  needValues(variables, 'variables');
  const color = parseColor(variables[findField(catalogue, fieldId)?.variable ?? '']);
  return color && overPage(color, parseColor(variables['--bg-page']));
}

const overPage = (color: Rgba, page: Rgba | null): Rgba => flatten(color, page ? flatten(page) : undefined);
