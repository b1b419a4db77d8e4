import type { ResolvedTheme } from '../core/resolve-theme.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { companionsOf } from '../core/saved-record.ts';
import { keepUnknown } from './keep-unknown.ts';
import type { LoadReport, ThemeEngine } from '../core/engine-types.ts';
import type { ThemeState } from '../core/theme-state.ts';
import type { LocalSaveOutcome, LocalThemeCopy, LocalThemeStore } from './local-theme-store.ts';

/** What a server said to a copy, or that it could not be asked. */
export type SendAnswer =
  | { readonly kind: 'stored'; readonly recordId: string; readonly revision: number; readonly savedAt?: string }
  | { readonly kind: 'conflict'; readonly newer: SavedTheme }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/**
 * What became of a save.
 *
 * `kept-locally` is in this browser alone, `lost` nowhere. `conflict` waits for the user’s choice between the draft and
 * `newerCopy`; `newer-shown` had nothing of its own to lose, or the user took the newer copy while the save was under way.
 */
export type SaveOutcome = 'stored' | 'kept-locally' | 'conflict' | 'newer-shown' | 'refused' | 'lost';

export interface ThemeSaver {
  /** Shows the local copy, if there is one; one that was never sent comes back as unsaved edits. */
  start(): LoadReport | null;
  /** Stores the draft. Saves never overlap: a second one waits for the first. */
  save(): Promise<SaveOutcome>;
  /** Sends what could not be sent before. `null` when there is nothing to send. */
  resend(): Promise<SaveOutcome | null>;
}

/**
 * Saves a theme to this browser first and to the server then.
 *
 * A server that is out of reach loses nothing: the copy waits in the browser,
 * over a reload too, until `resend`. A newer copy on the server is never
 * overwritten; the engine offers it beside the unsaved edits. Neither is one
 * that another tab has left waiting in this browser.
 *
 * @example
 * const saver = createThemeSaver({ engine, local, send: (copy) => sendToServer(copy) });
 * saver.start();
 * window.addEventListener('online', () => saver.resend());
 */
export function createThemeSaver({
  engine,
  local,
  send,
  fontFilesOf = () => [],
}: {
  engine: ThemeEngine;
  local: LocalThemeStore;
  /** `null` while nobody is signed in. */
  send: ((copy: SavedTheme) => Promise<SendAnswer>) | null;
  /** Addresses of the files of the fonts in use, for the next first paint. */
  fontFilesOf?: (resolved: ResolvedTheme) => readonly string[];
}): ThemeSaver {
  interface Unsent {
    readonly copy: SavedTheme;
    readonly state: ThemeState;
    readonly resolved: ResolvedTheme;
  }
  let unsent: Unsent | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** What this tab last wrote or read: another copy that waits in this browser is another tab’s. */
  let known = '';
  const learn = () => void (known = print(local.load()));
  const othersCopy = (): SavedTheme | null => {
    const there = send && local.load();
    return there?.pending && print(there) !== known ? there.saved : null;
  };
  const keep = ({ copy, resolved }: Unsent, pending: boolean): LocalSaveOutcome => {
    if (othersCopy()) return 'unavailable';
    const outcome = local.save({ saved: copy, resolved, pending, fontFiles: fontFilesOf(resolved) });
    learn();
    return outcome;
  };

  const transmit = async (batch: Unsent): Promise<SaveOutcome> => {
    if (!send) {
      // No row, so the count is this browser's own: it tells other tabs what is newer.
      const copy = { ...batch.copy, revision: batch.copy.revision + 1 };
      if (keep({ ...batch, copy }, true) !== 'stored') return 'lost';
      engine.markSaved({ ...copy, state: batch.state, copy });
      return 'kept-locally';
    }
    const kept = keep(batch, true);
    unsent = batch;
    // The row may have moved on while this save waited for the one before it.
    const { record } = engine.getSnapshot();
    const answer = await send({ ...batch.copy, ...record }).catch((): SendAnswer => ({ kind: 'unreachable' }));
    const others = answer.kind === 'unreachable' && othersCopy();
    if (others) return offerOthers(others);
    if (answer.kind === 'unreachable') return kept === 'stored' ? 'kept-locally' : 'lost';
    unsent = null;
    if (answer.kind === 'stored') {
      const { recordId, revision, savedAt } = answer;
      const copy = { ...batch.copy, recordId, revision, ...(savedAt && { savedAt }) };
      engine.markSaved({ recordId, revision, state: batch.state, copy });
      keep({ ...batch, copy }, false);
    }
    if (answer.kind !== 'conflict') return answer.kind;
    switch (engine.loadSaved(answer.newer).outcome) {
      case 'applied':
        keep(current(), false);
        return 'newer-shown';
      case 'kept-edits':
        keepChosen();
        return 'conflict';
      case 'unreadable':
        // Nobody can choose a copy that cannot be read; the row is known now, so the save builds on it.
        return answer.newer.revision === record?.revision ? 'refused' : transmit(batch);
      case 'unchanged':
        // It came another way while this save was under way, and the user has decided between the two already.
        if (answer.newer.revision === record?.revision) return 'refused';
        return engine.getSnapshot().isDirty ? transmit(batch) : 'newer-shown';
      default:
        return 'refused';
    }
  };

  /** Two tabs saved without a server, and this browser has room for one: the user chooses, as between two devices. */
  const offerOthers = (others: SavedTheme): SaveOutcome => {
    learn();
    unsent = null;
    // It has no revision of its own yet. Both build on the same row.
    engine.loadSaved({ ...others, revision: 0 });
    const stop = engine.select(
      ({ newerCopy }) => newerCopy,
      () => {
        stop();
        const { recordId, revision } = others;
        const { saved, record } = engine.getSnapshot();
        if (record?.revision === 0) engine.markSaved({ recordId, revision, state: saved, copy: others });
        // The one that was taken has still to be sent, whichever tab is there for it.
        if (!engine.getSnapshot().isDirty) unsent = current();
      },
    );
    return 'conflict';
  };

  /** Once the newer copy is taken, what was to be sent must not come back with the next visit. */
  const keepChosen = () => {
    const stop = engine.select(
      ({ newerCopy }) => newerCopy,
      () => {
        stop();
        if (!engine.getSnapshot().isDirty) keep(current(), false);
      },
    );
  };

  const enqueue = (batch: Unsent): Promise<SaveOutcome> => {
    const turn = queue.then(() => transmit(batch));
    queue = turn.catch(() => {});
    return turn;
  };

  const current = (): Unsent => {
    const { draft, resolved, stored } = engine.getSnapshot();
    return { copy: keepUnknown(engine.toSaved(), stored, engine.catalogue), state: draft, resolved };
  };

  return {
    start() {
      const copy = local.load();
      learn();
      if (!copy) return null;
      if (!copy.pending || !send) return engine.loadSaved(copy.saved);
      const report = engine.restoreDraft(copy.saved);
      unsent = current();
      return report;
    },
    // Two copies that nobody has decided between: to send one would overwrite the other unseen.
    save: async () => (send && engine.getSnapshot().newerCopy ? 'conflict' : enqueue(current())),
    async resend() {
      if (!send || !unsent) return null;
      return engine.getSnapshot().newerCopy ? 'conflict' : enqueue(unsent);
    },
  };
}

/** What a copy holds, however often it was counted. */
const print = (copy: LocalThemeCopy | null): string =>
  copy ? JSON.stringify([copy.saved.properties, copy.saved.mode, companionsOf(copy.saved)]) : '';
