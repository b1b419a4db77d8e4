import { clamp, farColors, fromHsl, round, toHsl, withHsv, type Gamut, type PickerColor } from '@genmaster/color';

/** Colour space whose two axes the area shows. */
export type PlaneName = 'hsv' | 'hsl' | 'oklch';

/** Position in an area: both axes from 0 to 1. */
export interface AreaPosition {
  readonly x: number;
  readonly y: number;
}

/** Two axes of a colour space, at the hue and alpha of a colour. */
export interface Plane {
  /** Key of the area's label. */
  readonly label: 'area' | 'areaHsl' | 'areaOklch';
  readonly xLabel: 'saturation' | 'chroma';
  readonly yLabel: 'brightness' | 'lightness';
  readonly slider: 'hue' | 'oklch';
  readonly read: (color: PickerColor, gamut: Gamut) => AreaPosition;
  readonly write: (color: PickerColor, at: AreaPosition, gamut: Gamut) => PickerColor;
  /** Returns the hue that the colours of the plane depend on. */
  readonly hue: (color: PickerColor) => number;
  /** Returns the spoken text of the horizontal axis. */
  readonly sayX: (color: PickerColor, x: number, gamut: Gamut) => string;
}

const percent = (x: number) => `${Math.round(x * 100)}%`;

const hsv: Plane = {
  label: 'area',
  xLabel: 'saturation',
  yLabel: 'brightness',
  slider: 'hue',
  read: ({ s, v }) => ({ x: s, y: v }),
  write: (color, { x, y }) => withHsv(color, { s: x, v: y }),
  hue: ({ h }) => h,
  sayX: (_color, x) => percent(x),
};

const hsl: Plane = {
  ...hsv,
  label: 'areaHsl',
  yLabel: 'lightness',
  read: (color) => {
    const { s, l } = toHsl(color);
    return { x: s, y: l };
  },
  write: (color, { x, y }) => fromHsl({ h: color.h, s: x, l: y }, color.alpha),
};

const oklch: Plane = {
  label: 'areaOklch',
  xLabel: 'chroma',
  yLabel: 'lightness',
  slider: 'oklch',
  read: (color, gamut) => {
    const far = farColors()!;
    const { l, c } = far.oklchOf(color);
    return { x: clamp(c / far.chromaLimit(gamut)), y: clamp(l) };
  },
  write: (color, { x, y }, gamut) => {
    const far = farColors()!;
    const { h } = far.oklchOf(color);
    const wide = far.fromOklch({ l: y, c: x * far.chromaLimit(gamut), h }, color.alpha, color);
    // Beyond the edge of sRGB, chroma is limited at the same lightness, as in a wider gamut.
    if (!wide.isBeyondSrgb || gamut === 'p3') return far.fitColor(wide, 'p3');
    return far.fromOklch({ l: y, c: far.maxChroma(y, h, 'srgb'), h }, color.alpha, color);
  },
  hue: (color) => farColors()!.oklchOf(color).h,
  sayX: (color) => String(round(farColors()!.oklchOf(color).c, 3)),
};

/** Names of all planes that an area can show. */
export const planeNames: readonly PlaneName[] = ['hsv', 'hsl', 'oklch'];

/** Returns the plane of a name; for OKLCH the HSV plane until its conversions are loaded. */
export const planeOf = (name: PlaneName): Plane =>
  name === 'hsl' ? hsl : name === 'oklch' && farColors() ? oklch : hsv;
