// Theme handling of every application of the rehearsal: shows the theme, keeps it in the browser, saves it to its own
// backend.
import { createThemeEngine, type SavedTheme, type ThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { createLocalThemeStore, createThemeSaver, type SaveOutcome } from '@genmaster/theme-engine/storage';

export const engine: ThemeEngine = createThemeEngine({ catalogue: defaultCatalogue });

/** Shows the saved theme, of this browser or of the backend, and returns a function that saves the current one. */
export function startTheme(): () => Promise<SaveOutcome> {
  const { catalogue } = engine;
  const local = createLocalThemeStore({ storage: localStorage, userId: 'u1', projectId: '1', catalogue });
  const saver = createThemeSaver({
    engine,
    local,
    async send(copy) {
      const revision = copy.revision + 1;
      const answer = await fetch('/theme', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...copy, revision }),
      });
      return answer.ok ? { kind: 'stored', recordId: 'a', revision } : { kind: 'unreachable' };
    },
  });
  saver.start();
  projectTheme(engine, { document, sheetHref: () => '' });
  void loadStored();
  return () => saver.save();
}

async function loadStored(): Promise<void> {
  const answer = await fetch('/theme');
  const stored = (await answer.json()) as SavedTheme | null;
  if (stored) engine.loadSaved(stored);
}
