import { colorDifference, findReadable } from '@genmaster/color';
import { parseColor, printColor } from '../core/color-value.ts';
import type { Rgba } from '../core/rgba.ts';
import { contrastRatio } from '../core/contrast.ts';
import { findField, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import { backgroundOf } from './contrast-audit.ts';
import { fromUnit, toUnit } from '../core/oklch.ts';
import { need, needValues } from '../core/need.ts';

/** A readable colour, and its difference from the unreadable one. */
export interface ContrastRepair {
  readonly color: string;
  readonly direction: 'lighter' | 'darker';
  /** Difference from the original colour (CIEDE2000): about 1 is just visible. */
  readonly change: number;
}

/** A background colour, and the minimum contrast ratio to it. */
export interface ContrastDemand {
  readonly background: Rgba;
  readonly min: number;
}

/**
 * Finds the nearest colours that meet all demands, nearest first.
 *
 * Keeps hue and chroma as far as the gamut allows; only the lightness changes. Returns an empty array when no lightness
 * meets the demands, for example for a colour that is too translucent.
 *
 * @example
 * repairContrast('#18bc9c', [{ background: parseColor('#fff'), min: 4.5 }]); // darker, rgba(0, 134, 107, 1)
 */
export function repairContrast(color: string, demands: readonly ContrastDemand[]): ContrastRepair[] {
  need(Array.isArray(demands), 'demands');
  const start = parseColor(color);
  if (!start) return [];
  const withAlpha = (rgb: Omit<Rgba, 'alpha'>) => fromUnit({ ...rgb, alpha: start.alpha });
  const meets = (candidate: Rgba) =>
    demands.every(({ background, min }) => contrastRatio(candidate, background) >= min);
  return findReadable(toUnit(start), (rgb) => meets(withAlpha(rgb)))
    .map(({ rgb, direction }) => ({
      color: printColor(withAlpha(rgb)),
      direction,
      change: colorDifference(toUnit(start), rgb),
    }))
    .sort((one, other) => one.change - other.change);
}

/**
 * Finds the nearest colours for a field that meet the contrast to its backgrounds and to the fields drawn on it.
 *
 * @example
 * const [best] = repairField(engine.catalogue, engine.getSnapshot().resolved.variables, 'text-link');
 * if (best) engine.setField('text-link', best.color);
 */
export function repairField(catalogue: ThemeCatalogue, variables: NamedValues, fieldId: string): ContrastRepair[] {
  needValues(variables, 'variables');
  const field = findField(catalogue, fieldId);
  if (!field) return [];
  const partners = [
    ...(field.contrast ?? []),
    ...catalogue.sections.flatMap(({ fields }) =>
      fields.flatMap(({ id, contrast = [] }) =>
        contrast.filter((pair) => pair.with === fieldId).map(({ min }) => ({ with: id, min })),
      ),
    ),
  ];
  const demands = partners.flatMap(({ with: id, min }) => {
    const background = backgroundOf(catalogue, variables, id);
    return background ? [{ background, min }] : [];
  });
  return repairContrast(variables[field.variable] ?? '', demands);
}
