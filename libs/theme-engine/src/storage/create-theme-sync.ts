import type { SaveOutcome, ThemeSaver } from './create-theme-saver.ts';

/**
 * Where a theme stands between this browser and the account.
 *
 * - `visitor`: nobody is signed in; a save stays in this browser.
 * - `unknown`: somebody is signed in, and who it is is not known yet.
 * - `loading`: the account is known, its theme is on its way.
 * - `ready`: what the account holds is known; a save is sent.
 * - `saving`: a save is under way, or the question whose account it is.
 * - `offline`: a save is kept in this browser and waits for the server.
 * - `conflict`: two themes wait for a choice; nothing is sent.
 */
export type ThemeSyncState = ThemeOwnerState | 'saving' | 'offline' | 'conflict';

/** How much is known of whose theme it is. */
export type ThemeOwnerState = 'visitor' | 'unknown' | 'loading' | 'ready';

/** What a view shows of it. The same object until something changed. */
export interface ThemeSyncSnapshot {
  readonly state: ThemeSyncState;
  /** A save waits for the account to be known; it is made by itself then. */
  readonly isSaveWaiting: boolean;
  /** The account could not be asked for; the edits are kept in this browser. */
  readonly isAccountLost: boolean;
  /** A visitor’s theme was saved in this browser, and could be kept with an account. */
  readonly isKeptHere: boolean;
}

export interface ThemeSync {
  getSnapshot(): ThemeSyncSnapshot;
  subscribe(listener: () => void): () => void;
  /** Tells how much is known of the owner. On `ready` a save that waits is made, or what an earlier visit left is sent. */
  setOwner(owner: ThemeOwnerState): void;
  /** Tells whether two themes wait for a choice: the engine’s `newerCopy`. */
  setConflict(hasConflict: boolean): void;
  /** Saves, or waits until that is possible. */
  save(): Promise<void>;
  /** Sends what waits, for example when the connection is back. */
  resend(): Promise<void>;
  /** Takes the word of what is kept here away. */
  dismiss(): void;
}

export interface ThemeSyncOptions {
  readonly saver: Pick<ThemeSaver, 'save' | 'resend'>;
  /** Asks whose account it is; `false` when there was no answer. */
  readonly askWho: () => Promise<boolean>;
  /** Keeps the edits in this browser while the account cannot be asked for. */
  readonly keepDraft: () => void;
  /** Hears what became of a save. */
  readonly onOutcome?: (outcome: SaveOutcome | 'account-lost', owner: ThemeOwnerState) => void;
}

/**
 * Saves a theme for whoever it turns out to belong to.
 *
 * ```
 * visitor ──signed in──▶ unknown ──known──▶ loading ──theme here──▶ ready
 *    ▲ save: kept here      │ save: asks       │ save: waits        │ save
 *    │                      ▼                  ▼                    ▼
 *    └──────signed out── (any)              ready ─▶ saving ─stored─▶ ready
 *                                                     ├─unreachable─▶ offline ─resend─▶ ready
 *                                                     └─newer there─▶ conflict ─chosen─▶ ready
 * ```
 *
 * @example
 * const sync = createThemeSync({ saver, askWho: () => session.ask(), keepDraft: () => {} });
 * sync.setOwner('ready');
 * await sync.save();
 */
export function createThemeSync({ saver, askWho, keepDraft, onOutcome }: ThemeSyncOptions): ThemeSync {
  const listeners = new Set<() => void>();
  let owner: ThemeOwnerState = 'visitor';
  let activity: 'idle' | 'saving' | 'offline' = 'idle';
  let hasConflict = false;
  let isSaveWaiting = false;
  let isAccountLost = false;
  let isKeptHere = false;
  let snapshot: ThemeSyncSnapshot | null = null;
  /** Counts sign-ins and sign-outs: an answer that comes after one is nobody’s any more. */
  let visit = 0;

  const changed = () => {
    snapshot = null;
    for (const listener of [...listeners]) listener();
  };
  const stateNow = (): ThemeSyncState => {
    if (activity === 'saving') return 'saving';
    if (hasConflict && owner !== 'visitor') return 'conflict';
    return activity === 'offline' ? 'offline' : owner;
  };
  const settle = (outcome: SaveOutcome | null) => {
    if (outcome === null) return;
    activity = outcome === 'kept-locally' && owner !== 'visitor' ? 'offline' : 'idle';
    isKeptHere = outcome === 'kept-locally' && owner === 'visitor';
    hasConflict = outcome === 'conflict';
    changed();
    onOutcome?.(outcome, owner);
  };
  const run = async (action: 'save' | 'resend') => {
    const started = visit;
    if (action === 'save') {
      activity = 'saving';
      changed();
    }
    const outcome = await saver[action]();
    if (started !== visit) return;
    if (action === 'save' || outcome !== 'kept-locally') return settle(outcome);
    // Another try that reached nobody is no news.
    activity = 'offline';
    changed();
  };
  const ask = async () => {
    const started = visit;
    activity = 'saving';
    changed();
    const isKnown = await askWho().catch(() => false);
    if (started !== visit) return;
    activity = 'idle';
    isSaveWaiting = true;
    isAccountLost = !isKnown;
    if (!isKnown) keepDraft();
    changed();
    if (!isKnown) onOutcome?.('account-lost', owner);
    else await saveWaiting();
  };
  const saveWaiting = async () => {
    if (owner !== 'ready' || !isSaveWaiting) return;
    isSaveWaiting = false;
    await run('save');
  };

  return {
    getSnapshot: () => (snapshot ??= { state: stateNow(), isSaveWaiting, isAccountLost, isKeptHere }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOwner(next) {
      if (next === owner) return;
      const isOther = next === 'visitor' || owner === 'visitor';
      owner = next;
      if (isOther) {
        visit++;
        [activity, hasConflict, isSaveWaiting, isKeptHere] = ['idle', false, false, false];
      }
      if (next === 'ready' || isOther) isAccountLost = false;
      changed();
      if (next === 'ready') void (isSaveWaiting && activity === 'idle' ? saveWaiting() : run('resend'));
    },
    setConflict(next) {
      if (next === hasConflict) return;
      hasConflict = next;
      changed();
    },
    async save() {
      if (owner === 'unknown') return ask();
      if (owner !== 'loading') return run('save');
      isSaveWaiting = true;
      changed();
    },
    async resend() {
      if (owner === 'ready') await run('resend');
    },
    dismiss() {
      isKeptHere = false;
      changed();
    },
  };
}
