import type { ModeChoice } from '@genmaster/shell-ui';
import type { SiteServices } from '../../app/services.ts';

/**
 * Shows another mode and remembers it.
 *
 * Nothing else unsaved, the choice is stored at once; beside unsaved edits it becomes one of them, so that choosing a
 * mode never saves what the visitor was only trying out.
 */
export async function chooseMode({ theme, modePreference }: SiteServices, choice: ModeChoice): Promise<void> {
  const runtime = await theme.load();
  if (choice === 'system') {
    modePreference.setFollowing(true);
    runtime.getEngine().followMode(modePreference.systemMode());
    return;
  }
  const engine = runtime.getEngine();
  const { isDirty } = engine.getSnapshot();
  modePreference.setFollowing(false);
  engine.chooseMode(choice);
  if (!isDirty) await runtime.save();
}
