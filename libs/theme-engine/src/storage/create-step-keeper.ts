import type { ThemeEngine, ThemeStep } from '../core/engine-types.ts';
import { needEngine, needOptions } from '../core/need.ts';
import { isRecord } from '../core/is-record.ts';
import { textOf } from '../core/text-of.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';

/** Store of the undo history, which survives a reload. */
export interface StepKeeper {
  /** Restores the steps that an earlier page in this tab stored. */
  start(): void;
  /** Stores the steps, for example on `pagehide`. */
  keep(): void;
  /** Removes the stored steps and stores no more from then on. */
  forget(): void;
}

const MOST_STEPS = 101;
const LONGEST_LABEL = 120;
/** Characters of all stored steps. A step with a palette of its own for each mode has about 12,000. */
const LONGEST_TEXT = 2_097_152;

/**
 * Stores the last 100 undo steps of one user and project in the storage of the tab, or as many as it has room for.
 *
 * Stored steps are validated again when they are read. Does not throw when the storage is blocked or has no room at all:
 * the steps are then lost on reload.
 *
 * @example
 * const steps = createStepKeeper({ engine, storage: sessionStorage, userId: 'u1', projectId: '169' });
 * steps.start();
 * window.addEventListener('pagehide', steps.keep);
 */
export function createStepKeeper(options: {
  engine: ThemeEngine;
  storage: Storage | null;
  userId: string | null;
  projectId: string;
}): StepKeeper {
  const { engine, storage, userId, projectId } = needOptions(options);
  needEngine(engine);
  const key = `gm-theme-steps:${encodeURIComponent(projectId)}:${encodeURIComponent(userId ?? '')}`;
  let isForgotten = false;
  const remove = () => {
    try {
      storage?.removeItem(key);
    } catch {
      // A blocked storage holds no steps to remove.
    }
  };
  return {
    forget() {
      isForgotten = true;
      remove();
    },
    start() {
      const entries = read(storage, key).filter(isRecord);
      // The engine reads each state, whatever was stored.
      engine.restoreSteps(
        entries.map(({ label, state, ownMode }) => ({
          label: textOf(label).slice(0, LONGEST_LABEL),
          state: state as unknown as ThemeState,
          ownMode: ownMode as ThemeMode | null,
        })),
      );
    },
    keep() {
      const { steps } = engine.listSteps();
      if (isForgotten) return;
      if (steps.length < 2) return remove();
      for (let texts = newestTexts(steps); texts.length > 0; texts = texts.slice(Math.ceil(texts.length / 2))) {
        try {
          storage?.setItem(key, `[${texts.join()}]`);
          return;
        } catch {
          // A full storage may have room for fewer steps.
        }
      }
      remove();
    },
  };
}

/** Returns the newest steps as JSON, without the oldest ones that would exceed the limit. */
function newestTexts(steps: readonly ThemeStep[]): string[] {
  const texts: string[] = [];
  let length = 1;
  for (const { label, state, ownMode } of steps.slice(-MOST_STEPS).reverse()) {
    const text = JSON.stringify({ label, state, ownMode });
    length += text.length + 1;
    if (length > LONGEST_TEXT) break;
    texts.unshift(text);
  }
  return texts;
}

function read(storage: Storage | null, key: string): readonly unknown[] {
  try {
    const text = storage?.getItem(key) ?? '';
    const kept: unknown = text && text.length <= LONGEST_TEXT ? JSON.parse(text) : null;
    return Array.isArray(kept) ? kept.slice(-MOST_STEPS) : [];
  } catch {
    return [];
  }
}
