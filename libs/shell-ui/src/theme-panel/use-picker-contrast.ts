import type { ContrastAgainst, ColorPickerLabels } from '@genmaster/color-picker';
import { resolveTheme, type ThemeEngine, type ThemeField, type ThemeSnapshot } from '@genmaster/theme-engine';
import { useMemo } from 'react';
import { lowestPairOf } from './lowest-pair.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ColorScience } from './use-color-science.ts';

/** Contrast settings of a picker: the other colour of the pair with the lowest contrast, and texts that name it. */
export interface PickerContrast {
  readonly contrast: ContrastAgainst | undefined;
  readonly labels: Partial<ColorPickerLabels>;
}

/** Returns the contrast of an open picker; the same objects until the pair or its other colour changes. */
export function usePickerContrast({
  field,
  engine,
  snapshot,
  science,
  labels,
  isOpen,
}: {
  field: ThemeField;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  /** `null` until it is loaded: the picker shows no contrast until then. */
  science: ColorScience | null;
  labels: ThemePanelLabels;
  isOpen: boolean;
}): PickerContrast {
  const { catalogue } = engine;
  // Colours as they were set: where more contrast is asked for, the page shows others in their place.
  const { variables } = snapshot.contrast === 'more' ? resolveTheme(catalogue, snapshot.draft) : snapshot.resolved;
  const pair = isOpen && science ? lowestPairOf(field, { catalogue, variables, science }) : null;
  const { against, role, min } = pair ?? {};
  const contrast = useMemo(
    () => (against && role ? { against, role, size: min === 3 ? 'large' : 'normal' } : undefined),
    [against, role, min],
  ) satisfies ContrastAgainst | undefined;
  const named =
    pair && (pair.role === 'text' ? labels.pairWith : labels.pairUnder).replace('{name}', pair.partner.label);
  const text =
    named && pair.count > 1 ? labels.pairLowest.replace('{pair}', named).replace('{count}', String(pair.count)) : named;
  return {
    contrast,
    labels: useMemo(
      () => ({ ...labels.picker, fix: labels.repair, ...(text && { contrast: `${text}:` }) }),
      [labels.picker, labels.repair, text],
    ),
  };
}
