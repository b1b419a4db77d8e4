import type { ResolvedTheme } from '../core/resolve-theme.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { companionsOf } from '../core/saved-record.ts';
import { createQueue } from '../core/create-queue.ts';
import { keepUnknown } from './keep-unknown.ts';
import type { LoadReport, ThemeEngine } from '../core/engine-types.ts';
import { isRecord } from '../core/is-record.ts';
import { textOf } from '../core/text-of.ts';
import { sameState, type ThemeState } from '../core/theme-state.ts';
import type { LocalSaveOutcome, LocalThemeCopy, LocalThemeStore } from './local-theme-store.ts';
import { resolveLooks } from './resolve-looks.ts';
import { need, needEngine, needOptions } from '../core/need.ts';

/** Result of sending a copy to the server. */
export type SendAnswer =
  | { readonly kind: 'stored'; readonly recordId: string; readonly revision: number; readonly savedAt?: string }
  | { readonly kind: 'conflict'; readonly newer: SavedTheme }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/**
 * Result of a save.
 *
 * `kept-locally`: stored in this browser only. `lost`: not stored. `conflict`: the user must choose between the draft
 * and `newerCopy`. `newer-shown`: there were no unsaved edits to lose, or the user took the newer copy during the save.
 */
export type SaveOutcome = 'stored' | 'kept-locally' | 'conflict' | 'newer-shown' | 'refused' | 'lost';

export interface ThemeSaver {
  /** Shows the local copy, if there is one. A copy that was never sent becomes unsaved edits. */
  start(): LoadReport | null;
  /** Stores the draft. Saves never overlap: a second one waits for the first. */
  save(): Promise<SaveOutcome>;
  /** Sends a copy that could not be sent before. Resolves with `null` if there is none. */
  resend(): Promise<SaveOutcome | null>;
}

/**
 * Saves a theme to this browser first and then to the server.
 *
 * When the server is unreachable, nothing is lost: the copy waits in the browser until `resend`, even across reloads.
 * A newer copy on the server is never overwritten: the engine offers it next to the unsaved edits. The same applies to
 * a copy that another tab has stored in this browser and not sent yet.
 *
 * @example
 * const saver = createThemeSaver({ engine, local, send: (copy) => sendToServer(copy) });
 * saver.start();
 * window.addEventListener('online', () => saver.resend());
 */
