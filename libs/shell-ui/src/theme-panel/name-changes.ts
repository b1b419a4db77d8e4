import { findField, resolveScheme, type ThemeCatalogue, type ThemeState } from '@genmaster/theme-engine';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

const COLORS = ['base', 'flately', 'dark'] as const;

/** Returns the differences between two states, by the panel’s names for them. */
export function nameChanges(
  catalogue: ThemeCatalogue,
  labels: ThemePanelLabels,
  { from, to }: { from: ThemeState; to: ThemeState },
): string[] {
  const schemeOf = ({ themeId, schemeCode }: ThemeState) =>
    resolveScheme(catalogue, { themeId, savedScheme: schemeCode }).name;
  const ids = new Set(
    [...COLORS, 'shared' as const].flatMap((layer) => {
      const [before, after] = [from.overrides[layer] ?? {}, to.overrides[layer] ?? {}];
      return Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
    }),
  );
  return [
    ...(from.themeId === to.themeId && from.schemeCode === to.schemeCode ? [] : [schemeOf(to)]),
    ...(from.mode === to.mode ? [] : [labels.modes[to.mode]]),
    ...(from.background === to.background ? [] : [labels.background]),
    ...(from.menuPosition === to.menuPosition ? [] : [labels.menuPosition]),
    ...(from.dashboard === to.dashboard ? [] : [labels.dashboard]),
    ...[...ids].map((id) => findField(catalogue, id)?.label ?? id),
  ];
}

/** Returns the names of the changes that Default Changes would make to a state. */
export function nameDefaultChanges(
  catalogue: ThemeCatalogue,
  labels: ThemePanelLabels,
  { themeId, schemeCode, overrides, ...rest }: ThemeState,
): string[] {
  const first = catalogue.themes[0]?.id ?? themeId;
  const scheme = resolveScheme(catalogue, { themeId: first, savedScheme: '' });
  const from = { ...rest, themeId, schemeCode, overrides };
  const to = {
    ...rest,
    themeId: scheme.themeId,
    schemeCode: scheme.code,
    overrides: { ...overrides, base: {}, flately: {}, dark: {} },
  };
  return nameChanges(catalogue, labels, { from, to });
}
