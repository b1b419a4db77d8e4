/** How often texts are told during a movement: as fast as numbers can be read, and no faster. */
const CALM_MS = 250;

/** Listeners that are told of a movement at the pace of a reader, and of everything else at once. */
export interface CalmListeners {
  readonly all: Set<() => void>;
  /** Tells them now, or, while something moves, when the last time is long enough ago. */
  tell(isMoving?: boolean): void;
}

/**
 * Makes the listeners for what is read or spoken, as against what is seen to move.
 *
 * A drag changes the colour sixty times a second; laying out its numbers as often would cost more than everything else
 * in the picker, and nobody could read them. They share one clock, so that all texts of a picker are laid out together.
 */
export function createCalmListeners(): CalmListeners {
  const all = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isLate: unknown;

  function tell(isMoving?: boolean) {
    isLate = isMoving && pause;
    if (isLate) return;
    for (const listener of all) listener();
    clearTimeout(pause);
    pause = isMoving ? setTimeout(endPause, CALM_MS) : undefined;
  }

  function endPause() {
    pause = undefined;
    if (isLate) tell(true);
  }

  return { all, tell };
}
