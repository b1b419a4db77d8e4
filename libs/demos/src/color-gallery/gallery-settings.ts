import type { ColorPickerProps } from '@genmaster/color-picker';
import type { GalleryState } from './gallery-state.ts';

/** Settings that the picker takes both as React props and, in kebab-case, as attributes of the element. */
export type GallerySettings = Pick<
  ColorPickerProps,
  'outputFormat' | 'alphaMode' | 'colorMode' | 'cmyk' | 'disabled' | 'width' | 'height'
>;

/** Background of the contrast reading. */
export const AGAINST = '#ffffff';

/** Returns the settings of a state, without the picker’s defaults. The shown code uses the same settings. */
export function settingsOf({ variant, format, alphaMode, isDisabled, isWide }: GalleryState): GallerySettings {
  return {
    ...(variant === 'gray' ? { colorMode: 'grayscale' } : {}),
    ...(variant === 'swatches' ? { colorMode: 'presets', height: '5rem' } : {}),
    ...(variant === 'formats' || format === 'cmyk' ? { cmyk: true } : {}),
    ...(format === 'auto' ? {} : { outputFormat: format }),
    ...(alphaMode === 'enabled' ? {} : { alphaMode }),
    ...(isDisabled ? { disabled: true } : {}),
    ...(isWide ? { width: '100%' } : {}),
  };
}

/** Returns whether the form has a list of presets. */
export const hasPresets = ({ variant }: Pick<GalleryState, 'variant'>): boolean =>
  variant === 'presets' || variant === 'swatches';

/** Returns the attributes with which the element shows the same picker. */
export function attributesOf(state: GalleryState, label: string): Readonly<Record<string, string>> {
  const { variant, value, presets } = state;
  const settings = Object.entries(settingsOf(state)).map(([name, setting]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    setting === true ? '' : String(setting),
  ]);
  return {
    ...(variant === 'popup' ? { popup: '' } : {}),
    label,
    value,
    ...Object.fromEntries(settings),
    ...(hasPresets(state) ? { presets: presets.join('; ') } : {}),
    ...(variant === 'presets' ? { 'editable-presets': '' } : {}),
    ...(variant === 'contrast' ? { 'contrast-against': AGAINST, copy: '' } : {}),
  };
}
