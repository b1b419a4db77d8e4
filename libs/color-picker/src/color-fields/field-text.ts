import type { Channel } from '../color/channels.ts';
import type { AlphaMode } from '../color/color-format.ts';
import { formatColor, hexOf } from '../color/format-color.ts';
import { readColor } from '../color/parse-color.ts';
import { absorbColor, type PickerColor } from '../color/picker-color.ts';
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

/** Prints what the hex field shows while nobody types in it. */
export function hexText(color: PickerColor, alphaMode: AlphaMode): string {
  return alphaMode === 'forced' ? hexOf(color) : formatColor(color, 'hex', alphaMode);
}

/**
 * Takes what was typed in the hex field.
 *
 * Six digits say an opaque colour, unless alpha is edited somewhere else; then
 * they leave it alone. The # may be left out, and any other CSS colour will do.
 * While typing goes on (`isDone` false), three digits preview, other beginnings
 * of a hex colour wait: four digits are nearly always on the way to six.
 */
export function takeHexText(text: string, isDone: boolean, picker: FieldPicker): FieldAnswer {
  const { store, labels, alphaMode } = picker;
  const hex = /^#?([\da-f]*)$/i.exec(text.trim());
  const digits = hex?.[1]?.length ?? 0;
  if (hex && !isDone && digits !== 3 && digits !== 6 && digits < 8) return '';
  const read = hex && readColor(`#${hex[1]}`);
  if (read && alphaMode === 'forced' && digits % 3 === 0) {
    store.setColor({ ...absorbColor(store.getState().color, read.color), alpha: store.getState().color.alpha });
    return null;
  }
  return takeColorText(read ? `#${hex[1]}` : text, picker) ? null : labels.invalid;
}

/** Takes what was typed in a number field: a number within the channel's range, or any CSS colour. */
export function takeChannelText(text: string, isDone: boolean, channel: Channel, picker: FieldPicker): FieldAnswer {
  const { store, labels } = picker;
  if (text === '' && !isDone) return '';
  const number = /^(\d+([.,]\d*)?|[.,]\d+)\s*%?$/.test(text.trim()) ? parseFloat(text.replace(',', '.')) : NaN;
  if (number >= 0 && number <= channel.max) {
    store.setColor(channel.write(store.getState().color, number));
    return null;
  }
  return takeColorText(text, picker) ? null : labels.outOfRange(channel.max);
}

/** Takes a whole colour, as pasted, and says so when sRGB could not show it as written. */
export function takeColorText(text: string, { store, labels }: FieldPicker): boolean {
  return store.setText(text, () => store.announce(labels.adjusted));
}
