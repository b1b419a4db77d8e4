import type { ThemeEngine } from '@genmaster/theme-engine';
import { createLocalThemeStore } from '@genmaster/theme-engine/storage';

export interface ThemeStorage {
  /** Applies the saved theme, and follows the saves of other tabs. */
  start(): void;
  /** Saves the theme; returns false when the browser cannot store it. */
  save(): boolean;
}

/** Stores one theme for this tool in the browser. The first-paint script of the next visit reads the same copy. */
export function createThemeStorage(engine: ThemeEngine, storage: Storage | null): ThemeStorage {
  const local = createLocalThemeStore({
    storage,
    userId: null,
    projectId: 'report-viewer',
    catalogue: engine.catalogue,
  });
  return {
    start() {
      const copy = local.load();
      if (copy) engine.loadSaved(copy.saved);
      local.subscribe(({ saved }) => engine.loadSaved(saved));
    },
    save() {
      engine.commit();
      const { record, resolved } = engine.getSnapshot();
      // A higher revision, so that other tabs recognise this copy as newer than theirs.
      const next = { recordId: 'browser', revision: (record?.revision ?? 0) + 1 };
      const outcome = local.save({ saved: { ...engine.toSaved(), ...next }, pending: false, resolved });
      if (outcome === 'stored') engine.markSaved(next);
      return outcome === 'stored';
    },
  };
}
