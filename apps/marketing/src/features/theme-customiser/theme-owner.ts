import { createThemeEngine, type FontOption, type SavedTheme, type ThemeEngine } from '@genmaster/theme-engine';
import {
  createLocalThemeStore,
  createStepKeeper,
  createThemeSaver,
  type LocalThemeStore,
  type SendAnswer,
  type StepKeeper,
  type ThemeSaver,
} from '@genmaster/theme-engine/storage';
import { tryStorage } from '@genmaster/resilience';
import type { ContrastPreference } from './contrast-preference.ts';
import { keepCopy, type CopyHolder } from './kept-copies.ts';
import { FOLLOW_MODE_KEY } from './mode-preference.ts';
import type { ProjectCatalogue } from './project-catalogue.ts';
import { firstFontFiles, looksOf } from './theme-look.ts';
import { createThemeOnPage, type ThemeOnPage, type ThemeProblem } from './theme-on-page.ts';
import type { createDroppedWarning } from './warn-about-dropped.ts';

/** Sends a copy to the server. Resolves to its answer. */
export type SendTheme = (copy: SavedTheme) => Promise<SendAnswer>;

/** The dependencies that all users of this page share. */
export interface OwnerSurroundings {
  readonly document: Document;
  readonly storage: Storage | null;
  readonly tabStorage: Storage | null;
  readonly projectId: string;
  readonly project: ProjectCatalogue;
  readonly contrast: ContrastPreference;
  readonly loadFont: (font: FontOption) => Promise<void>;
  readonly send: SendTheme;
  readonly warn: ReturnType<typeof createDroppedWarning>;
  readonly onProblem: (problem: ThemeProblem) => void;
}

/** Everything that belongs to one user and is disposed of when the user changes. */
export interface ThemeOwner extends CopyHolder {
  readonly saver: ThemeSaver;
  /** Keeps the undo steps over a reload of this tab. */
  readonly steps: StepKeeper;
  readonly page: ThemeOnPage;
  /** Marks the stored copy as settled, so that it is not offered again. */
  settleCopy(): void;
  dispose(): void;
}

/** Opens the theme of a user, `null` for a visitor: the server’s copy, the one of this browser, and unsaved edits. */
export function openThemeOwner(
  userId: string | null,
  { server, draft }: { server: SavedTheme | null; draft: SavedTheme | null },
  { document, storage, tabStorage, projectId, project, contrast, loadFont, send, warn, onProblem }: OwnerSurroundings,
): ThemeOwner {
  const catalogue = project.get();
  const engine = createThemeEngine({ catalogue });
  engine.setContrast(contrast.wanted());
  const local = createLocalThemeStore({ storage, userId, projectId, catalogue });
  let isOver = false;
  // A save that ends after its user signed out must not restore the copy.
  const store: LocalThemeStore = { ...local, save: (copy) => (isOver ? 'unavailable' : local.save(copy)) };
  // A project has a mode, which a theme without one shows, unless this browser follows its device.
  const followsDevice = () => tryStorage(storage, (area) => area.getItem(FOLLOW_MODE_KEY)) === 'yes';
  const saver = createThemeSaver({
    engine,
    local: store,
    send: userId === null ? null : send,
    followsDevice,
    fontFilesOf: firstFontFiles,
  });
  warn(saver.start());
  takeOver(engine, { server, draft }, warn);
  const steps = createStepKeeper({ engine, storage: tabStorage, userId, projectId });
  steps.start();
  const page = createThemeOnPage(engine, {
    document,
    loadFont,
    onProblem,
    // The page is prerendered in the default theme.
    builtIn:
      !server &&
      !draft &&
      !store.load() &&
      !project.hasOwn() &&
      contrast.isDevices() &&
      document.body.style.length === 0
        ? contrast.wanted()
        : null,
  });
  const stopStore = store.subscribe(({ saved, pending }) => {
    // A pending copy of another tab is not in the account yet, so it is not a saved copy; a visitor has no account.
    if (userId === null || !pending) warn(engine.loadSaved(saved));
  });
  const stopContrast = engine.select(
    (snapshot) => snapshot.contrast,
    (shown) => {
      contrast.choose(shown);
      const kept = store.load();
      if (kept) keepCopy({ userId, engine, store, followsDevice }, kept);
    },
  );

  return {
    userId,
    engine,
    store,
    followsDevice,
    saver,
    steps,
    page,
    settleCopy() {
      const kept = local.load();
      if (kept?.pending !== true) return;
      local.save({ ...kept, pending: false, ...looksOf({ engine, followsDevice }, kept.saved) });
    },
    dispose() {
      isOver = true;
      stopContrast();
      stopStore();
      page.dispose();
    },
  };
}

/** Edits based on the account’s copy are applied over it; all others become a conflict, so that neither is lost. */
function takeOver(
  engine: ThemeEngine,
  { server, draft }: { server: SavedTheme | null; draft: SavedTheme | null },
  warn: OwnerSurroundings['warn'],
): void {
  const isBuiltOn = draft?.recordId === server?.recordId && draft?.revision === server?.revision;
  if (server && (!draft || isBuiltOn)) warn(engine.loadSaved(server));
  if (draft) warn(engine.restoreDraft(draft));
  if (server && draft && !isBuiltOn) warn(engine.loadSaved(server));
}
