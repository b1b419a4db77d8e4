import {
  type Channel,
  type AlphaMode,
  type ColorFormat,
  calculate,
  formatColor,
  hexOf,
  readColor,
  absorbColor,
  type PickerColor,
} from '@genmaster/color';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';

/** What a field made of its text: null when it took it, `''` when more has to come, else what is wrong with it. */
export type FieldAnswer = string | null;

/** The picker whose colour a field edits. */
export interface FieldPicker {
  readonly store: PickerStore;
  readonly labels: ColorPickerLabels;
  readonly alphaMode: AlphaMode;
}

/** Gives the notation after or before another one; after the last comes the first. */
export const formatBeside = (formats: readonly ColorFormat[], format: ColorFormat, by: number): ColorFormat =>
  formats[(formats.indexOf(format) + by + formats.length) % formats.length]!;

/** Prints what the hex field shows while nobody types in it. */
export function hexText(color: PickerColor, alphaMode: AlphaMode): string {
  return alphaMode === 'forced' ? hexOf(color) : formatColor(color, 'hex', alphaMode);
}

/**
 * Takes what was typed in the hex field.
 *
 * Six digits say an opaque colour, unless alpha is edited somewhere else; then
 * they leave it alone. The # may be left out, and any other CSS colour will do.
 * While typing goes on (`isDone` false), three and four digits wait: they are
 * nearly always on the way to six.
 */
export function takeHexText(text: string, isDone: boolean, picker: FieldPicker): FieldAnswer {
  const { store, labels, alphaMode } = picker;
  const hex = /^#?([\da-f]*)$/i.exec(text.trim());
  const digits = hex?.[1]?.length ?? 0;
  if (hex && !isDone && digits !== 6 && digits < 8) return '';
  const read = hex && readColor(`#${hex[1]}`);
  if (read && alphaMode === 'forced' && digits % 3 === 0) {
    store.setColor({ ...absorbColor(store.getState().color, read.color), alpha: store.getState().color.alpha });
    return null;
  }
  return takeColorText(read ? `#${hex[1]}` : text, picker) ? null : labels.invalid;
}

/** Tells whether a hex draft may rest as it is: three digits, or four with alpha, are a colour if nothing follows. */
export const isShortHex = (text: string): boolean => /^#?[\da-f]{3,4}$/i.test(text.trim());

/**
 * Takes what was typed in a number field: a number within the channel's range, a sum, or any CSS colour.
 *
 * `held` is the value before the typing began, from which `+10` counts. A sum is taken when it is done, because its beginning is a number too.
 */
export function takeChannelText(
  text: string,
  { isDone, held, channel }: { isDone: boolean; held: number; channel: Channel },
  picker: FieldPicker,
): FieldAnswer {
  const { store, labels } = picker;
  const trimmed = text.trim().replace(',', '.');
  if (!isDone && (trimmed === '' || trimmed === '.')) return '';
  const isSum = /^[+]|[\d.)%]\s*[-+*/(]/.test(trimmed) && !/[a-df-z#]/i.test(trimmed);
  if (isSum && !isDone) return '';
  const number = readChannelNumber(trimmed, channel, held);
  if (number !== null && number >= 0 && number <= channel.max) {
    store.setColor(channel.write(store.getState().color, number));
    return null;
  }
  return takeColorText(text, picker) ? null : labels.outOfRange(channel.max);
}

/** Reads a number field: `12`, `50%` of a range that is not in per cent, `51*2`, and `+10` from where it was. */
function readChannelNumber(text: string, { max }: Channel, held: number): number | null {
  const result = calculate(text.startsWith('+') ? `${held}${text}` : text);
  if (!result || (result.unit && result.unit !== '%')) return null;
  return result.unit && max !== 100 ? (result.value * max) / 100 : result.value;
}

/** Takes a whole colour, as pasted, and says so when sRGB could not show it as written. */
export function takeColorText(text: string, { store, labels }: FieldPicker): boolean {
  return store.setText(text, () => store.announce(labels.adjusted));
}
