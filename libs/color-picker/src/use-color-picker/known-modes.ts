import type { AlphaMode, Gamut } from '@genmaster/color';
import type { ColorMode } from '../picker-store/store-options.ts';

/** Words for the handling of alpha; the first one is the default. */
export const alphaModes: readonly AlphaMode[] = ['enabled', 'disabled', 'always', 'forced'];

/** Words for the controls of a picker; the first one is the default. */
export const colorModes: readonly ColorMode[] = ['color', 'grayscale', 'presets'];

/** Words for the gamut of a picker. */
export const gamuts: readonly Gamut[] = ['srgb', 'p3'];

/** Returns a word of a list; undefined for any other, as hosts without types may pass one. */
export const knownWord = <Word extends string>(words: readonly Word[], given: unknown): Word | undefined =>
  words.find((word) => word === given);
