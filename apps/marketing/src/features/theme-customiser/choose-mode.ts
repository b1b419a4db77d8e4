import type { ThemeEngine, ThemeMode } from '@genmaster/theme-engine';
import type { ThemeServices } from './theme-context.tsx';

/**
 * Changes the theme from outside the panel and stores it.
 *
 * Without unsaved edits the change is saved at once; otherwise it is added to the unsaved edits, so that a preview is
 * never saved by it.
 */
export async function changeTheme({ theme }: ThemeServices, change: (engine: ThemeEngine) => void): Promise<void> {
  const runtime = await theme.load();
  const engine = runtime.getEngine();
  const { isDirty } = engine.getSnapshot();
  change(engine);
  if (!isDirty && engine.getSnapshot().isDirty) await runtime.save();
}

/** Selects a mode, or follows the mode of the device. */
export async function chooseMode(services: ThemeServices, choice: ThemeMode | 'system'): Promise<void> {
  const { theme, modePreference } = services;
  if (choice === 'system') {
    const runtime = await theme.load();
    modePreference.setFollowing(true);
    runtime.getEngine().followMode(modePreference.systemMode());
    return;
  }
  await changeTheme(services, (engine) => {
    modePreference.setFollowing(false);
    engine.chooseMode(choice);
  });
}
