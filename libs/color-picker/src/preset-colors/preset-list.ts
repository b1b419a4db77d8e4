import { parseColor, sameColor, type PickerColor } from '@genmaster/color';

/** Finds the place of a colour in a list, whatever notation the list uses; -1 when it is not there. */
export function indexOfColor(presets: readonly string[], color: PickerColor): number {
  return presets.findIndex((preset) => {
    const parsed = parseColor(preset);
    return parsed !== null && sameColor(parsed, color);
  });
}

/**
 * Tells whether a colour can be added to a list.
 *
 * The limit is for adding alone: a longer list given by the host is shown whole.
 */
export function canAddColor(presets: readonly string[], color: PickerColor, limit: number): boolean {
  return presets.length < limit && indexOfColor(presets, color) < 0;
}

/** Puts a colour at the head of the recent ones, once, and drops the oldest beyond the limit. */
export function addRecentColor(recent: readonly string[], value: string, limit = 12): string[] {
  const color = parseColor(value);
  const others = recent.filter((entry) => entry !== value && !(color && indexOfColor([entry], color) === 0));
  return [value, ...others].slice(0, limit);
}
