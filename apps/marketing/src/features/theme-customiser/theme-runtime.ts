import {
  createThemeEngine,
  resolveTheme,
  type FontOption,
  type ResolvedTheme,
  type SavedTheme,
  type ThemeEngine,
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

/** Something the page could not get. The theme goes on without it. */
export interface ThemeProblem {
  readonly kind: 'stylesheet' | 'font';
  /** The stylesheet’s address or the font’s label. */
  readonly name: string;
}

/** Sends a copy to the server and says what became of it. */
export type SendTheme = (copy: SavedTheme) => Promise<SendAnswer>;

/** The theme of whoever is at the page: an engine, shown on the document, kept in this browser and on the server. */
export interface ThemeRuntime {
  /** The engine in use; a new one after a change of user. */
  getEngine(): ThemeEngine;
  subscribe(listener: () => void): () => void;
  /**
   * Moves to another user’s theme, `null` for a visitor.
   *
   * `keepDraft` carries unsaved edits along, so that signing in, or a session that ran out, loses none; so does a theme
   * that a visitor saved in this browser. Where the account holds another theme, both are kept and the engine offers a
   * choice (`newerCopy`), as for a copy that was saved elsewhere.
   */
  switchUser(userId: string | null, options: { server: SavedTheme | null; keepDraft: boolean }): void;
  /** Adds a project’s own schemes and fields, for the engine in use and for later ones; what does not fit is left out. */
  extendCatalogue(options: unknown): void;
  /** Calls what can be chosen by the names of another language, for the engine in use and for later ones. */
  nameChoices(names: CatalogueNames): void;
  /** Names the call that stores a signed-in user’s theme. */
  connect(send: SendTheme): void;
  /** Stores the draft: in this browser first, then with the account of a signed-in user. */
  save(): Promise<SaveOutcome>;
  /** Keeps unsaved edits in this browser without saving them, for an account that cannot be asked for. */
  keepDraft(): void;
  /** Takes unsaved edits over the reload that follows: the next page of this tab has them, still unsaved. */
  carryDraft(): void;
  /** Whether a signed-in user has something of their theme that the server does not: edits, or a save that waits. */
  hasUnstored(): boolean;
  /** Removes from this browser what it keeps of a signed-in user. */
  forgetUser(): void;
  /** Sends what could not be sent before; `null` when there is nothing to send. */
  resend(): Promise<SaveOutcome | null>;
  /** Removes what the theme wrote on the page and shows the saved state again. */
  resetCurrent(): void;
  /** Fetches a font as this build serves it, once. */
  loadFont: (font: FontOption) => Promise<void>;
  /** Tells about a stylesheet or font that the page could not get. */
  onProblem(listener: (problem: ThemeProblem) => void): () => void;
}

export interface ThemeRuntimeOptions {
  document: Document;
  storage: Storage | null;
  /** Storage that ends with the tab. */
  tabStorage?: Storage | null;
  projectId: string;
  /** Told what of a stored theme was not taken over. */
  log?: (message: string) => void;
}

/** Everything that belongs to one user and goes when another comes. */
interface Owner {
  userId: string | null;
  engine: ThemeEngine;
  store: LocalThemeStore;
  saver: ThemeSaver;
  /** The steps of undo, over a reload of this tab. */
  steps: StepKeeper;
  /** `null` for as long as the page’s own stylesheet shows the same. */
  getProjection: () => ThemeProjection | null;
  dispose: () => void;
  /** Marks this owner's copy as one that need not be offered any more. */
  settleCopy: () => void;
}

/** Starts the engine with what this browser keeps for its last user. */
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
  const tell = (problem: ThemeProblem) => problemListeners.forEach((listener) => listener(problem));
  const warn = createDroppedWarning(log);
  let sendToServer: SendTheme = () => Promise.resolve({ kind: 'unreachable' });

  const open = (userId: string | null, server: SavedTheme | null, draft: SavedTheme | null): Owner => {
    const catalogue = project.get();
    const engine = createThemeEngine({ catalogue });
    engine.setContrast(contrast.wanted());
    const local = createLocalThemeStore({ storage, userId, projectId, catalogue });
    let isOver = false;
    // What is still under way when its user has gone must not bring their copy back.
    const store: LocalThemeStore = { ...local, save: (copy) => (isOver ? 'unavailable' : local.save(copy)) };
    const saver = createThemeSaver({
      engine,
      local: store,
      send: userId === null ? null : (copy) => sendToServer(copy),
      fontFilesOf: firstFontFiles,
    });
    warn(saver.start());
    // Edits that build on what the account holds go over it; all others meet it as a conflict, so that neither is lost.
    const isBuiltOn = draft?.recordId === server?.recordId && draft?.revision === server?.revision;
    if (server && (!draft || isBuiltOn)) warn(engine.loadSaved(server));
    if (draft) warn(engine.restoreDraft(draft));
    if (server && draft && !isBuiltOn) warn(engine.loadSaved(server));
    const steps = createStepKeeper({ engine, storage: tabStorage, userId, projectId });
    steps.start();
    const gate = createFontGate({ loadFont, onMissing: ({ label }) => tell({ kind: 'font', name: label }) });
    let projection: ThemeProjection | null = null;
    const show = () => {
      stopWaiting();
      registerThemeColors(engine.catalogue);
      projection = projectTheme(engine, {
        document,
        fontGate: (font, onReady) => hasArrived(font, document) || gate(font, onReady),
        onSheetMissing: (href) => tell({ kind: 'stylesheet', name: href }),
      });
    };
    const stopWaiting = engine.subscribe(show);
    // The page was built in the default theme: writing that again would restyle all of it for nothing.
    const isAsBuilt =
      !server &&
      !draft &&
      !store.load() &&
      !project.hasOwn() &&
      contrast.isDevices() &&
      document.body.style.length === 0;
    if (!isAsBuilt) show();
    const stop = store.subscribe(({ saved, pending }) => {
      // What another tab has not brought to the account yet is no copy of the account; a visitor has no other.
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
    return { userId, engine, store, saver, steps, getProjection: () => projection, dispose, settleCopy };
  };

  const lastUser = lastUserIn(storage);
  let current = open(lastUser, null, carried.take(lastUser));

  // The runtime lives as long as the page.
  document.defaultView?.addEventListener('pagehide', () => current.steps.keep());
  contrast.subscribe(() => current.engine.setContrast(contrast.wanted()));

  /** Keeps a copy for the next first paint, as it shows without unsaved edits. */
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
    // As the server has it: what this catalogue does not know yet, the project’s own may.
    const isShown = server.properties !== null && engine.getSnapshot().record?.revision === server.revision;
    keep({ saved: isShown ? server : engine.toSaved(), pending: false });
  };
  const draftOf = ({ userId, engine, store }: Owner): SavedTheme | null => {
    const isUnstored = userId === null && store.load()?.pending === true;
    if (!engine.getSnapshot().isDirty && !isUnstored) return null;
    const draft = engine.toSaved();
    // A visitor has no row; the count of their copies is this browser's own.
    return userId === null && !draft.recordId ? { ...draft, revision: 0 } : draft;
  };
  /** Keeps both sides of a choice that came with a user until it is made, and then what was chosen. */
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
        // What waits in this browser while nothing is unsaved here is another tab’s.
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

/** What is saved, as it shows on this device. */
function savedLook({ catalogue, getSnapshot }: ThemeEngine): ResolvedTheme {
  const { saved, contrast } = getSnapshot();
  return resolveTheme(catalogue, saved, { contrast });
}

/** Whether the page shows a font already, so that there is nothing to wait for. */
const hasArrived = ({ cssFamily }: FontOption, { fonts }: Document): boolean =>
  [...(fonts ?? [])].some(({ family, status }) => status === 'loaded' && family.replace(/"/g, '') === cssFamily);

/** One file of each font in use: the one that the next first paint needs. */
const firstFontFiles = ({ fonts }: ResolvedTheme): string[] =>
  fonts.flatMap((font) =>
    fontFilesOf(font)
      .slice(0, 1)
      .map(({ url }) => url),
  );
