// RGB
export { clamp, clipRgb, flatten, fromLinear, round, roundToBytes, toLinear } from './rgb.ts';

// Exact colours of a picker
export {
  absorbColor,
  fromCmyk,
  fromHsl,
  fromHwb,
  fromRgb,
  inBytes,
  nearestInSrgb,
  sameColor,
  toBytes,
  toCmyk,
  toGray,
  toHsl,
  toHwb,
  toRgb,
  toRgba,
  WHITE,
  withHsv,
} from './picker-color.ts';

// Text
export { channelsOf, channelText } from './channels.ts';
export { colorFormats, isWideFormat, usualFormats } from './color-format.ts';
export { colorName, nearestColorName } from './color-name.ts';
export { calculate, inDegrees } from './calculate.ts';
export { formatColor, hexOf, paintText } from './format-color.ts';
export { farColors, loadFarColors, withoutFarColors } from './far-registry.ts';
export { canReadColor, isFarColor, parseColor, readColor } from './parse-color.ts';

// OKLCH and gamuts
export { fitGamut, fitToSrgb, isInGamut, isInside, maxChroma, toP3 } from './gamut.ts';
export { oklabDistance, oklchToRgb, toOklch } from './oklch.ts';

// Comparison
export { apcaContrast, luminance, ratioOf, wcagContrast } from './contrast.ts';
export { colorDifference, labDifference } from './difference.ts';
export { findReadable } from './readable.ts';

// Types
export type { Channel, ChannelName } from './channel.ts';
export type { AlphaMode, ColorFormat, OutputFormat } from './color-format.ts';
export type { FarColors } from './far-registry.ts';
export type { ColorPair } from './contrast.ts';
export type { Lab } from './difference.ts';
export type { Gamut } from './gamut.ts';
export type { Oklch } from './oklch.ts';
export type { ReadColor } from './parse-color.ts';
export type { CmykChannels, HslChannels, HwbChannels, PickerColor } from './picker-color.ts';
export type { ReadableColor } from './readable.ts';
export type { RgbaChannels, RgbChannels } from './rgb.ts';
