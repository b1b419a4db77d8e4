import { createThemeEngine, type SavedTheme, type ThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import {
  createFontLoader,
  createLocalThemeStore,
  projectTheme,
  registerThemeColors,
  type LocalSaveOutcome,
  type LocalThemeStore,
  type ThemeProblem,
  type ThemeProjection,
} from '@genmaster/theme-engine/dom';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { fontFilesOf } from './font-files.ts';

/** The theme of whoever is at the page: an engine, shown on the document, kept in this browser. */
export interface ThemeRuntime {
  /** The engine in use; a new one after a change of user. */
  getEngine(): ThemeEngine;
  subscribe(listener: () => void): () => void;
  /**
   * Moves to another user’s theme, `null` for a visitor.
   *
   * `keepDraft` carries unsaved edits along, so that signing in, or a session that ran out, loses none.
   */
  switchUser(userId: string | null, options: { server: SavedTheme | null; keepDraft: boolean }): void;
  /** Keeps the saved state in this browser; `pending` until the server has it too. */
  keep(options: { pending: boolean }): LocalSaveOutcome;
  /** Removes what the theme wrote on the page and shows the saved state again. */
  resetCurrent(): void;
  /** Tells about a stylesheet or font that the page could not get. */
  onProblem(listener: (problem: ThemeProblem) => void): () => void;
}

export interface ThemeRuntimeOptions {
  document: Document;
  storage: Storage | null;
  projectId: string;
}

/** Starts the engine with what this browser keeps for its last user. */
export function createThemeRuntime({ document, storage, projectId }: ThemeRuntimeOptions): ThemeRuntime {
  const listeners = new Set<() => void>();
  const problemListeners = new Set<(problem: ThemeProblem) => void>();
  const loadFont = createFontLoader({ document, filesOf: fontFilesOf });
  let userId: string | null = lastUserId(storage);
  let current = open(userId, null);
  registerThemeColors(defaultCatalogue);

  interface Owner {
    engine: ThemeEngine;
    store: LocalThemeStore;
    projection: ThemeProjection;
    dispose: () => void;
  }

  function open(owner: string | null, server: SavedTheme | null, draft: SavedTheme | null = null): Owner {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    const store = createLocalThemeStore({ storage, userId: owner, projectId, catalogue: defaultCatalogue });
    const local = store.load();
    if (local) engine.loadSaved(local.saved);
    if (server) engine.loadSaved(server);
    if (draft) engine.restoreDraft(draft);
    const projection = projectTheme(engine, {
      document,
      loadFont,
      onProblem: (problem) => problemListeners.forEach((listener) => listener(problem)),
    });
    const stop = store.subscribe(({ saved }) => engine.loadSaved(saved));
    return {
      engine,
      store,
      projection,
      dispose: () => {
        stop();
        projection.dispose();
      },
    };
  }

  const keep = ({ pending }: { pending: boolean }): LocalSaveOutcome => {
    const { engine, store } = current;
    const { resolved } = engine.getSnapshot();
    const fontFiles = resolved.fonts.flatMap((font) =>
      fontFilesOf(font)
        .slice(0, 1)
        .map(({ url }) => url),
    );
    return store.save({ saved: engine.toSaved(), pending, resolved, fontFiles });
  };

  return {
    getEngine: () => current.engine,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    switchUser(next, { server, keepDraft }) {
      if (next === userId) {
        if (server && current.engine.loadSaved(server).outcome === 'applied') keep({ pending: false });
        return;
      }
      const { engine } = current;
      const draft = keepDraft && engine.getSnapshot().isDirty ? engine.toSaved() : null;
      current.dispose();
      userId = next;
      current = open(next, server, draft);
      if (server && !draft) keep({ pending: false });
      for (const listener of listeners) listener();
    },
    keep,
    resetCurrent() {
      const { engine, projection } = current;
      projection.clear();
      engine.resetToSaved();
      projection.reapply();
    },
    onProblem(listener) {
      problemListeners.add(listener);
      return () => void problemListeners.delete(listener);
    },
  };
}

/** Whose copy the first paint has just shown: the last part of the key that it reads. */
function lastUserId(storage: Storage | null): string | null {
  try {
    const owner = storage?.getItem(FIRST_PAINT_KEY)?.split(':')[2];
    return owner ? decodeURIComponent(owner) : null;
  } catch {
    return null;
  }
}
