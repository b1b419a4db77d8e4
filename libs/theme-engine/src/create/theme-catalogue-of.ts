import { deriveDark } from '../catalogue/derive-dark.ts';
import { moreContrast } from '../catalogue/more-contrast.ts';
import { versionOf } from '../catalogue/default-catalogue.ts';
import { clamp, parseColor, printColor } from '../core/color-value.ts';
import { readAnyColor } from '../color/read-any-color.ts';
import { printFieldValue } from '../core/field-value.ts';
import { fromOklch, toOklch } from '../core/oklch.ts';
import { settleContrast } from '../core/settle-contrast.ts';
import type { MovedByOwn, NamedValues, ThemeCatalogue, ThemeField, ThemeMode } from '../core/theme-catalogue.ts';
import { themeModes } from '../core/theme-mode.ts';
import { isRecord } from '../core/is-record.ts';
import { shownText } from '../core/text-of.ts';

/**
 * A colour of a host: one for all modes, or one per mode. Accepts any absolute CSS colour.
 *
 * The modes have the engine's names or, where `createTheme` is given `modes`, the host's own.
 */
export type HostColor = string | HostColors;

/** The colours of one variable, one per mode; `label` is its name for people. */
export interface HostColors {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
  readonly flately?: string | undefined;
  readonly label?: string | undefined;
  readonly [mode: string]: string | undefined;
}

/** Definition of a host's theme, with the host's own variable names. */
export interface HostTheme {
  /** Colours by variable, with or without `--`. A missing dark colour is derived from the light one. */
  readonly colors: Readonly<Record<string, HostColor>>;
  /**
   * Backgrounds of each text colour: `{ text: ['page', 'card'] }`. Contrast ratio of at least 4.5 in every mode, unless
   * both colours were given for that mode.
   */
  readonly textOn?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Sizes in px by variable. */
  readonly sizes?:
    | Readonly<Record<string, { readonly value: number; readonly min: number; readonly max: number }>>
    | undefined;
}

/** Creates a catalogue with one theme and one scheme from a host's own variables. */
export function themeCatalogueOf(
  { colors, textOn = {}, sizes = {} }: HostTheme,
  nameOf: NameOf = (mode) => mode,
): ThemeCatalogue {
  if (!isRecord(colors) || Object.keys(colors).length === 0) throw problem('`colors` names no color.');
  if (!isRecord(textOn)) throw problem('`textOn` is no object.');
  if (!isRecord(sizes)) throw problem('`sizes` is no object.');
  const known = new Set(Object.keys(colors).map(idOf));
  const names = [...Object.keys(colors), ...Object.keys(sizes)];
  const twice = names.find((name, at) => names.some((other, before) => before < at && idOf(other) === idOf(name)));
  if (twice !== undefined) throw problem(`"${twice}" is there twice.`);
  const isNames = (list: unknown) => Array.isArray(list) && list.every((name) => typeof name === 'string');
  const noText = Object.keys(textOn).find((name) => !known.has(idOf(name)) || !isNames(textOn[name]));
  if (noText !== undefined) throw problem(`"${noText}" of \`textOn\` is no color of this theme with a list of others.`);
  for (const [name, color] of Object.entries(colors)) checkModes(name, color, nameOf);
  const fields = Object.entries(colors).map(([name, color]): ThemeField => {
    const unders = Object.keys(textOn).flatMap((text) => (idOf(text) === idOf(name) ? textOn[text]!.map(idOf) : []));
    const stranger = unders.find((under) => !known.has(under));
    if (stranger !== undefined) throw problem(`"${name}" stands on "${stranger}", which is no color of this theme.`);
    if (unders.includes(idOf(name))) throw problem(`"${name}" stands on itself.`);
    return {
      id: idOf(name),
      label: (isRecord(color) && color.label) || idOf(name),
      variable: variableOf(name),
      kind: 'color',
      inputType: 'color',
      contrast: unders.map((under) => ({ with: under, min: 4.5 })),
    };
  });
  const ranges = Object.entries(sizes).map(([name, size]): ThemeField => {
    if (!isRecord(size)) throw problem(`"${name}" of \`sizes\` is no object with value, min and max.`);
    const { value, min, max } = size;
    if (![min, max].every(Number.isFinite)) throw problem(`The limits of "${name}" are not two numbers.`);
    if (!Number.isFinite(value) || value < min || value > max) {
      throw problem(`The value of "${name}" is not from its min to its max.`);
    }
    const field: ThemeField = {
      id: idOf(name),
      label: idOf(name),
      variable: variableOf(name),
      kind: 'size',
      inputType: 'range',
      min,
      max,
      defaultValue: `${value}px`,
    };
    return { ...field, defaultValue: printFieldValue(field, value)! };
  });
  const light = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [variableOf(name), print(name, colorIn(color, 'light', nameOf))]),
  );
  const given = (mode: 'dark' | 'flately') =>
    Object.fromEntries(
      Object.entries(colors).flatMap(([name, color]) => {
        const own = isRecord(color) ? colorIn(color, mode, nameOf) : undefined;
        return own === undefined ? [] : [[variableOf(name), print(name, own)] as const];
      }),
    );
  const sections = [{ id: 'theme', name: 'Theme', fields: [...fields, ...ranges] }];
  return {
    version: versionOf(sections),
    themes: [{ id: '1', name: 'Default', cssPath: '' }],
    schemes: [
      {
        code: '1.1',
        name: 'Default',
        themeId: '1',
        colors: {
          light,
          dark: completed(
            Object.fromEntries(Object.entries(light).map(([name, text]) => [name, mirrored(text)])),
            given('dark'),
            fields,
          ),
          flately: completed(light, given('flately'), fields),
        },
      },
    ],
    backgrounds: [{ id: 'default', label: 'Default' }],
    fonts: [],
    sections,
    deriveDark,
    movedByOwn,
    moreContrast,
  };
}

