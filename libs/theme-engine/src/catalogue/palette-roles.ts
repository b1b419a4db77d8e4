import type { NamedValues, ThemeMode } from '../core/theme-catalogue.ts';

/** Chroma and hue (`Tint`), or lightness, chroma and hue (`Shade`), in OKLCH. */
type Tint = readonly [chroma: number, hue: number];
export type Shade = readonly [lightness: number, chroma: number, hue: number];

/** The base colours of a palette, from which all colours of all modes are derived. */
export interface PaletteSeed {
  /** Tint of backgrounds and text. */
  readonly neutral: Tint;
  /** The brand colour, as shown on a light background. */
  readonly brand: Shade;
  /** A quieter colour to go with the brand. */
  readonly secondary: Shade;
  /** The accent colour, used sparingly. */
  readonly accent: Shade;
  /** Whether sidebar and footer are light (`paper`) or dark (`ink`) in light mode. */
  readonly frame: 'paper' | 'ink';
  /** Values that override the derived ones, by mode and variable. */
  readonly tuned?: Partial<Record<ThemeMode, NamedValues>>;
}

/** Roles of colours; several fields can share a role. */
export interface Roles {
  readonly page: Shade;
  readonly section: Shade;
  readonly card: Shade;
  readonly code: Shade;
  readonly line: Shade;
  readonly edge: Shade;
  readonly ink: Shade;
  readonly text: Shade;
  readonly muted: Shade;
  readonly brand: Shade;
  readonly onBrand: Shade;
  readonly secondary: Shade;
  readonly onSecondary: Shade;
  readonly accent: Shade;
  readonly link: Shade;
  readonly linkHover: Shade;
  /** Tinted background of a selected item. */
  readonly wash: Shade;
  readonly onWash: Shade;
  /** Backgrounds of sidebar levels one to three, and of the dropdowns of levels two and three. */
  readonly frame: readonly [Shade, Shade, Shade, Shade, Shade];
  readonly onFrame: Shade;
  readonly frameIcon: Shade;
  readonly frameWash: Shade;
  readonly onFrameWash: Shade;
  readonly footer: Shade;
  readonly onFooter: Shade;
  readonly bar: Shade;
  readonly onBar: Shade;
  readonly darkBar: Shade;
  readonly onDarkBar: Shade;
  readonly gridHeader: Shade;
  readonly onGridHeader: Shade;
  /** Lightness and chroma of the four status colours. */
  readonly status: readonly [lightness: number, chroma: number];
}

/** Functions that derive the colours of all roles from a seed, by mode. */
export const rolesOf: Record<ThemeMode, (seed: PaletteSeed) => Roles> = { light, dark, flately };

function light({ neutral: [c, h], brand, secondary, accent, frame }: PaletteSeed): Roles {
  const paper = frame === 'paper';
  const deep = (lightness: number): Shade => [lightness, Math.min(0.045, c * 3), h];
  return {
    page: [0.987, c * 0.35, h],
    section: [0.965, c * 0.7, h],
    card: [1, 0, h],
    code: [0.952, c, h],
    line: [0.9, c * 1.1, h],
    edge: [0.62, c * 2, h],
    ink: [0.23, Math.min(0.06, c * 4), h],
    text: [0.33, Math.min(0.04, c * 3), h],
    muted: [0.5, c * 2.2, h],
    brand,
    onBrand: [0.995, 0, h],
    secondary,
    onSecondary: [0.995, 0, h],
    accent,
    link: brand,
    linkHover: shift(brand, -0.1),
    wash: [0.935, Math.min(0.045, brand[1] * 0.25), brand[2]],
    onWash: [0.38, brand[1] * 0.8, brand[2]],
    frame: paper
      ? [
          [0.978, c * 0.6, h],
          [0.958, c * 0.9, h],
          [0.938, c * 1.1, h],
          [0.966, c * 0.8, h],
          [0.946, c, h],
        ]
      : [deep(0.24), deep(0.28), deep(0.32), deep(0.26), deep(0.3)],
    onFrame: paper ? [0.33, c * 3, h] : [0.9, c, h],
    frameIcon: paper ? [0.5, brand[1] * 0.5, brand[2]] : [0.76, brand[1] * 0.5, brand[2]],
    frameWash: paper ? [0.91, Math.min(0.06, brand[1] * 0.32), brand[2]] : [0.4, brand[1] * 0.5, brand[2]],
    onFrameWash: paper ? [0.36, brand[1] * 0.8, brand[2]] : [0.97, c, h],
    footer: paper ? [0.948, c * 1.1, h] : deep(0.21),
    onFooter: paper ? [0.4, c * 3, h] : [0.86, c, h],
    bar: [0.995, c * 0.2, h],
    onBar: [0.28, c * 3, h],
    darkBar: deep(0.22),
    onDarkBar: [0.95, c * 0.6, h],
    gridHeader: [0.94, c * 1.3, h],
    onGridHeader: [0.3, c * 3, h],
    status: [0.48, 0.14],
  };
}

