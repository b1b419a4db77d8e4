/** How bright the page is: two light-type modes and one dark one. */
export type ThemeMode = 'light' | 'dark' | 'flately';

/** What a field's value is, and so how it is read and printed. */
export type FieldKind = 'color' | 'icon' | 'size' | 'font' | 'choice';

/** Which control edits a field. */
export type InputType = 'color' | 'selectOption' | 'selectOptions' | 'range';

/** Values by name: `--name` on the wire and on the page, field id inside the state. */
export type NamedValues = Readonly<Record<string, string>>;

/** One choice of a select. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One row of the panel, and everything that is known about its value. */
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
  /** The value of a size, font or icon that nobody changed. Colours come from the scheme. */
  readonly defaultValue?: string;
  /** More variables that follow from the value, given those of all fields; what a user set stays. */
  readonly writes?: (value: string, values: NamedValues) => NamedValues;
  /** Fields this one is drawn on or beside, with the contrast that WCAG asks for. */
  readonly contrast?: readonly { readonly with: string; readonly min: 3 | 4.5 }[];
}

/** A group of fields that opens and closes together. */
export interface ThemeSection {
  readonly id: string;
  readonly name: string;
  /** Under which of the panel’s two sub-tabs it stands. @default 'theme' */
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

/** A look beyond colours: shape, shadow and density, held in a stylesheet. */
export interface ThemeDefinition {
  readonly id: string;
  readonly name: string;
  readonly cssPath: string;
}

/** One selectable family at one weight. */
export interface FontOption {
  /** Kebab-case of the label, for example `public-sans-regular`. */
  readonly id: string;
  readonly label: string;
  readonly family: string;
  /** The name that CSS knows the downloaded face by. */
  readonly cssFamily: string;
  readonly weight: number;
  /** The package that ships the files; empty for a font of the visitor's own system. */
  readonly package: string;
  readonly variableFont: boolean;
  /** A local face with the same metrics, shown until the real one is there. */
  readonly fallbackName: string;
  readonly generic: 'sans-serif' | 'serif' | 'monospace';
}

/**
 * What a step of undo is called where no choice of the catalogue names it. `{name}` is filled in.
 *
 * The engine’s own are listed; a host’s gestures may have others.
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

/** Everything that can be chosen. A host may pass its own. */
export interface ThemeCatalogue {
  /** Changes whenever a field is added, removed or renamed. */
  readonly version: string;
  readonly themes: readonly ThemeDefinition[];
  readonly schemes: readonly ColorScheme[];
  readonly backgrounds: readonly { readonly id: string; readonly label: string }[];
  readonly fonts: readonly FontOption[];
  readonly sections: readonly ThemeSection[];
  /** The names of steps in another language. */
  readonly steps?: Partial<Record<StepName, string>>;
  /** Without it, colours chosen in a light mode do not show in the dark one. */
  readonly deriveDark?: DeriveDark;
  /** Without it, nothing looks different to somebody who asks for more contrast. */
  readonly moreContrast?: MoreContrast;
}

/** Works out what is shown, given what would be without it, to somebody who asks for more contrast. */
export type MoreContrast = (values: NamedValues, fields: readonly ThemeField[]) => NamedValues;

/** Works out all dark colours, given those chosen in a light mode and those designed, by variable. */
export type DeriveDark = (colors: {
  readonly chosen: NamedValues;
  readonly designed: NamedValues;
  readonly fields: readonly ThemeField[];
}) => NamedValues;

/** Lists every field in the order of the panel. */
export const fieldsOf = (catalogue: ThemeCatalogue): ThemeField[] =>
  catalogue.sections.flatMap((section) => section.fields);

/** Finds a field by its id. */
export const findField = (catalogue: ThemeCatalogue, id: string): ThemeField | undefined =>
  fieldsOf(catalogue).find((field) => field.id === id);

/** Lists the schemes of one theme, its first one in front. */
export const schemesOf = (catalogue: ThemeCatalogue, themeId: string): ColorScheme[] =>
  catalogue.schemes.filter((scheme) => scheme.themeId === themeId);

/**
 * Picks the colour scheme to show after a change of theme.
 *
 * Visitors keep their scheme when the theme they moved to has it. Otherwise
 * they get that theme's first one, so one theme's colours never appear under
 * another theme's stylesheet.
 *
 * @example
 * resolveScheme(catalogue, { themeId: '1', savedScheme: '1.3' }).code; // '1.3'
 * resolveScheme(catalogue, { themeId: '2', savedScheme: '2.9' }).code; // '2.1', there is no 2.9
 */
export function resolveScheme(
  catalogue: ThemeCatalogue,
  { themeId, savedScheme }: { themeId: string; savedScheme: string },
): ColorScheme {
  const ofTheme = schemesOf(catalogue, themeId);
  const scheme = ofTheme.find(({ code }) => code === savedScheme) ?? ofTheme[0] ?? catalogue.schemes[0];
  if (!scheme) throw new Error('[theme-engine] The catalogue has no scheme. Nothing is shown. Add one.');
  return scheme;
}
