import { parseColor } from '../core/color-value.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue, type ThemeField } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { hexText } from './hex-text.ts';
import { choicesOf, modes, valuesByMode, type ThemeChoices } from './mode-values.ts';

/** Key of our data in the `$extensions` of a token file. */
export const TOKEN_EXTENSION = 'com.genmaster.theme';

/** A design token of the DTCG format. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'fontFamily' | 'fontWeight';
  readonly $value: unknown;
  readonly $description?: string;
}

/** A token file: one group per mode, with tokens named like the variables. */
export type DesignTokenFile = Readonly<Record<'light' | 'dark' | 'flately', Readonly<Record<string, DesignToken>>>> & {
  readonly $extensions: Readonly<Record<typeof TOKEN_EXTENSION, ThemeChoices>>;
};

/**
 * Converts a theme to design tokens (DTCG 2025.10), for design tools and token builds.
 *
 * Usage: save it as a `.tokens.json` file and use the group of the mode that you build.
 */
export function toDesignTokens(catalogue: ThemeCatalogue, state: ThemeState): DesignTokenFile {
  const values = valuesByMode(catalogue, state);
  const groups = modes.map((mode) => [
    mode,
    Object.fromEntries(fieldsOf(catalogue).flatMap((field) => tokensOf(field, values[mode]))),
  ]);
  return {
    ...(Object.fromEntries(groups) as Pick<DesignTokenFile, (typeof modes)[number]>),
    $extensions: { [TOKEN_EXTENSION]: choicesOf(state) },
  };
}

function tokensOf({ kind, variable, label }: ThemeField, values: NamedValues): [string, DesignToken][] {
  const value = values[variable] ?? '';
  const name = variable.slice(2);
  const weight = values[`${variable}-weight`];
  const color = parseColor(value);
  if (kind === 'color' && color) {
    const components = [color.r, color.g, color.b].map((channel) => Math.round((channel / 255) * 1e5) / 1e5);
    const $value = { colorSpace: 'srgb', components, alpha: color.alpha, hex: hexText(color.r, color.g, color.b) };
    return [[name, { $type: 'color', $value, $description: label }]];
  }
  if (kind === 'size') {
    return [
      [name, { $type: 'dimension', $value: { value: Number.parseFloat(value), unit: 'px' }, $description: label }],
    ];
  }
  if (kind !== 'font' || !weight) return [];
  const families = value.split(', ').map((family) => family.replaceAll("'", ''));
  return [
    [name, { $type: 'fontFamily', $value: families, $description: label }],
    [`${name}-weight`, { $type: 'fontWeight', $value: Number(weight) }],
  ];
}