function dark({ neutral: [c, h], brand, secondary, accent }: PaletteSeed): Roles {
  const night = (lightness: number, more = 1): Shade => [lightness, Math.min(0.024, c * 1.6 * more), h];
  const lifted: Shade = [Math.max(0.72, 1.2 - brand[0]), brand[1] * 0.78, brand[2]];
  return {
    page: night(0.175),
    section: night(0.208),
    card: night(0.236),
    code: night(0.15),
    line: night(0.34),
    edge: night(0.56, 1.4),
    ink: [0.965, c * 0.5, h],
    text: [0.885, c * 0.8, h],
    muted: [0.73, c * 1.6, h],
    brand: lifted,
    onBrand: [0.17, Math.min(0.04, brand[1] * 0.25), brand[2]],
    secondary: [0.8, secondary[1] * 0.8, secondary[2]],
    onSecondary: [0.18, 0.02, secondary[2]],
    accent: [Math.max(0.78, accent[0]), accent[1] * 0.9, accent[2]],
    link: [0.78, brand[1] * 0.7, brand[2]],
    linkHover: [0.86, brand[1] * 0.5, brand[2]],
    wash: [0.3, brand[1] * 0.35, brand[2]],
    onWash: [0.92, brand[1] * 0.25, brand[2]],
    frame: [night(0.2), night(0.225), night(0.25), night(0.238), night(0.265)],
    onFrame: [0.87, c, h],
    frameIcon: [0.74, brand[1] * 0.5, brand[2]],
    frameWash: [0.33, brand[1] * 0.4, brand[2]],
    onFrameWash: [0.94, brand[1] * 0.2, brand[2]],
    footer: night(0.145),
    onFooter: [0.78, c * 1.2, h],
    bar: [0.97, c * 0.5, h],
    onBar: [0.25, c * 3, h],
    darkBar: night(0.195),
    onDarkBar: [0.93, c * 0.7, h],
    gridHeader: night(0.28),
    onGridHeader: [0.93, c * 0.7, h],
    status: [0.78, 0.13],
  };
}

/** Derives the colours of flately: flat colours without tinted backgrounds, white cards on a tinted page. */
function flately({ neutral: [c, h], brand, secondary, accent }: PaletteSeed): Roles {
  const flat: Shade = [Math.min(0.52, Math.max(0.44, brand[0])), Math.max(0.03, brand[1] * 0.72), brand[2]];
  const slate = (lightness: number): Shade => [lightness, Math.max(0.022, Math.min(0.05, brand[1] * 0.26)), brand[2]];
  return {
    page: [0.962, Math.max(0.006, c), h],
    section: [0.93, Math.max(0.01, c * 1.4), h],
    card: [1, 0, h],
    code: [0.915, Math.max(0.012, c * 1.5), h],
    line: [0.85, Math.max(0.012, c * 1.6), h],
    edge: [0.58, 0.03, h],
    ink: slate(0.31),
    text: slate(0.36),
    muted: slate(0.47),
    brand: flat,
    onBrand: [1, 0, h],
    secondary: [0.5, secondary[1] * 0.7, secondary[2]],
    onSecondary: [1, 0, h],
    accent: [Math.min(0.62, accent[0]), accent[1] * 0.85, accent[2]],
    link: shift(flat, -0.03),
    linkHover: shift(flat, -0.12),
    wash: slate(0.88),
    onWash: slate(0.3),
    frame: [slate(0.34), slate(0.38), slate(0.42), slate(0.36), slate(0.4)],
    onFrame: [0.97, 0.006, brand[2]],
    frameIcon: [0.84, 0.03, brand[2]],
    frameWash: slate(0.28),
    onFrameWash: [1, 0, h],
    footer: slate(0.31),
    onFooter: [0.92, 0.01, brand[2]],
    bar: flat,
    onBar: [1, 0, h],
    darkBar: slate(0.29),
    onDarkBar: [0.97, 0.006, brand[2]],
    gridHeader: slate(0.4),
    onGridHeader: [1, 0, h],
    status: [0.47, 0.12],
  };
}

function shift([lightness, chroma, hue]: Shade, by: number): Shade {
  return [lightness + by, chroma, hue];
}