type NameOf = (mode: ThemeMode) => string;

/** Returns the colour of a mode, which may have the host's own name for it. */
const colorIn = (color: HostColor, mode: ThemeMode, nameOf: NameOf): string | undefined =>
  isRecord(color) ? ((color as HostColors)[nameOf(mode)] ?? (color as HostColors)[mode]) : color;

/** Throws for a colour of an unknown mode, which would never be shown. */
function checkModes(name: string, color: HostColor, nameOf: NameOf): void {
  const names = [...new Set(['label', ...themeModes.map(nameOf), ...themeModes])];
  const stranger = Object.keys(isRecord(color) ? color : {}).find((key) => !names.includes(key));
  if (stranger !== undefined) throw problem(`"${name}" has a color for "${stranger}", which is no mode of this theme.`);
}

/**
 * Returns the colours that are paired with one of the user's own: backgrounds for a text, and texts for a background.
 */
const movedByOwn: MovedByOwn = ({ own, designed, fields }) => {
  const variables = new Map(fields.map(({ id, variable }) => [id, variable]));
  const pairs = fields.flatMap(({ variable, contrast = [] }) =>
    contrast.map(({ with: id }) => [variable, variables.get(id)!] as const),
  );
  const beside = pairs.flatMap(([text, under]) => [...(text in own ? [under] : []), ...(under in own ? [text] : [])]);
  return Object.fromEntries(beside.flatMap((name) => (name in own ? [] : [[name, designed[name]!]])));
};

/** Merges the colours given for a mode into the derived ones, and adjusts the derived ones to be readable. */
function completed(workedOut: NamedValues, given: NamedValues, fields: readonly ThemeField[]): NamedValues {
  const values = { ...workedOut, ...given };
  return settleContrast({ values, designed: values, own: given, chosen: workedOut, fields });
}

/** Inverts the lightness of a colour; hue and chroma stay the same. */
function mirrored(text: string): string {
  const color = parseColor(text)!;
  const [lightness, chroma, hue] = toOklch(color);
  return printColor({ ...fromOklch([clamp(1.13 - lightness, 0.96, 0.14), chroma, hue]), alpha: color.alpha });
}

/** Returns the id of a variable: its name without the leading dashes. */
export const idOf = (name: string): string => name.replace(/^--/, '');

function variableOf(name: string): `--${string}` {
  const variable = `--${idOf(name)}` as const;
  // Names such as `constructor` exist on every object, so a look-up would find them in any map.
  if (/^--[\w-]{1,64}$/.test(variable) && !(idOf(name) in {})) return variable;
  throw problem(`"${name}" is no name of a variable. Use letters, digits, - and _.`);
}

function print(name: string, text: unknown): string {
  const color = typeof text === 'string' ? readAnyColor(text) : null;
  if (color) return color;
  throw problem(
    `${shownText(text)} of "${name}" is no color. Use any CSS color that refers to no other, for example #0f766e, teal or oklch(60% 0.1 180).`,
  );
}

export const problem = (what: string) => new Error(`[theme-engine] ${what} No theme was made.`);
