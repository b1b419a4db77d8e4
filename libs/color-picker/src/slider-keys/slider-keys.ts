/** What a key press says to a slider. */
export interface SliderKeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** A slider at the moment a key is pressed. */
export interface SliderRange {
  readonly value: number;
  readonly max: number;
  /** What an arrow moves by. */
  readonly step: number;
  /** What Page Up, Page Down and Shift with an arrow move by. */
  readonly page: number;
  readonly isRightToLeft?: boolean;
}

/**
 * Works out where a key moves a slider that starts at 0; null when the key is not for sliders.
 *
 * Arrows move one step, a tenth of it with Ctrl, a page with Shift; Home and
 * End go to the ends. Left and right follow the eye in right-to-left text.
 */
export function moveByKey(press: SliderKeyPress, range: SliderRange): number | null {
  const { value, max, step, page } = range;
  const size = press.shiftKey ? page : press.ctrlKey ? step / 10 : step;
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
  // Sums of tenths pick up binary noise that would show in the value after a few presses.
  return Math.min(Math.max(Math.round((value + move) * 1e6) / 1e6, 0), max);
}

/** Tells whether text around an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.matches(':dir(rtl)');
}
