import {
  createThemeEngine,
  fieldsOf,
  resolveTheme,
  type FontOption,
  type ResolvedTheme,
  type SavedTheme,
  type ThemeEngine,
  type ThemeField,
} from '@genmaster/theme-engine';
import {
  createFontGate,
  createFontLoader,
  projectTheme,
  registerThemeColors,
  type ThemeProjection,
} from '@genmaster/theme-engine/dom';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import {
  createLocalThemeStore,
  createStepKeeper,
  createThemeSaver,
  type LocalThemeStore,
  type SaveOutcome,
  type SendAnswer,
  type StepKeeper,
  type ThemeSaver,
} from '@genmaster/theme-engine/storage';
import { createCarriedDraft } from './carried-draft.ts';
import { createContrastPreference } from './contrast-preference.ts';
import { fontFilesOf } from './font-files.ts';
import { lastUserIn } from './last-user.ts';
import { createProjectCatalogue } from './project-catalogue.ts';
import { createDroppedWarning } from './warn-about-dropped.ts';

/** A resource that did not load. The theme works without it. */
export interface ThemeProblem {
  readonly kind: 'stylesheet' | 'font';
  /** The stylesheet’s address or the font’s label. */
  readonly name: string;
}

/** Sends a copy to the server. Resolves to its answer. */
export type SendTheme = (copy: SavedTheme) => Promise<SendAnswer>;

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
   * Shows another theme of a visitor and stores it as the one in use. Returns false and changes nothing where it cannot
   * be stored or there are unsaved edits.
   */
  putInUse(saved: SavedTheme): boolean;
  /** Applies the theme: writes what the page shows differently, and nothing where all is as it should be. */
  applyTheme(): void;
  /** Removes the theme’s styles from the page and applies the saved state again. */
  resetCurrent(): void;
  /** Loads a font from this build, once. */
  loadFont: (font: FontOption) => Promise<void>;
  /** Notifies about a stylesheet or font that did not load. */
  onProblem(listener: (problem: ThemeProblem) => void): () => void;
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

/** Everything that belongs to one user and is disposed of when the user changes. */
interface Owner {
  userId: string | null;
  engine: ThemeEngine;
  store: LocalThemeStore;
  saver: ThemeSaver;
  /** Keeps the undo steps over a reload of this tab. */
  steps: StepKeeper;
  /** Returns the projection, `null` while the page’s stylesheet shows the same theme. */
  getProjection: () => ThemeProjection | null;
  apply: () => void;
  dispose: () => void;
  /** Marks the stored copy as settled, so that it is not offered again. */
  settleCopy: () => void;
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
  const reportProblem = (problem: ThemeProblem) => problemListeners.forEach((listener) => listener(problem));
  const warn = createDroppedWarning(log);
  let sendToServer: SendTheme = () => Promise.resolve({ kind: 'unreachable' });

  const open = (userId: string | null, server: SavedTheme | null, draft: SavedTheme | null): Owner => {
    const catalogue = project.get();
    const engine = createThemeEngine({ catalogue });
    engine.setContrast(contrast.wanted());
    const local = createLocalThemeStore({ storage, userId, projectId, catalogue });
    let isOver = false;
    // A save that ends after its user signed out must not restore the copy.
    const store: LocalThemeStore = { ...local, save: (copy) => (isOver ? 'unavailable' : local.save(copy)) };
    const saver = createThemeSaver({
      engine,
      local: store,
      send: userId === null ? null : (copy) => sendToServer(copy),
      fontFilesOf: firstFontFiles,
    });
    warn(saver.start());
    // Edits based on the account’s copy are applied over it; all others become a conflict, so that neither is lost.
    const isBuiltOn = draft?.recordId === server?.recordId && draft?.revision === server?.revision;
    if (server && (!draft || isBuiltOn)) warn(engine.loadSaved(server));
    if (draft) warn(engine.restoreDraft(draft));
    if (server && draft && !isBuiltOn) warn(engine.loadSaved(server));
    const steps = createStepKeeper({ engine, storage: tabStorage, userId, projectId });
    steps.start();
    const gate = createFontGate({ loadFont, onMissing: ({ label }) => reportProblem({ kind: 'font', name: label }) });
    let projection: ThemeProjection | null = null;
    const show = () => {
      stopWaiting();
      registerThemeColors(engine.catalogue);
      projection = projectTheme(engine, {
        document,
        fontGate: (font, onReady) => hasArrived(font, document) || gate(font, onReady),
        onSheetMissing: (href) => reportProblem({ kind: 'stylesheet', name: href }),
      });
    };
    const stopWaiting = engine.subscribe(show);
    // The page is prerendered in the default theme; applying it again would only recompute all styles.
    const isAsBuilt =
      !server &&
      !draft &&
      !store.load() &&
      !project.hasOwn() &&
      contrast.isDevices() &&
      document.body.style.length === 0;
    if (!isAsBuilt) show();
    const stop = store.subscribe(({ saved, pending }) => {
      // A pending copy of another tab is not in the account yet, so it is not a saved copy; a visitor has no account.
      if (userId === null || !pending) warn(engine.loadSaved(saved));
    });
    const stopContrast = engine.select(
      (snapshot) => snapshot.contrast,
      (shown) => {
        contrast.choose(shown);
        const kept = store.load();
        if (kept) keep(kept);
      },
    );
    const dispose = () => {
      isOver = true;
      stopContrast();
      stop();
      stopWaiting();
      projection?.dispose();
    };
    const settleCopy = () => {
      const kept = local.load();
      if (kept?.pending !== true) return;
      const resolved = savedLook(engine);
      local.save({ ...kept, pending: false, resolved, fontFiles: firstFontFiles(resolved) });
    };
    const apply = () => {
      const isWritten = ({ variable }: ThemeField) => document.body.style.getPropertyValue(variable) !== '';
      if (projection) projection.reapply();
      // A page that is as built has no variable of the theme, so one that is there was written by somebody else.
      else if (fieldsOf(engine.catalogue).some(isWritten)) show();
    };
    return { userId, engine, store, saver, steps, getProjection: () => projection, apply, dispose, settleCopy };
  };

