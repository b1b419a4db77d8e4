import {
  resolveTheme,
  type NamedValues,
  type ThemeEngine,
  type ThemeMode,
  type ThemeSnapshot,
} from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useDeferredValue, useMemo } from 'react';
import { useColorScience, type ColorScience } from './use-color-science.ts';

const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];

/** How a mode looks now, and what cannot be read in it. */
export interface ModeFindings {
  mode: ThemeMode;
  variables: NamedValues;
  /** `null` while that is not known. */
  findings: readonly ContrastFinding[] | null;
}

/** All three modes of what is being made, with their contrast; a drag goes on while they are worked out and judged. */
export function useModeFindings(
  { catalogue }: ThemeEngine,
  snapshot: ThemeSnapshot,
): { shown: readonly ModeFindings[]; science: ColorScience | null } {
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
