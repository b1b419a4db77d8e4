import { round, withHsv, type PickerColor } from '@genmaster/color';

/** Slider of one channel: how to read and write it, its range and steps, and its spoken text. */
export interface SliderChannel {
  readonly read: (color: PickerColor) => number;
  readonly write: (color: PickerColor, value: number) => PickerColor;
  readonly max: number;
  readonly step: number;
  /** Step of Page Up and Page Down. */
  readonly page: number;
  readonly describe: (value: number, nameColor: (color: PickerColor) => string) => string;
}

/** Formats a fraction as whole per cent, for speech. */
export const percent = (value: number): string => `${Math.round(value * 100)}%`;

const part = { max: 1, step: 0.01, page: 0.1, describe: percent };

/** Sliders of a picker that need no loading, by channel. */
export const sliderChannels = {
  hue: {
    max: 360,
    step: 1,
    page: 15,
    read: (color) => color.h,
    write: (color, h) => withHsv(color, { h }),
    describe: (h, nameColor) => `${Math.round(h)}°, ${nameColor({ mode: 'hsv', h, s: 1, v: 1, alpha: 1 })}`,
  },
  brightness: { ...part, read: (color) => color.v, write: (color, v) => withHsv(color, { v }) },
  alpha: { ...part, read: (color) => color.alpha, write: (color, alpha) => ({ ...color, alpha }) },
} as const satisfies Record<string, SliderChannel>;

/** Name of a channel that has a slider; that of OKLCH is loaded with its plane. */
export type SliderName = keyof typeof sliderChannels | 'oklch';

/** Half the width of a thumb. The track extends beyond the range of the thumb's centre by this much at each end. */
export const HALF_THUMB_PX = 8;

/** Rounds a value to the grain (smallest step) of a slider. */
export const onGrain = (value: number, grain: number): number => round(Math.round(value / grain) * grain, 6);
