import {
  resolveScheme,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
  type ThemeMode,
} from './theme-catalogue.ts';

/**
 * What the user changed, by field id; everything else comes from the scheme.
 *
 * Colours belong to the kind of mode they were made in: `base` holds for light
 * and flately, `dark` for dark alone. Where dark has none, it is derived.
 */
export interface ThemeOverrides {
  readonly base: NamedValues;
  readonly dark: NamedValues;
  /** Sizes, fonts and icons: the same in every mode. */
  readonly shared: NamedValues;
}

/** Every choice a user has made. Immutable; a change is a new object. */
export interface ThemeState {
  readonly themeId: string;
  readonly schemeCode: string;
  readonly mode: ThemeMode;
  readonly background: string;
  readonly menuPosition: '1' | '2';
  readonly dashboard: '1' | '2';
  readonly overrides: ThemeOverrides;
}

type OverrideLayer = keyof ThemeOverrides;

export const noOverrides: ThemeOverrides = { base: {}, dark: {}, shared: {} };

/** Gives the state of somebody who never chose anything. */
export function defaultState(catalogue: ThemeCatalogue): ThemeState {
  const scheme = resolveScheme(catalogue, { themeId: catalogue.themes[0]?.id ?? '', savedScheme: '' });
  return {
    themeId: scheme.themeId,
    schemeCode: scheme.code,
    mode: 'light',
    background: catalogue.backgrounds[0]?.id ?? 'default',
    menuPosition: '1',
    dashboard: '1',
    overrides: noOverrides,
  };
}

/** Names the layer in which a change of this field is kept in a mode. */
export const layerOf = (mode: ThemeMode, { kind }: ThemeField): OverrideLayer =>
  kind !== 'color' ? 'shared' : mode === 'dark' ? 'dark' : 'base';

/** Sets one field's own value, or takes it away with `null`. */
export function withOverride(state: ThemeState, layer: OverrideLayer, id: string, value: string | null): ThemeState {
  const { [id]: _, ...rest } = state.overrides[layer];
  return { ...state, overrides: { ...state.overrides, [layer]: value === null ? rest : { ...rest, [id]: value } } };
}

/**
 * Takes back what the user sees changed in this mode.
 *
 * A dark value that was derived from a change made in a light mode has no own
 * entry; there the light one goes.
 */
export function withoutField(state: ThemeState, field: ThemeField): ThemeState {
  const layer = layerOf(state.mode, field);
  return withOverride(state, field.id in state.overrides[layer] || layer === 'shared' ? layer : 'base', field.id, null);
}

/** Names the fields that show something else in this mode than the scheme and the defaults say. */
export const changedFieldsOf = ({ mode, overrides: { base, dark, shared } }: ThemeState): string[] =>
  [base, shared, mode === 'dark' ? dark : {}].flatMap(Object.keys);

/** Drops all own colours and keeps own sizes, fonts and icons. */
export const withoutColors = (state: ThemeState): ThemeState => ({
  ...state,
  overrides: { ...noOverrides, shared: state.overrides.shared },
});

/** Tells whether two states show the same, whatever the order of their entries. */
export const sameState = (a: ThemeState, b: ThemeState): boolean => a === b || print(a) === print(b);

/**
 * Carries the change from one state to another over to a third.
 *
 * Used when a saved copy arrives under existing undo entries, or a catalogue
 * that knows more of it: what was loaded stays, and so does what the user did.
 */
export function rebase(state: ThemeState, from: ThemeState, to: ThemeState, catalogue: ThemeCatalogue): ThemeState {
  const layer = (name: OverrideLayer) => merge(state.overrides[name], from.overrides[name], to.overrides[name]);
  const moved = {
    ...merge(state, from, to),
    overrides: { base: layer('base'), dark: layer('dark'), shared: layer('shared') },
  } as ThemeState;
  return {
    ...moved,
    schemeCode: resolveScheme(catalogue, { themeId: moved.themeId, savedScheme: moved.schemeCode }).code,
  };
}

const print = ({ overrides, ...choices }: ThemeState) =>
  Object.entries({ choices, ...overrides })
    .flatMap(([layer, map]) => Object.entries(map).map((entry) => layer + entry.join('=')))
    .sort()
    .join();

function merge<T extends object>(state: T, from: T, to: T): T {
  const merged = { ...state };
  for (const key of Object.keys({ ...from, ...to }) as (keyof T)[]) {
    if (from[key] === to[key] || state[key] !== from[key]) continue;
    if (key in to) merged[key] = to[key];
    else delete merged[key];
  }
  return merged;
}
