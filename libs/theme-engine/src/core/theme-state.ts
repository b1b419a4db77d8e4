import { needCatalogue } from './need.ts';
import {
  resolveScheme,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
  type ThemeMode,
} from './theme-catalogue.ts';

/**
 * The user's changes, by field id; all other values come from the scheme.
 *
 * A colour belongs to the mode in which it was set. A colour of one light mode also applies in the other light mode
 * and in dark mode if it is not set there, adjusted to keep the contrast. A colour set in dark mode applies only there.
 */
export interface ThemeOverrides {
  /** Colours made in light mode. */
  readonly base: NamedValues;
  readonly flately?: NamedValues;
  readonly dark: NamedValues;
  /** Sizes, fonts and icons; the same in all modes. */
  readonly shared: NamedValues;
}

/** All choices of a user. Immutable: a change returns a new object. */
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

/** Creates the layers one by one. */
export const overridesOf = (layer: (name: OverrideLayer) => NamedValues): ThemeOverrides => ({
  base: layer('base'),
  flately: layer('flately'),
  dark: layer('dark'),
  shared: layer('shared'),
});

/** The layer that stores the colours of each mode. */
export const colorLayer = { light: 'base', flately: 'flately', dark: 'dark' } as const satisfies Record<
  ThemeMode,
  OverrideLayer
>;

/** The layers whose colours a mode inherits if it does not set them; later ones take precedence. */
const sources = { light: ['flately'], flately: ['base'], dark: ['flately', 'base'] } as const;

/** Returns the colours that the user set in this mode, by field id. */
export const ownColors = ({ mode, overrides }: Pick<ThemeState, 'mode' | 'overrides'>): NamedValues =>
  overrides[colorLayer[mode]] ?? {};

/** Returns the colours that this mode inherits from other modes, by field id. */
export const borrowedColors = ({ mode, overrides }: Pick<ThemeState, 'mode' | 'overrides'>): NamedValues => {
  const own = ownColors({ mode, overrides });
  const others = Object.assign({}, ...sources[mode].map((layer) => overrides[layer])) as NamedValues;
  return Object.fromEntries(Object.entries(others).filter(([id]) => !(id in own)));
};

/** Returns the state before the user has chosen anything. */
export function defaultState(catalogue: ThemeCatalogue): ThemeState {
  needCatalogue(catalogue);
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

/** Returns the layer that stores a change of this field in a mode. */
export const layerOf = (mode: ThemeMode, { kind }: ThemeField): OverrideLayer =>
  kind === 'color' ? colorLayer[mode] : 'shared';

/** Sets the user's value of a field, or removes it with `null`. */
export function withOverride(state: ThemeState, layer: OverrideLayer, id: string, value: string | null): ThemeState {
  const { [id]: _, ...rest } = state.overrides[layer] ?? {};
  return { ...state, overrides: { ...state.overrides, [layer]: value === null ? rest : { ...rest, [id]: value } } };
}

/**
 * Removes the user's change of a field in the current mode.
 *
 * If the colour was inherited from another mode, it is removed from the modes that it came from.
 */
export function withoutField(state: ThemeState, field: ThemeField): ThemeState {
  const layer = layerOf(state.mode, field);
  const isOwn = layer === 'shared' || field.id in ownColors(state);
  const layers: readonly OverrideLayer[] = isOwn ? [layer] : sources[state.mode];
  return layers.reduce((rest, name) => withOverride(rest, name, field.id, null), state);
}

/** Lists the ids of the fields that the user changed in this mode or that inherit a colour of another mode. */
export const changedFieldsOf = (state: ThemeState): string[] =>
  [ownColors(state), borrowedColors(state), state.overrides.shared].flatMap(Object.keys);

/** Removes the user's colours and keeps sizes, fonts and icons. */
export const withoutColors = (state: ThemeState): ThemeState => ({
  ...state,
  overrides: { ...noOverrides, shared: state.overrides.shared },
});

/**
 * Whether the user chose the mode of a state, for each state of an engine.
 *
 * It is kept beside the states, because hosts build and store states, which have no member for it.
 */
const ownModes = new WeakMap<object, boolean>();

/** Returns whether the user chose the mode of a state; `undefined` for an object that is not the state of an engine. */
export const hasOwnMode = (state: object): boolean | undefined => ownModes.get(state);

/** Returns a copy of a state that records whether the user chose its mode. */
export function withOwnMode(state: ThemeState, isOwn: boolean | undefined): ThemeState {
  const marked = { ...state };
  ownModes.set(marked, !!isOwn);
  return marked;
}

/**
 * Compares two states, regardless of the order of their entries.
 *
 * A mode that the user chose differs from the same mode of a device or project.
 */
export const sameState = (a: ThemeState, b: ThemeState): boolean =>
  a === b || (!hasOwnMode(a) === !hasOwnMode(b) && print(a) === print(b));

/**
 * Applies the difference between two states to a third.
 *
 * Used when a saved copy arrives while there are undo steps, or when a new catalogue reads more of it: what was loaded
 * stays, and so do the user's changes. A mode and whether the user chose it are one choice.
 */
export function rebase(state: ThemeState, from: ThemeState, to: ThemeState, catalogue: ThemeCatalogue): ThemeState {
  const layer = (name: OverrideLayer) =>
    merge(state.overrides[name] ?? {}, from.overrides[name] ?? {}, to.overrides[name] ?? {});
  const moved = {
    ...merge(state, from, to),
    overrides: overridesOf(layer),
  } as ThemeState;
  const isChanged = state.mode !== from.mode || !hasOwnMode(state) !== !hasOwnMode(from);
  const { mode } = isChanged ? state : to;
  const schemeCode = resolveScheme(catalogue, { themeId: moved.themeId, savedScheme: moved.schemeCode }).code;
  return withOwnMode({ ...moved, mode, schemeCode }, hasOwnMode(isChanged ? state : to));
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
