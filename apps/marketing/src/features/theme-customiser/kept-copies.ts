import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import type { LocalThemeStore } from '@genmaster/theme-engine/storage';
import { looksOf } from './theme-look.ts';

/** A user’s engine, and where this browser keeps copies of its theme. */
export interface CopyHolder {
  /** `null` for a visitor. */
  readonly userId: string | null;
  readonly engine: ThemeEngine;
  readonly store: LocalThemeStore;
  /** Returns whether a theme without a mode follows the device; otherwise it has the project’s. */
  readonly followsDevice: () => boolean;
}

/** Stores a copy for the next first paint, as it looks without unsaved edits. */
export function keepCopy(holder: CopyHolder, copy: { saved: SavedTheme; pending: boolean }): void {
  holder.store.save({ ...copy, ...looksOf(holder, copy.saved) });
}

/** Stores unsaved edits as a copy that is not in the account yet. */
export function keepDraftOf(holder: CopyHolder): void {
  const saved = holder.engine.toSaved();
  holder.store.save({ saved, pending: true, ...looksOf(holder, saved, 'draft') });
}

/** Stores the server’s copy unchanged, because the project may define values that this catalogue does not know yet. */
export function keepServerCopy(holder: CopyHolder, server: SavedTheme): void {
  const { engine } = holder;
  const isShown = server.properties !== null && engine.getSnapshot().record?.revision === server.revision;
  keepCopy(holder, { saved: isShown ? server : engine.toSaved(), pending: false });
}

/** Returns what a change of user must not lose: unsaved edits, and a visitor’s theme; `null` if there is nothing. */
export function draftOf({ userId, engine, store }: CopyHolder): SavedTheme | null {
  const isUnstored = userId === null && store.load()?.pending === true;
  if (!engine.getSnapshot().isDirty && !isUnstored) return null;
  const draft = engine.toSaved();
  // A visitor has no row on the server; the revision counts copies in this browser only.
  return userId === null && !draft.recordId ? { ...draft, revision: 0 } : draft;
}

/** Stores both sides of a conflict that came with a user until it is resolved, and then the chosen one. */
export function keepUntilDecided(holder: CopyHolder, onDecided: () => void): void {
  const { engine } = holder;
  keepDraftOf(holder);
  const stop = engine.select(
    ({ newerCopy }) => newerCopy,
    (newerCopy) => {
      if (newerCopy) return;
      stop();
      if (!engine.getSnapshot().isDirty) keepCopy(holder, { saved: engine.toSaved(), pending: false });
      onDecided();
    },
  );
}
