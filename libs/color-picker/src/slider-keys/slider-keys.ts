import { clamp, round } from '@genmaster/color';

/** Properties of a key press that a slider reads. */
export interface SliderKeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/** State of a slider when a key is pressed. */
export interface SliderRange {
  readonly value: number;
  readonly max: number;
  /** Step of an arrow key. */
  readonly step: number;
  /** Step of Page Up, Page Down and Shift with an arrow key. */
  readonly page: number;
  readonly isRightToLeft?: boolean;
}

/**
 * Returns the value to which a key moves a slider that starts at 0; null for a key that does not move it.
 *
 * Arrows move one step, a tenth of it with Ctrl (up and down also with Alt), a page with Shift; Home and End go to the
 * ends. Left and right follow the visual direction in right-to-left text.
 */
export function moveByKey(press: SliderKeyPress, range: SliderRange): number | null {
  // Such keys belong to the browser: Alt with an arrow to the side goes back a page.
  if ((press.altKey && !/Up|Down/.test(press.key)) || press.metaKey) return null;
  const { value, max, step, page } = range;
  const size = press.shiftKey ? page : press.ctrlKey || press.altKey ? step / 10 : step;
  const forward = range.isRightToLeft ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowRight: size * forward,
    ArrowLeft: -size * forward,
    ArrowUp: size,
    ArrowDown: -size,
    PageUp: page,
    PageDown: -page,
    Home: -max,
    End: max,
  };
  const move = moves[press.key];
  if (move === undefined) return null;
  // Sums of tenths collect rounding errors that would show in the value after a few presses.
  return clamp(round(value + move, 6), 0, max);
}

/** Reports whether the text around an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.matches(':dir(rtl)');
}