export function createThemeSaver(options: {
  engine: ThemeEngine;
  local: LocalThemeStore;
  /**
   * Sends a copy to the server; `null` while the user is not signed in.
   *
   * A save waits for the one before it, so give the request a limit: `signal: AbortSignal.timeout(15_000)`.
   */
  send: ((copy: SavedTheme) => Promise<SendAnswer>) | null;
  /**
   * Returns whether a theme without a mode of its own follows the device. Then the first paint of the next visit shows
   * the mode of the device. Without following it shows the mode that is shown now, for example that of a project.
   *
   * @default always
   */
  followsDevice?: (() => boolean) | undefined;
  /** Returns the URLs of the font files in use, for the first paint of the next visit. */
  fontFilesOf?: ((resolved: ResolvedTheme) => readonly string[]) | undefined;
}): ThemeSaver {
  const { engine, local, send, followsDevice = () => true, fontFilesOf = () => [] } = needOptions(options);
  needEngine(engine);
  need(local?.load, 'local');
  interface Unsent {
    readonly copy: SavedTheme;
    readonly state: ThemeState;
    readonly looks: ReturnType<typeof resolveLooks>;
  }
  let unsent: Unsent | null = null;
  let stopWatching = () => {};
  const inTurn = createQueue();

  /** Content that this tab last wrote or read. A different waiting copy in this browser comes from another tab. */
  let known = '';
  const learn = () => void (known = print(local.load()));
  const othersCopy = (): SavedTheme | null => {
    const there = send && local.load();
    return there?.pending && print(there) !== known ? there.saved : null;
  };
  const keep = ({ copy, looks }: Unsent, pending: boolean): LocalSaveOutcome => {
    if (othersCopy()) return 'unavailable';
    const outcome = local.save({ saved: copy, ...looks, pending, fontFiles: fontFilesOf(looks.resolved) });
    learn();
    return outcome;
  };

  /**
   * Holds the copy to send. It is no longer wanted once a newer copy is shown without edits beside it: the user took
   * that one, or had taken back their own.
   */
  const hold = (batch: Unsent | null) => {
    stopWatching();
    unsent = batch;
    if (!batch) return;
    stopWatching = engine.select(
      ({ stored }) => stored,
      () => {
        if (engine.getSnapshot().isDirty) return;
        hold(null);
        keep(current(), false);
      },
    );
  };

  const transmit = async (batch: Unsent): Promise<SaveOutcome> => {
    if (!send) {
      // Without a row, this browser counts the revisions, so that every tab sees that this copy is the newest.
      const { record, newerCopy } = engine.getSnapshot();
      const others = [record, newerCopy, local.load()?.saved].map((other) => other?.revision ?? 0);
      const copy = { ...batch.copy, revision: Math.max(...others) + 1 };
      if (keep({ ...batch, copy }, true) !== 'stored') return 'lost';
      engine.markSaved({ ...copy, state: batch.state, copy });
      return 'kept-locally';
    }
    const kept = keep(batch, true);
    hold(batch);
    // The revision of the row may have changed while this save waited for the previous one.
    const { record } = engine.getSnapshot();
    const answer = await ask(send, { ...batch.copy, ...record });
    const others = answer.kind === 'unreachable' && othersCopy();
    if (others) return offerOthers(others, batch);
    if (answer.kind === 'unreachable') {
      // The place of another tab's copy, which was sent meanwhile, is free now.
      return (kept === 'unavailable' ? keep(batch, true) : kept) === 'stored' ? 'kept-locally' : 'lost';
    }
    if (answer.kind !== 'conflict') hold(null);
    if (answer.kind === 'stored') {
      const { recordId, revision, savedAt } = answer;
      const copy = { ...batch.copy, recordId, revision, ...(savedAt && { savedAt }) };
      keep({ ...batch, copy }, false);
      engine.markSaved({ recordId, revision, state: batch.state, copy });
    }
    if (answer.kind !== 'conflict') return answer.kind;
    const { draft } = engine.getSnapshot();
    const { outcome } = engine.loadSaved(answer.newer);
    hold(null);
    switch (outcome) {
      case 'applied':
        // The row may be this very copy, whose answer was lost.
        return sameState(engine.getSnapshot().draft, draft) ? 'stored' : 'newer-shown';
      case 'kept-edits':
        keepChosen();
        return 'conflict';
      case 'unreadable':
        // The user cannot choose a copy that cannot be parsed. The row is known now, so the save is based on it.
        return answer.newer.revision === record?.revision ? 'refused' : transmit(batch);
      case 'unchanged':
        // The copy arrived another way during this save, and the user has already chosen between the two.
        if (answer.newer.revision === record?.revision) return 'refused';
        return engine.getSnapshot().isDirty ? transmit(batch) : 'newer-shown';
      default:
        return 'refused';
    }
  };

  /** Offers another tab's unsent copy: the browser stores only one, so the user chooses, as between two devices. */
  const offerOthers = async (others: SavedTheme, batch: Unsent): Promise<SaveOutcome> => {
    learn();
    hold(null);
    const settle = () => {
      const { recordId, revision } = others;
      const { saved, record } = engine.getSnapshot();
      if (record?.revision === 0) engine.markSaved({ recordId, revision, state: saved, copy: others });
      // The chosen copy must still be sent, regardless of the tab it came from.
      if (!engine.getSnapshot().isDirty) hold(current());
    };
    // The copy has no revision yet; both copies are based on the same row.
    const { outcome } = engine.loadSaved({ ...others, revision: 0 });
    if (outcome === 'applied') {
      settle();
      return 'kept-locally';
    }
    // There is nothing to choose: the other copy holds no edits.
    if (outcome !== 'kept-edits') return transmit(batch);
    const stop = engine.select(
      ({ newerCopy }) => newerCopy,
      () => {
        stop();
        settle();
      },
    );
    return 'conflict';
  };

  /** Stores the newer copy once the user takes it, so that the next visit does not send the unsent one. */
  const keepChosen = () => {
    const stop = engine.select(
      ({ newerCopy }) => newerCopy,
      (newerCopy) => {
        // An even newer copy is one more to choose from.
        if (newerCopy) return;
        stop();
        if (!engine.getSnapshot().isDirty) keep(current(), false);
      },
    );
  };

  // The user has not chosen between two copies yet: sending one would overwrite the other.
  const deliver = async (batch: Unsent): Promise<SaveOutcome> =>
    send && engine.getSnapshot().newerCopy ? 'conflict' : transmit(batch);

  const current = (): Unsent => {
    const { draft, stored } = engine.getSnapshot();
    const copy = keepUnknown(engine.toSaved(), stored, engine.catalogue);
    const isFollowing = copy.mode === null && followsDevice();
    return { copy, state: draft, looks: resolveLooks(engine, { state: draft, isFollowing }) };
  };

  return {
    start() {
      const copy = local.load();
      learn();
      if (!copy) return null;
      if (!copy.pending || !send) return engine.loadSaved(copy.saved);
      let report: LoadReport | undefined;
      try {
        report = engine.restoreDraft(copy.saved);
      } finally {
        // An unreadable copy was not shown: sending the draft instead would replace the row.
        if (report?.outcome !== 'unreadable') hold(current());
      }
      return report;
    },
    async save() {
      const batch = current();
      // The save before it may never end. An open choice between two copies also decides which one this browser keeps.
      if (send && !engine.getSnapshot().newerCopy) keep(batch, true);
      return inTurn(() => deliver(batch));
    },
    // A save before it may have sent a newer copy than the one that waits now.
    resend: async () => (send ? inTurn(async () => unsent && deliver(unsent)) : null),
  };
}

/** Sends a copy. A `send` that throws or returns an unknown result counts as an unreachable server. */
async function ask(send: (copy: SavedTheme) => Promise<SendAnswer>, copy: SavedTheme): Promise<SendAnswer> {
  try {
    const answer = await send(copy);
    if (answer.kind === 'stored') {
      const { recordId, revision } = answer;
      // A server may count its rows by numbers, or name only a new one. One without revisions: its rows are compared
      // by content.
      const isCounted = Number.isSafeInteger(revision) && revision > 0;
      return { ...answer, recordId: textOf(recordId) || copy.recordId, revision: isCounted ? revision : 0 };
    }
    const isKnown = answer.kind === 'refused' || (answer.kind === 'conflict' && isRecord(answer.newer));
    return isKnown ? answer : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Returns the content of a copy as text, without its revision. */
const print = (copy: LocalThemeCopy | null): string =>
  copy ? JSON.stringify([copy.saved.properties, copy.saved.mode, companionsOf(copy.saved)]) : '';
