import {
  type Channel,
  type AlphaMode,
  type ColorFormat,
  calculate,
  channelText,
  inDegrees,
  formatColor,
  hexOf,
  readColor,
  absorbColor,
  type PickerColor,
} from '@genmaster/color';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { plainText } from './plain-text.ts';

/** Result of field input: null when it was accepted, `''` when it is incomplete, else an error message. */
export type FieldAnswer = string | null;

/** Picker whose colour a field edits. */
export interface FieldPicker {
  readonly store: PickerStore;
  readonly labels: ColorPickerLabels;
  readonly alphaMode: AlphaMode;
}

/** Returns the format `by` places after another one (before it if negative); the list wraps around. */
export const formatBeside = (formats: readonly ColorFormat[], format: ColorFormat, by: number): ColorFormat =>
  formats.at((formats.indexOf(format) + by) % formats.length)!;

/** Returns the text of the hex field while nobody types. */
export function hexText(color: PickerColor, alphaMode: AlphaMode): string {
  return alphaMode === 'forced' ? hexOf(color) : formatColor(color, 'hex', alphaMode);
}

/**
 * Applies text typed in the hex field.
 *
 * Six digits set an opaque colour. With `alphaMode` "forced" another control edits alpha, and six digits leave it as it
 * is; with "disabled", digits of alpha are no valid entry. The # may be left out, and any other CSS colour is accepted. While typing goes on (`isDone` false), three and
 * four digits are not applied, because they are nearly always the start of six.
 */
export function takeHexText(typed: string, isDone: boolean, picker: FieldPicker): FieldAnswer {
  const { store, labels, alphaMode } = picker;
  const text = plainText(typed);
  const hex = /^#?([\da-f]*)$/i.exec(text);
  const digits = hex?.[1]?.length ?? 0;
  if (hex && !isDone && digits !== 6 && digits < 8) return '';
  const read = hex && readColor(`#${hex[1]}`);
  if (read && alphaMode === 'disabled' && digits % 4 === 0) return labels.invalid;
  if (read && alphaMode === 'forced' && digits % 3 === 0) {
    store.setColor({ ...absorbColor(store.getState().color, read.color), alpha: store.getState().color.alpha });
    return null;
  }
  return takeColorText(read ? `#${hex[1]}` : text, picker) ? null : labels.invalid;
}

/** Reports whether a hex draft is short but complete: three digits, or four with alpha. */
export const isShortHex = (text: string): boolean => /^#?[\da-f]{3,4}$/i.test(plainText(text));

/**
 * Applies text typed in a number field: a number within the channel's range, a sum, or any CSS colour.
 *
 * `held` is the colour before the typing began: its other channels stay, and `+10`, `-10`, `*2` and `/2` go on from its number. A sum is
 * applied only when it is complete, because its beginning is a valid number too.
 */
export function takeChannelText(
  typed: string,
  { isDone, held, channel }: { isDone: boolean; held: PickerColor; channel: Channel },
  picker: FieldPicker,
): FieldAnswer {
  const { store, labels } = picker;
  const text = plainText(typed);
  const sum = text.replace(',', '.');
  if (!isDone && (sum === '' || sum === '.')) return '';
  const isSum = /^[-+*/]|[\d.)%]\s*[-+*/(]/.test(sum) && !/[a-df-z#]/i.test(sum);
  if (isSum && !isDone) return '';
  const number = readChannelNumber(sum, channel, channel.read(held));
  if (number >= 0 && number <= channel.max) {
    // The number that was shown is that of the colour of before, which may have more decimals.
    store.setColor(sum === channelText(held, channel) ? held : channel.write(held, number));
    return null;
  }
  return takeColorText(text, picker) ? null : labels.outOfRange(channel.max);
}

/** Maximum of a hue. */
const FULL_TURN = 360;

/**
 * Parses a number field: `12`, `50%` of a range that is not in per cent, `51*2`, an angle of a hue (`90deg`, `0.25turn`),
 * and relative to `held` what begins with an operator; NaN for anything else. No channel has negative numbers, so `-10`
 * is a step back.
 */
function readChannelNumber(text: string, { max }: Channel, held: number): number {
  // Names of constants alone are letters on the way to a colour.
  if (!/\d/.test(text)) return NaN;
  const isRelative = /^[-+*/]/.test(text);
  const result = (isRelative && calculate(`${held}${text}`)) || calculate(text);
  if (!result) return NaN;
  const angle = inDegrees(result);
  if (angle.unit === 'deg') return isRelative || max !== FULL_TURN ? NaN : angle.value;
  // A share is one of the range (`50%`, `+10%`), or one of the number of before (`*50%`).
  if (result.unit && /^[*/]/.test(text)) return result.value / 100;
  const number = result.unit && max !== 100 ? (result.value * max) / 100 : result.value;
  return isRelative && result.unit ? held + number : number;
}

/** Applies a whole colour, as pasted, and announces it when the colour had to be mapped into sRGB. */
export function takeColorText(text: string, { store, labels }: FieldPicker): boolean {
  return store.setText(text, () => store.announce(labels.adjusted));
}
