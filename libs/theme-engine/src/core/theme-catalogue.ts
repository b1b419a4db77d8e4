import { needCatalogue, needValues } from './need.ts';

/**
 * Colour mode of the page.
 *
 * `light` tints its sections and headers with the scheme's colours, `dark` is the dark mode. `flately` is a second light
 * mode, flat: white cards on a tinted page and no tinted backgrounds inside. Its name is the value that stored themes,
 * attributes and servers carry.
 */
export type ThemeMode = 'light' | 'dark' | 'flately';

/** Type of a field's value. It defines how the value is parsed and printed. */
export type FieldKind = 'color' | 'icon' | 'size' | 'font' | 'choice';

/** Control that edits a field. */
export type InputType = 'color' | 'selectOption' | 'selectOptions' | 'range';

/** Values by name: the CSS variable (`--name`) in requests and on the page, the field id inside the state. */
export type NamedValues = Readonly<Record<string, string>>;

/** One option of a select. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One row of the panel: a theme value with its label, variable, control and limits. */
export interface ThemeField {
  readonly id: string;
  readonly label: string;
  readonly variable: `--${string}`;
  readonly kind: FieldKind;
  readonly inputType: InputType;
  /** Limits of a range, in px. */
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly FieldOption[];
  /** Default of a size, font or icon. Colours come from the scheme. */
  readonly defaultValue?: string;
  /** Derives more variables from the value and the values of all fields. Values set by the user take precedence. */
  readonly writes?: (value: string, values: NamedValues) => NamedValues;
  /** Fields that this one is drawn on or next to, with the minimum WCAG contrast ratio. */
  readonly contrast?: readonly { readonly with: string; readonly min: 3 | 4.5 }[];
}

/** A collapsible group of fields. */
export interface ThemeSection {
  readonly id: string;
  readonly name: string;
  /** Sub-tab of the panel that shows the section. @default 'theme' */
  readonly tab?: 'theme' | 'layout';
  readonly fields: readonly ThemeField[];
}

/** A palette: every colour variable, designed once for each mode. */
export interface ColorScheme {
  readonly code: string;
  readonly name: string;
  readonly themeId: string;
  readonly colors: Readonly<Record<ThemeMode, NamedValues>>;
}

/** A look beyond colours: shape, shadow and density, defined in a stylesheet. */
export interface ThemeDefinition {
  readonly id: string;
  readonly name: string;
  readonly cssPath: string;
}

/** A font family in one weight that can be selected. */
export interface FontOption {
  /** Kebab-case of the label, for example `public-sans-regular`. */
  readonly id: string;
  readonly label: string;
  readonly family: string;
  /** The `font-family` name of the downloaded font in CSS. */
  readonly cssFamily: string;
  readonly weight: number;
  /** The npm package with the font files; empty for a system font. */
  readonly package: string;
  readonly variableFont: boolean;
  /** Name of a local fallback font with adjusted metrics, shown until the font has loaded. */
  readonly fallbackName: string;
  readonly generic: 'sans-serif' | 'serif' | 'monospace';
}

/**
 * Name of an undo step that is not named after an option of the catalogue. `{name}` is a placeholder.
 *
 * The listed names are those of the engine; the gestures of a host can have others.
 */
export type StepName =
  | 'Mode'
  | 'Menu position'
  | 'Dashboard'
  | 'Reset {name}'
  | 'Reset everything'
  | 'Default changes'
  | 'Reset current'
  | 'Newer copy'
  | '{name}, no longer offered'
  | 'Import'
  | 'Brand color'
  | 'Shuffle'
  | (string & {});

/** All options that can be selected. A host can pass its own catalogue. */
export interface ThemeCatalogue {
  /** Changes whenever a field is added, removed or renamed. */
  readonly version: string;
  readonly themes: readonly ThemeDefinition[];
  readonly schemes: readonly ColorScheme[];
  readonly backgrounds: readonly { readonly id: string; readonly label: string }[];
  readonly fonts: readonly FontOption[];
  readonly sections: readonly ThemeSection[];
  /** Translated names of undo steps. */
  readonly steps?: Partial<Record<StepName, string>>;
  /** Derives dark colours. Without it, colours set in a light mode have no effect in dark mode. */
  readonly deriveDark?: DeriveDark;
  /**
   * Names the colours that a colour of the user's own moves in its own mode, until they can be read together. Without
   * it they stay, and `auditContrast` names the pair.
   */
  readonly movedByOwn?: MovedByOwn;
  /** Raises the contrast for `prefers-contrast: more`. Without it, that preference has no effect. */
  readonly moreContrast?: MoreContrast;
}

/** Returns the values for a user who prefers more contrast, given the normal values. */
export type MoreContrast = (values: NamedValues, fields: readonly ThemeField[]) => NamedValues;

/** Returns the colours of the scheme that may move, given those that the user set in the mode, by variable. */
export type MovedByOwn = (colors: {
  readonly own: NamedValues;
  readonly designed: NamedValues;
  readonly fields: readonly ThemeField[];
}) => NamedValues;

/** Returns all dark colours, given the colours set in a light mode and those of the scheme, by variable. */
export type DeriveDark = (colors: {
  readonly chosen: NamedValues;
  readonly designed: NamedValues;
  readonly fields: readonly ThemeField[];
}) => NamedValues;

/** Lists all fields in the order of the panel. */
export function fieldsOf(catalogue: ThemeCatalogue): ThemeField[] {
  needCatalogue(catalogue);
  return catalogue.sections.flatMap((section) => section.fields);
}

/** Lists the ids of themes, backgrounds or fields. */
export const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Finds a field by its id. */
export const findField = (catalogue: ThemeCatalogue, id: string): ThemeField | undefined =>
  fieldsOf(catalogue).find((field) => field.id === id);

/** Lists the schemes of a theme; the first one is its default. */
export function schemesOf(catalogue: ThemeCatalogue, themeId: string): ColorScheme[] {
  needCatalogue(catalogue);
  return catalogue.schemes.filter((scheme) => scheme.themeId === themeId);
}

/**
 * Picks the colour scheme to show after a change of theme.
 *
 * Keeps the current scheme if the new theme has it. Otherwise returns the first scheme of the new theme, so that the
 * colours of one theme never appear with the stylesheet of another.
 *
 * @example
 * resolveScheme(catalogue, { themeId: '1', savedScheme: '1.3' }).code; // '1.3'
 * resolveScheme(catalogue, { themeId: '2', savedScheme: '2.9' }).code; // '2.1', there is no 2.9
 */
export function resolveScheme(
  catalogue: ThemeCatalogue,
  choice: { themeId: string; savedScheme: string },
): ColorScheme {
  needValues(choice, 'choice');
  const { themeId, savedScheme } = choice;
  const ofTheme = schemesOf(catalogue, themeId);
  const scheme = ofTheme.find(({ code }) => code === savedScheme) ?? ofTheme[0] ?? catalogue.schemes[0];
  if (!scheme) throw new Error('[theme-engine] The catalogue has no scheme. Nothing is shown. Add one.');
  return scheme;
}
