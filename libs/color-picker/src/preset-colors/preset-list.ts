import { parseColor, sameColor, type PickerColor } from '@genmaster/color';

/** Returns the index of a colour in a list, in whatever format the list is written; -1 if it is not there. */
export function indexOfColor(presets: readonly string[], color: PickerColor): number {
  return presets.findIndex((preset) => {
    const parsed = parseColor(preset);
    return parsed !== null && sameColor(parsed, color);
  });
}

/**
 * Reports whether a colour can be added to a list.
 *
 * The limit applies only to adding; a longer list from the host is shown in full.
 */
export function canAddColor(presets: readonly string[], color: PickerColor, limit: number): boolean {
  return presets.length < limit && indexOfColor(presets, color) < 0;
}

/**
 * Moves or adds a colour to the start of the recent ones, and drops the oldest ones beyond the limit.
 *
 * An empty value, which says that a colour was taken away, adds nothing.
 */
export function addRecentColor(recent: readonly string[], value: string, limit = 12): string[] {
  if (!value) return recent.slice(0, limit);
  const color = parseColor(value);
  const others = recent.filter((entry) => entry !== value && !(color && indexOfColor([entry], color) === 0));
  return [value, ...others].slice(0, limit);
}
