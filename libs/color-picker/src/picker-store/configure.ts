import { absorbColor, sameColor, type PickerColor } from '@genmaster/color';
import { resolveValue } from './late-value.ts';
import type { StoreCell } from './store-cell.ts';
import type { PickerStoreOptions } from './store-options.ts';
import { fallbackOf, showAlike } from './value-color.ts';

/** Replaces the options of a store. The value stays the same and is not emitted, but its colour may change. */
export function configure(cell: StoreCell, next: PickerStoreOptions) {
  const { value, color, initialValue, initialColor } = cell.state;
  const before = cell.options;
  cell.options = next;
  if (showAlike(value, before, next)) return;

  const oldFallback = fallbackOf(before);
  const shown = (text: string, color: PickerColor) => {
    const read = cell.read(text);
    if (!read) return sameColor(color, oldFallback) ? fallbackOf(next) : cell.restrict(color);
    return cell.restrict(read.isBeyondSrgb ? read : absorbColor(color, read));
  };
  cell.update({ color: shown(value, color), initialColor: shown(initialValue, initialColor) });
  resolveValue(cell);
}