  const lastUser = lastUserIn(storage);
  let current = open(lastUser, null, carried.take(lastUser));

  // Never removed, because the runtime lives as long as the page.
  document.defaultView?.addEventListener('pagehide', () => current.steps.keep());
  contrast.subscribe(() => current.engine.setContrast(contrast.wanted()));

  /** Stores a copy for the next first paint, as it looks without unsaved edits. */
  const keep = (copy: { saved: SavedTheme; pending: boolean }) => {
    const resolved = savedLook(current.engine);
    current.store.save({ ...copy, resolved, fontFiles: firstFontFiles(resolved) });
  };
  const keepDraftOf = ({ engine, store }: Owner) => {
    const { resolved } = engine.getSnapshot();
    store.save({ saved: engine.toSaved(), pending: true, resolved, fontFiles: firstFontFiles(resolved) });
  };
  const keepServerCopy = (server: SavedTheme) => {
    const { engine } = current;
    // The server’s copy is stored unchanged, because the project may define values that this catalogue does not know
    // yet.
    const isShown = server.properties !== null && engine.getSnapshot().record?.revision === server.revision;
    keep({ saved: isShown ? server : engine.toSaved(), pending: false });
  };
  const draftOf = ({ userId, engine, store }: Owner): SavedTheme | null => {
    const isUnstored = userId === null && store.load()?.pending === true;
    if (!engine.getSnapshot().isDirty && !isUnstored) return null;
    const draft = engine.toSaved();
    // A visitor has no row on the server; the revision counts copies in this browser only.
    return userId === null && !draft.recordId ? { ...draft, revision: 0 } : draft;
  };
  /** Stores both sides of a conflict that came with a user until it is resolved, and then the chosen one. */
  const keepUntilDecided = (visitor: Owner | null) => {
    const owner = current;
    keepDraftOf(owner);
    const stop = owner.engine.select(
      ({ newerCopy }) => newerCopy,
      (newerCopy) => {
        if (newerCopy) return;
        stop();
        if (!owner.engine.getSnapshot().isDirty) keep({ saved: owner.engine.toSaved(), pending: false });
        visitor?.settleCopy();
      },
    );
  };

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
        if (server && report?.outcome === 'applied' && !isOthers) keepServerCopy(server);
        return;
      }
      const before = current;
      const draft = keepDraft ? draftOf(before) : null;
      before.dispose();
      current = open(userId, server, draft);
      const visitor = before.userId === null && draft && server ? before : null;
      if (current.engine.getSnapshot().newerCopy) keepUntilDecided(visitor);
      else {
        if (server) keepServerCopy(server);
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
      if (kept) keep(kept);
    },
    nameChoices(names) {
      project.name(names);
      current.engine.replaceCatalogue(project.get());
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
      keep(copy);
      return true;
    },
    applyTheme: () => current.apply(),
    resetCurrent() {
      const { engine, getProjection } = current;
      getProjection()?.clear();
      engine.resetToSaved();
      getProjection()?.reapply();
    },
    loadFont,
    onProblem(listener) {
      problemListeners.add(listener);
      return () => void problemListeners.delete(listener);
    },
  };
}

/** Returns the saved theme as it looks on this device. */
function savedLook({ catalogue, getSnapshot }: ThemeEngine): ResolvedTheme {
  const { saved, contrast } = getSnapshot();
  return resolveTheme(catalogue, saved, { contrast });
}

/** Returns whether a font is loaded already, so that the gate need not wait for it. */
const hasArrived = ({ cssFamily }: FontOption, { fonts }: Document): boolean =>
  [...(fonts ?? [])].some(({ family, status }) => status === 'loaded' && family.replace(/"/g, '') === cssFamily);

/** Returns one file of each font in use, which the next first paint preloads. */
const firstFontFiles = ({ fonts }: ResolvedTheme): string[] =>
  fonts.flatMap((font) =>
    fontFilesOf(font)
      .slice(0, 1)
      .map(({ url }) => url),
  );
