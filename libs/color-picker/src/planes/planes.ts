import { fromHsl, toHsl, withHsv, type Gamut, type PickerColor } from '@genmaster/color';
import { percent } from '../color-slider/slider-channels.ts';

/** Colour space whose two axes the area shows. */
export type PlaneName = 'hsv' | 'hsl' | 'oklch';

/** Position in an area: both axes from 0 to 1. */
export interface AreaPosition {
  readonly x: number;
  readonly y: number;
}

/** Two axes of a colour space, at the hue and alpha of a colour. */
export interface Plane {
  readonly name: PlaneName;
  readonly xLabel: 'saturation' | 'chroma';
  readonly yLabel: 'brightness' | 'lightness';
  readonly read: (color: PickerColor, gamut: Gamut) => AreaPosition;
  /** Returns the colour at a position, also where that is outside the gamut. */
  readonly write: (color: PickerColor, at: AreaPosition, gamut: Gamut) => PickerColor;
  /** Returns the hue that the colours of the plane depend on. */
  readonly hue: (color: PickerColor) => number;
  /** Returns the spoken text of the horizontal axis. */
  readonly describeX: (color: PickerColor, x: number, gamut: Gamut) => string;
}

/** Saturation and brightness. */
export const hsv: Plane = {
  name: 'hsv',
  xLabel: 'saturation',
  yLabel: 'brightness',
  read: ({ s, v }) => ({ x: s, y: v }),
  write: (color, { x, y }) => withHsv(color, { s: x, v: y }),
  hue: ({ h }) => h,
  describeX: (_color, x) => percent(x),
};

/** Saturation and lightness. */
export const hsl: Plane = {
  ...hsv,
  name: 'hsl',
  yLabel: 'lightness',
  read: (color) => {
    const { s, l } = toHsl(color);
    return { x: s, y: l };
  },
  write: (color, { x, y }) => fromHsl({ h: color.h, s: x, l: y }, color.alpha),
};

/** Keys of the planes' labels. */
export const planeLabels = { hsv: 'area', hsl: 'areaHsl', oklch: 'areaOklch' } as const satisfies Record<
  PlaneName,
  string
>;

/** Names of all planes that an area can show. */
export const planeNames = Object.keys(planeLabels) as readonly PlaneName[];
