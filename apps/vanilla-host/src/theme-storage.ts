import type { ThemeEngine } from '@genmaster/theme-engine';
import { createLocalThemeStore } from '@genmaster/theme-engine/storage';

/** Where the theme of this tool is kept. */
export interface ThemeStorage {
  /** Shows what was saved before, and follows what other tabs save. */
  start(): void;
  /** Keeps the theme; false where the browser keeps nothing. */
  save(): boolean;
}

/** Keeps one theme for this tool in the browser. The copy also feeds the first-paint script of the next visit. */
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
      // Counted up, so that other tabs see that this copy is newer than theirs.
      const next = { recordId: 'browser', revision: (record?.revision ?? 0) + 1 };
      const outcome = local.save({ saved: { ...engine.toSaved(), ...next }, pending: false, resolved });
      if (outcome === 'stored') engine.markSaved(next);
      return outcome === 'stored';
    },
  };
}
