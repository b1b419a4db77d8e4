import type { PickerColor } from '../color/picker-color.ts';

/** One channel that has a slider: where it is in a colour, its range and steps, and how it is spoken. */
export interface SliderChannel {
  readonly key: 'h' | 'v' | 'alpha';
  readonly max: number;
  readonly step: number;
  /** The distance of Page Up and Page Down. */
  readonly page: number;
  readonly say: (value: number, nameColor: (color: PickerColor) => string) => string;
}

/** Prints a part of one as whole per cent, for speech. */
export const percent = (value: number): string => `${Math.round(value * 100)}%`;

const part = { max: 1, step: 0.01, page: 0.1, say: percent };

/** The sliders of a picker; each is called by the label of the same name. */
export const sliderChannels = {
  hue: {
    key: 'h',
    max: 360,
    step: 1,
    page: 15,
    say: (h, nameColor) => `${Math.round(h)}°, ${nameColor({ mode: 'hsv', h, s: 1, v: 1, alpha: 1 })}`,
  },
  brightness: { key: 'v', ...part },
  alpha: { key: 'alpha', ...part },
} as const satisfies Record<string, SliderChannel>;

/** The name of a channel that has a slider. */
export type SliderName = keyof typeof sliderChannels;
