import type { SaveOutcome, ThemeSaver } from './create-theme-saver.ts';
import { createListeners } from '../core/create-listeners.ts';
import { need, needOptions } from '../core/need.ts';

/**
 * State of the synchronisation between this browser and the account.
 *
 * - `visitor`: not signed in; a save is stored in this browser.
 * - `unknown`: signed in, but the account is not known yet.
 * - `loading`: the account is known; its theme is loading.
 * - `ready`: the theme of the account has loaded; a save is sent.
 * - `saving`: a save, or the request for the account, is in progress.
 * - `offline`: a save is stored in this browser and waits for the server.
 * - `conflict`: the user must choose between two themes; nothing is sent.
 */
export type ThemeSyncState = ThemeOwnerState | 'saving' | 'offline' | 'conflict';

/** State of the account that owns the theme. */
export type ThemeOwnerState = 'visitor' | 'unknown' | 'loading' | 'ready';

/** State for a view. The same object until something changes. */
export interface ThemeSyncSnapshot {
  readonly state: ThemeSyncState;
  /** Whether a save waits until the account is known; it then runs automatically. */
  readonly isSaveWaiting: boolean;
  /** Whether the request for the account failed; the edits are stored in this browser. */
  readonly isAccountLost: boolean;
  /** Whether a visitor's theme was saved in this browser and can be saved to an account. */
  readonly isKeptHere: boolean;
}

export interface ThemeSync {
  getSnapshot(): ThemeSyncSnapshot;
  subscribe(listener: () => void): () => void;
  /** Sets the state of the owner. On `ready`, runs a waiting save, or sends a copy left by an earlier visit. */
  setOwner(owner: ThemeOwnerState): void;
  /** Sets whether the user must choose between two themes: whether the engine has a `newerCopy`. */
  setConflict(hasConflict: boolean): void;
  /** Saves now, or as soon as that is possible. */
  save(): Promise<void>;
  /** Sends a waiting copy, for example when the connection is back. */
  resend(): Promise<void>;
  /** Clears `isKeptHere`. */
  dismiss(): void;
}

export interface ThemeSyncOptions {
  /** Stores and sends the theme. A save that rejects counts as `lost`. */
  readonly saver: Pick<ThemeSaver, 'save' | 'resend'>;
  /** Requests the account; resolves with `false` when there was no response. */
  readonly askWho: () => Promise<boolean>;
  /** Stores the edits in this browser while the account cannot be requested. */
  readonly keepDraft: () => void;
  /** Called with the result of each save. */
  readonly onOutcome?: ((outcome: SaveOutcome | 'account-lost', owner: ThemeOwnerState) => void) | undefined;
}

/**
 * Saves a theme to this browser or to the user's account, depending on whether the user is signed in.
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
export function createThemeSync(options: ThemeSyncOptions): ThemeSync {
  const { saver, askWho, keepDraft, onOutcome } = needOptions(options);
  need(saver?.save, 'saver');
  need(typeof askWho === 'function', 'askWho');
  need(typeof keepDraft === 'function', 'keepDraft');
  const listeners = createListeners();
  let owner: ThemeOwnerState = 'visitor';
  /** Number of saves and account requests in progress: they may overlap. */
  let running = 0;
  let isOffline = false;
  /** Whether the last save ended as a conflict. */
  let hasConflict = false;
  /** Whether a choice is open for the host; a save that ends meanwhile does not close it. */
  let isChoiceOpen = false;
  let isSaveWaiting = false;
  let isAccountLost = false;
  let isKeptHere = false;
  let snapshot: ThemeSyncSnapshot | null = null;
  /** Number of sign-ins and sign-outs. A response that arrives after the next one is ignored. */
  let visit = 0;

  const changed = () => {
    snapshot = null;
    listeners.notify();
  };
  const stateNow = (): ThemeSyncState => {
    if (running > 0) return 'saving';
    if ((hasConflict || isChoiceOpen) && owner !== 'visitor') return 'conflict';
    return isOffline ? 'offline' : owner;
  };
  const settle = (outcome: SaveOutcome) => {
    isOffline = outcome === 'kept-locally' && owner !== 'visitor';
    isKeptHere = outcome === 'kept-locally' && owner === 'visitor';
    hasConflict = outcome === 'conflict';
    try {
      changed();
    } finally {
      onOutcome?.(outcome, owner);
    }
  };
  /** Calls the saver. One that fails has stored nothing; a copy that it should send again waits as before. */
  const attempt = async (action: 'save' | 'resend'): Promise<SaveOutcome | null> => {
    try {
      return await saver[action]();
    } catch {
      if (action === 'save') return 'lost';
      return isOffline ? 'kept-locally' : null;
    }
  };
  /** Asks, and uses the answer unless the user signs in or out meanwhile. A listener that throws does not stop it. */
  const request = async <Answer>(isShown: boolean, ask: () => Promise<Answer>, finish: (answer: Answer) => unknown) => {
    const started = visit;
    if (isShown) running++;
    try {
      if (isShown) changed();
    } finally {
      const answer = await ask();
      if (started === visit) {
        if (isShown) running--;
        await finish(answer);
      }
    }
  };
  const run = (action: 'save' | 'resend') => {
    const isSave = action === 'save';
    return request(
      isSave,
      () => attempt(action),
      (outcome) => {
        // A resend that did not reach the server, or still waits for the same choice, is not reported again.
        if (!isSave && outcome === 'conflict' && hasConflict) return;
        if (outcome && (isSave || outcome !== 'kept-locally')) return settle(outcome);
        // The copy that waited may be gone: the theme of the account is shown instead.
        if (isOffline === !!outcome) return;
        isOffline = !isOffline;
        changed();
      },
    );
  };
  /** Requests the account. A request that fails has had no response. */
  const isAccountKnown = async (): Promise<boolean> => {
    try {
      return await askWho();
    } catch {
      return false;
    }
  };
  const ask = () => {
    isSaveWaiting = true;
    isOffline = false;
    return request(true, isAccountKnown, async (isKnown) => {
      isAccountLost = !isKnown;
      try {
        changed();
      } finally {
        if (isKnown) await saveWaiting();
        else {
          keepDraft();
          onOutcome?.('account-lost', owner);
        }
      }
    });
  };
  const saveWaiting = async () => {
    if (owner !== 'ready' || !isSaveWaiting) return;
    isSaveWaiting = false;
    await run('save');
  };

  return {
    getSnapshot: () => (snapshot ??= { state: stateNow(), isSaveWaiting, isAccountLost, isKeptHere }),
    subscribe: listeners.subscribe,
    setOwner(next) {
      if (next === owner) return;
      const isOther = next === 'visitor' || owner === 'visitor';
      owner = next;
      if (isOther) {
        visit++;
        running = 0;
        isOffline = hasConflict = isChoiceOpen = isSaveWaiting = isKeptHere = false;
      }
      if (next === 'ready' || isOther) isAccountLost = false;
      try {
        changed();
      } finally {
        if (next === 'ready') void (isSaveWaiting ? saveWaiting() : run('resend'));
      }
    },
    setConflict(next) {
      const isShown = hasConflict || isChoiceOpen;
      isChoiceOpen = next;
      hasConflict &&= next;
      if (next !== isShown) changed();
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
