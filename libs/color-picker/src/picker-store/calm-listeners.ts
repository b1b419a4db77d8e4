/** Interval of text updates during a movement: numbers cannot be read faster. */
const CALM_MS = 250;

/** Listeners that are called at a throttled rate during a movement, and at once for every other change. */
export interface CalmListeners {
  readonly all: Set<() => void>;
  /** Calls the listeners at once, or during a movement only when the interval has passed. */
  notify(isMoving?: boolean): void;
}

/**
 * Creates the listeners for content that is read or spoken, as opposed to content that moves.
 *
 * A drag changes the colour sixty times a second. Laying out its numbers at that rate would cost more than everything
 * else in the picker, and nobody could read them. The listeners share one timer, so that all texts of a picker are laid
 * out together.
 */
export function createCalmListeners(): CalmListeners {
  const all = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isLate: unknown;

  function notify(isMoving?: boolean) {
    isLate = isMoving && pause;
    if (isLate) return;
    for (const listener of all) listener();
    clearTimeout(pause);
    pause = isMoving ? setTimeout(endPause, CALM_MS) : undefined;
  }

  function endPause() {
    pause = undefined;
    if (isLate) notify(true);
  }

  return { all, notify };
}
