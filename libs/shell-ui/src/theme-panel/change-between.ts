import { findField, resolveTheme, type ThemeCatalogue, type ThemeState } from '@genmaster/theme-engine';

/** Value of one field before and after a step. */
export interface FieldChange {
  kind: 'color' | 'size';
  from: string;
  to: string;
}

const LAYERS = ['base', 'flately', 'dark', 'shared'] as const;

/** Returns the change of a step that changed exactly one colour or one size; undefined for a larger step. */
export function changeBetween(
  catalogue: ThemeCatalogue,
  before: ThemeState,
  after: ThemeState,
): FieldChange | undefined {
  if (before.themeId !== after.themeId || before.schemeCode !== after.schemeCode) return undefined;
  const changed = new Set(
    LAYERS.flatMap((layer) => {
      const [from, to] = [before.overrides[layer] ?? {}, after.overrides[layer] ?? {}];
      return Object.keys({ ...from, ...to }).filter((id) => from[id] !== to[id]);
    }),
  );
  const [id] = changed;
  const field = changed.size === 1 ? findField(catalogue, id!) : undefined;
  if (field?.kind !== 'color' && field?.kind !== 'size') return undefined;
  const valueIn = (state: ThemeState) => resolveTheme(catalogue, state).variables[field.variable] ?? '';
  return { kind: field.kind, from: valueIn(before), to: valueIn(after) };
}
