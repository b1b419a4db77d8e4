import { useThemeEngine } from '@genmaster/theme-engine/react';
import { createThemeEngine } from '@genmaster/theme-engine';
import { useEffect, type ReactNode } from 'react';

/**
 * Renders a story in which the theme was saved elsewhere while it has unsaved edits: the size of H1 is 64 in the draft,
 * and 24 in the other copy. Mode and scheme do not change, because the toolbar of the workshop follows them.
 */
export function NewerCopy({ children }: { children: ReactNode }) {
  const engine = useThemeEngine();
  useEffect(() => {
    if (engine.getSnapshot().newerCopy) return;
    const there = createThemeEngine({ catalogue: engine.catalogue });
    const row = { ...there.toSaved(), recordId: 'row' };
    there.setField('fontH1', 24);
    engine.loadSaved({ ...row, revision: 1 });
    engine.setField('fontH1', 64);
    engine.loadSaved({ ...there.toSaved(), recordId: 'row', revision: 2 });
  }, [engine]);
  return children;
}
