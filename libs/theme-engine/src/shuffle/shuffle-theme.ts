import { expandPalette } from '../catalogue/expand-palette.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { settleContrast } from '../core/settle-contrast.ts';
import { fieldsOf, type NamedValues, type StepName, type ThemeField, type ThemeMode } from '../core/theme-catalogue.ts';
import { paletteFromSeed, readSeed } from './shuffle-seed.ts';
import { needEngine, needOptions } from '../core/need.ts';

export interface ShuffleOptions {
  /** Seed: an integer, or its text. The same seed and theme give the same result. */
  readonly seed: number | string;
  /** Ids of sections and fields that do not change, in any mode. */
  readonly locked?: readonly string[] | undefined;
}

/**
 * Creates a random theme and returns it; the engine keeps its own.
 *
 * Locked colours do not change. The lightness of all others is adjusted until each declared pair is readable; a pair
 * with two locked colours is not changed. Returns `null` if the seed is not valid, the locks are not a list, or the theme
 * has no colours of the palette.
 *
 * @example
 * const theme = shuffledTheme(engine, { seed: 42 });
 * if (theme) previewTheme(engine, theme);
 */
export function shuffledTheme(engine: ThemeEngine, options: ShuffleOptions): SavedTheme | null {
  needEngine(engine);
  const { seed: input, locked = [] } = needOptions(options);
  const seed = readSeed(input);
  if (seed === null || !Array.isArray(locked)) return null;
  const { catalogue } = engine;
  const { draft } = engine.getSnapshot();
  const palette = paletteFromSeed(seed);
  const fields = fieldsOf(catalogue).filter(({ kind }) => kind === 'color');
  const example = expandPalette(palette, draft.mode);
  if (!fields.some(({ variable }) => variable in example)) return null;
  const isLocked = new Set(
    catalogue.sections.flatMap((section) =>
      section.fields.flatMap(({ id }) => (locked.includes(section.id) || locked.includes(id) ? [id] : [])),
    ),
  );
  // A locked colour that the scheme gives in every mode stays that of the scheme.
  const isSet = (id: string) => Object.values(draft.overrides).some((layer: NamedValues = {}) => id in layer);
  const changing = fields.filter(({ id }) => !isLocked.has(id) || isSet(id));
  const valuesOf = (list: readonly ThemeField[], values: NamedValues) =>
    Object.fromEntries(list.map(({ variable }) => [variable, values[variable] ?? '']));
  const colorsIn = (mode: ThemeMode): NamedValues => {
    const shown = resolveTheme(catalogue, { ...draft, mode }).variables;
    const made = { ...shown, ...expandPalette(palette, mode) };
    const kept = valuesOf(
      fields.filter(({ id }) => isLocked.has(id)),
      shown,
    );
    // Where no lightness fits between a locked colour and the new ones, its neighbours stay as they are too.
    const settled = settleContrast({ values: { ...made, ...kept }, designed: shown, own: kept, chosen: made, fields });
    return valuesOf(changing, settled);
  };
  const copy = engine.toSaved();
  const [carried, other] = copy.mode === 'flately' ? (['flately', 'light'] as const) : (['light', 'flately'] as const);
  const { lightColors: _, flatelyColors: __, ...rest } = copy;
  const colors = colorsIn(carried);
  return {
    ...rest,
    recordId: '',
    properties: rest.properties && {
      ...rest.properties,
      themeColors: { ...rest.properties.themeColors, ...colors },
    },
    darkColors: colorsIn('dark'),
    [`${other}Colors`]: colorsIn(other),
    ownNames: [...new Set([...(rest.ownNames ?? []), ...Object.keys(colors)])],
  };
}

/**
 * Applies a random theme in all modes, as one undo step.
 *
 * `step` is the name of the undo step; the `steps` of the catalogue can translate it.
 *
 * @returns false where `shuffledTheme` returns `null`; nothing has changed then.
 *
 * @example
 * shuffleTheme(engine, { seed: 42, locked: ['navbar', 'layout-primary'] });
 */
export function shuffleTheme(engine: ThemeEngine, options: ShuffleOptions, step: StepName = 'Shuffle'): boolean {
  const theme = shuffledTheme(engine, options);
  if (!theme) return false;
  try {
    engine.restoreDraft(theme, step);
  } finally {
    engine.commit();
  }
  return true;
}
