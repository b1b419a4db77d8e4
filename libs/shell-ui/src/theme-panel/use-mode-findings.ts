import {
  resolveTheme,
  type NamedValues,
  type ThemeEngine,
  type ThemeMode,
  type ThemeSnapshot,
} from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useDeferredValue, useMemo } from 'react';
import { MODES } from './theme-modes.ts';
import { useColorScience, type ColorScience } from './use-color-science.ts';

/** Look of a mode, and its contrast problems. */
export interface ModeFindings {
  mode: ThemeMode;
  variables: NamedValues;
  /** Contrast problems; `null` while they are not known. */
  findings: readonly ContrastFinding[] | null;
}

/** All three modes of a draft, and the science that judges them once it is loaded. */
export interface ModesOfDraft {
  shown: readonly ModeFindings[];
  science: ColorScience | null;
}

/** Returns all three modes of the draft with their contrast; deferred, so that they do not block a drag. */
export function useModeFindings({ catalogue }: ThemeEngine, snapshot: ThemeSnapshot): ModesOfDraft {
  const science = useColorScience(true);
  const draft = useDeferredValue(snapshot.draft);
  const { contrast } = snapshot;
  const shown = useMemo(
    () =>
      MODES.map((mode) => {
        const { variables } = resolveTheme(catalogue, { ...draft, mode }, { contrast });
        return { mode, variables, findings: science && science.auditContrast(catalogue, variables) };
      }),
    [catalogue, draft, contrast, science],
  );
  return { shown, science };
}
