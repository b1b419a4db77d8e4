import type { FontOption, SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { createFontLoader, registerThemeColors } from '@genmaster/theme-engine/dom';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import type { SaveOutcome } from '@genmaster/theme-engine/storage';
import { createCarriedDraft } from './carried-draft.ts';
import { createContrastPreference } from './contrast-preference.ts';
import { fontFilesOf } from './font-files.ts';
import { draftOf, keepCopy, keepDraftOf, keepServerCopy, keepUntilDecided } from './kept-copies.ts';
import { lastUserIn } from './last-user.ts';
import { createProjectCatalogue } from './project-catalogue.ts';
import type { ThemeProblem } from './theme-on-page.ts';
import { openThemeOwner, type OwnerSurroundings, type SendTheme } from './theme-owner.ts';
import { createDroppedWarning } from './warn-about-dropped.ts';

/** The theme of the current user: an engine, applied to the document, stored in this browser and on the server. */
export interface ThemeRuntime {
  /** Returns the current engine; a change of user creates a new one. */
  getEngine(): ThemeEngine;
  subscribe(listener: () => void): () => void;
  /**
   * Switches to another user’s theme, `null` for a visitor.
   *
   * `keepDraft` keeps unsaved edits, so that signing in, or a session that expired, loses none; it also keeps a theme
   * that a visitor saved in this browser. When the account contains another theme, both are kept and the engine offers
   * a choice (`newerCopy`), as for a copy that was saved elsewhere.
   */
  switchUser(userId: string | null, options: { server: SavedTheme | null; keepDraft: boolean }): void;
  /** Adds a project’s schemes and fields to the current and to later engines; invalid ones are left out. */
  extendCatalogue(options: unknown): void;
  /** Translates the names of all choices, for the current and for later engines. */
  nameChoices(names: CatalogueNames): void;
  /** Sets the call that stores a signed-in user’s theme. */
  connect(send: SendTheme): void;
  /** Saves the draft: first in this browser, then in the account of a signed-in user. */
  save(): Promise<SaveOutcome>;
  /** Stores unsaved edits in this browser without saving them, for when the account cannot be loaded. */
  keepDraft(): void;
  /** Stores unsaved edits for the following reload: the next page of this tab restores them, still unsaved. */
  carryDraft(): void;
  /** Returns whether a signed-in user has edits or a waiting save that the server does not have. */
  hasUnstored(): boolean;
  /** Removes the stored data of a signed-in user from this browser. */
  forgetUser(): void;
  /** Sends a save that could not be sent before; `null` when there is none. */
  resend(): Promise<SaveOutcome | null>;
  /** The storage of this browser, and the project whose theme it holds. */
  readonly place: { readonly storage: Storage | null; readonly projectId: string };
  /** Returns the copy of the current user that this browser stores. */
  storedHere(): SavedTheme | null;
  /**
   * Shows another theme of a visitor and stores it as the current one. Returns false and changes nothing when it cannot
   * be stored or there are unsaved edits.
   */
  putInUse(saved: SavedTheme): boolean;
  /** Applies the theme: writes the differences to the page, and nothing when there are none. */
  applyTheme(): void;
  /** Removes the theme’s styles from the page and applies the saved state again. */
  resetCurrent(): void;
  /** Loads a font from this build, once. */
  loadFont: (font: FontOption) => Promise<void>;
  /** Notifies about a stylesheet or font that did not load. */
  onProblem(listener: (problem: ThemeProblem) => void): () => void;
  /** Ends every connection to the page and to storage; written values stay. */
  dispose(): void;
}

export interface ThemeRuntimeOptions {
  document: Document;
  storage: Storage | null;
  /** Storage that is cleared when the tab is closed. */
  tabStorage?: Storage | null;
  projectId: string;
  /** Receives a message about the parts of a stored theme that were rejected. */
  log?: (message: string) => void;
}

/** Creates the runtime with the theme that this browser stores for its last user. */
export function createThemeRuntime({
  document,
  storage,
  tabStorage = null,
  projectId,
  log = () => undefined,
}: ThemeRuntimeOptions): ThemeRuntime {
  const listeners = new Set<() => void>();
  const problemListeners = new Set<(problem: ThemeProblem) => void>();
  const project = createProjectCatalogue({ storage, projectId });
  const carried = createCarriedDraft({ storage: tabStorage, projectId });
  const contrast = createContrastPreference({
    storage,
    query: document.defaultView?.matchMedia?.('(prefers-contrast: more)') ?? null,
  });
  const loadFont = createFontLoader({ document, filesOf: fontFilesOf });
  const warn = createDroppedWarning(log);
  let sendToServer: SendTheme = () => Promise.resolve({ kind: 'unreachable' });
  const surroundings: OwnerSurroundings = {
    document,
    storage,
    tabStorage,
    projectId,
    project,
    contrast,
    loadFont,
    warn,
    send: (copy) => sendToServer(copy),
    onProblem: (problem) => problemListeners.forEach((listener) => listener(problem)),
  };

  const lastUser = lastUserIn(storage);
  let current = openThemeOwner(lastUser, { server: null, draft: carried.take(lastUser) }, surroundings);

  const keepSteps = () => current.steps.keep();
  document.defaultView?.addEventListener('pagehide', keepSteps);
  const stopContrast = contrast.subscribe(() => current.engine.setContrast(contrast.wanted()));

  return {
    getEngine: () => current.engine,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    switchUser(userId, { server, keepDraft }) {
      if (userId === current.userId) {
        const report = server && current.engine.loadSaved(server);
        warn(report);
        // A pending copy without unsaved edits here belongs to another tab.
        const isOthers = current.store.load()?.pending === true;
        if (server && report?.outcome === 'applied' && !isOthers) keepServerCopy(current, server);
        return;
      }
      const before = current;
      // A visitor may be the person of the account; the person of another account is somebody else.
      const isSomebodyElse = before.userId !== null && userId !== null;
      const draft = keepDraft && !isSomebodyElse ? draftOf(before) : null;
      before.dispose();
      current = openThemeOwner(userId, { server, draft }, surroundings);
      const visitor = before.userId === null && draft && server ? before : null;
      if (current.engine.getSnapshot().newerCopy) keepUntilDecided(current, () => visitor?.settleCopy());
      else {
        if (server) keepServerCopy(current, server);
        visitor?.settleCopy();
      }
      for (const listener of listeners) listener();
    },
    extendCatalogue(options) {
      if (!project.extend(options)) return;
      const catalogue = project.get();
      registerThemeColors(catalogue);
      current.engine.replaceCatalogue(catalogue);
      const kept = current.store.load();
      if (kept) keepCopy(current, kept);
    },
    nameChoices(names) {
      if (project.name(names)) current.engine.replaceCatalogue(project.get());
    },
    connect(send) {
      sendToServer = send;
    },
    save: () => current.saver.save(),
    keepDraft: () => keepDraftOf(current),
    carryDraft() {
      const { engine, userId } = current;
      if (engine.getSnapshot().isDirty) carried.put(userId, engine.toSaved());
    },
    hasUnstored() {
      const { userId, engine, store } = current;
      return userId !== null && (engine.getSnapshot().isDirty || store.load()?.pending === true);
    },
    forgetUser() {
      if (current.userId === null) return;
      carried.forget();
      current.steps.forget();
      current.store.clear();
    },
    resend: () => current.saver.resend(),
    place: { storage, projectId },
    storedHere: () => current.store.load()?.saved ?? null,
    putInUse(saved) {
      const { engine, store } = current;
      if (engine.getSnapshot().isDirty) return false;
      // Higher than the replaced one's, so that other tabs show it too.
      const revision = (store.load()?.saved.revision ?? 0) + 1;
      const copy = { saved: { ...saved, recordId: '', revision }, pending: true };
      if (store.save(copy) !== 'stored') return false;
      warn(engine.loadSaved(copy.saved));
      keepCopy(current, copy);
      return true;
    },
    applyTheme: () => current.page.apply(),
    resetCurrent: () => current.page.rewrite(() => current.engine.resetToSaved()),
    loadFont,
    onProblem(listener) {
      problemListeners.add(listener);
      return () => void problemListeners.delete(listener);
    },
    dispose() {
      current.dispose();
      stopContrast();
      document.defaultView?.removeEventListener('pagehide', keepSteps);
    },
  };
}
