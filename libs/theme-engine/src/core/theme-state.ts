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
 * A colour belongs to the mode it was made in. A colour of one light-type mode shows in the other one and in the dark
 * as well, where nobody set one, moved as far as its contrasts ask. A dark one shows in the dark alone.
 */
export interface ThemeOverrides {
  /** Colours made in light mode. */
  readonly base: NamedValues;
  readonly flately?: NamedValues;
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

/** The layer in which each mode keeps its own colours. */
export const colorLayer = { light: 'base', flately: 'flately', dark: 'dark' } as const satisfies Record<
  ThemeMode,
  OverrideLayer
>;

/** The layers whose colours a mode takes over where it has no own one, the nearest last. */
const sources = { light: ['flately'], flately: ['base'], dark: ['flately', 'base'] } as const;

/** Gives the colours that the user set in this mode, by field id. */
export const ownColors = ({ mode, overrides }: Pick<ThemeState, 'mode' | 'overrides'>): NamedValues =>
  overrides[colorLayer[mode]] ?? {};

/** Gives the colours of other modes that show in this one, by field id. */
export const borrowedColors = ({ mode, overrides }: Pick<ThemeState, 'mode' | 'overrides'>): NamedValues => {
  const own = ownColors({ mode, overrides });
  const others = Object.assign({}, ...sources[mode].map((layer) => overrides[layer])) as NamedValues;
  return Object.fromEntries(Object.entries(others).filter(([id]) => !(id in own)));
};

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
  kind === 'color' ? colorLayer[mode] : 'shared';

/** Sets one field's own value, or takes it away with `null`. */
export function withOverride(state: ThemeState, layer: OverrideLayer, id: string, value: string | null): ThemeState {
  const { [id]: _, ...rest } = state.overrides[layer] ?? {};
  return { ...state, overrides: { ...state.overrides, [layer]: value === null ? rest : { ...rest, [id]: value } } };
}

/**
 * Takes back what the user sees changed in this mode.
 *
 * A colour that came from another mode has no own entry here; there the entries of the modes it came from go.
 */
export function withoutField(state: ThemeState, field: ThemeField): ThemeState {
  const layer = layerOf(state.mode, field);
  const isOwn = layer === 'shared' || field.id in ownColors(state);
  const layers: readonly OverrideLayer[] = isOwn ? [layer] : sources[state.mode];
  return layers.reduce((rest, name) => withOverride(rest, name, field.id, null), state);
}

/** Names the fields that show something else in this mode than the scheme and the defaults say. */
export const changedFieldsOf = (state: ThemeState): string[] =>
  [ownColors(state), borrowedColors(state), state.overrides.shared].flatMap(Object.keys);

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
  const layer = (name: OverrideLayer) =>
    merge(state.overrides[name] ?? {}, from.overrides[name] ?? {}, to.overrides[name] ?? {});
  const moved = {
    ...merge(state, from, to),
    overrides: { base: layer('base'), flately: layer('flately'), dark: layer('dark'), shared: layer('shared') },
  } as ThemeState;
  return {
    ...moved,
    schemeCode: resolveScheme(catalogue, { themeId: moved.themeId, savedScheme: moved.schemeCode }).code,
  };
}

const print = ({ overrides, ...choices }: ThemeState) =>
  Object.entries({ choices, ...overrides })
    .flatMap(([layer, map = {}]) => Object.entries(map).map((entry) => layer + entry.join('=')))
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
