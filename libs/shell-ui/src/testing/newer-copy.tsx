import { useThemeEngine } from '@genmaster/theme-engine/react';
import { createThemeEngine } from '@genmaster/theme-engine';
import { useEffect, type ReactNode } from 'react';

/**
 * Renders a story whose theme was saved elsewhere while it has unsaved edits: the size of H1 is 64 in mine, and
 * 24 in theirs. Mode and scheme stay, because the toolbar of the workshop follows them.
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
