import { farColors, withHsv, type PickerColor } from '@genmaster/color';

/** Slider of one channel: how to read and write it, its range and steps, and its spoken text. */
export interface SliderChannel {
  readonly read: (color: PickerColor) => number;
  readonly write: (color: PickerColor, value: number) => PickerColor;
  readonly max: number;
  readonly step: number;
  /** Step of Page Up and Page Down. */
  readonly page: number;
  readonly say: (value: number, nameColor: (color: PickerColor) => string) => string;
}

/** Formats a fraction as whole per cent, for speech. */
export const percent = (value: number): string => `${Math.round(value * 100)}%`;

const part = { max: 1, step: 0.01, page: 0.1, say: percent };
const turn = { max: 360, step: 1, page: 15 };

/** Sliders of a picker, by channel. */
export const sliderChannels = {
  hue: {
    ...turn,
    read: (color) => color.h,
    write: (color, h) => withHsv(color, { h }),
    say: (h, nameColor) => `${Math.round(h)}°, ${nameColor({ mode: 'hsv', h, s: 1, v: 1, alpha: 1 })}`,
  },
  oklch: {
    ...turn,
    read: (color) => farColors()?.oklchOf(color).h ?? color.h,
    write: (color, h) => {
      const far = farColors();
      return far ? far.fromOklch({ ...far.oklchOf(color), h }, color.alpha, color) : withHsv(color, { h });
    },
    say: (h) => `${Math.round(h)}°`,
  },
  brightness: { ...part, read: (color) => color.v, write: (color, v) => withHsv(color, { v }) },
  alpha: { ...part, read: (color) => color.alpha, write: (color, alpha) => ({ ...color, alpha }) },
} as const satisfies Record<string, SliderChannel>;

/** Name of a channel that has a slider. */
export type SliderName = keyof typeof sliderChannels;

/** Half the width of a thumb. The track extends beyond the range of the thumb's centre by this much at each end. */
export const HALF_THUMB_PX = 8;

/** Rounds a value to the grain (smallest step) of a slider. */
export const onGrain = (value: number, grain: number): number =>
  Math.round(Math.round(value / grain) * grain * 1e6) / 1e6;
