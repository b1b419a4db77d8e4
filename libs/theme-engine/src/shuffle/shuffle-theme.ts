import { expandPalette } from '../catalogue/expand-palette.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { settleContrast } from '../core/settle-contrast.ts';
import { fieldsOf, type NamedValues, type StepName, type ThemeMode } from '../core/theme-catalogue.ts';
import { paletteFromSeed, readSeed } from './shuffle-seed.ts';

export interface ShuffleOptions {
  /** The same seed over the same theme gives the same result: a whole number, or its text. */
  readonly seed: number | string;
  /** Ids of sections and fields that stay as they are, in every mode. */
  readonly locked?: readonly string[];
}

/**
 * Makes a theme by chance and hands it out; the engine goes on showing its own.
 *
 * What is locked stays as it shows. All else is moved in lightness until each declared pair can be read beside it; a pair
 * that is locked on both sides is left alone. `null` when the seed is none.
 *
 * @example
 * const theme = shuffledTheme(engine, { seed: 42 });
 * if (theme) previewTheme(engine, theme);
 */
export function shuffledTheme(engine: ThemeEngine, { seed: input, locked = [] }: ShuffleOptions): SavedTheme | null {
  const seed = readSeed(input);
  if (seed === null) return null;
  const { catalogue } = engine;
  const { draft } = engine.getSnapshot();
  const palette = paletteFromSeed(seed);
  const fields = fieldsOf(catalogue).filter(({ kind }) => kind === 'color');
  const isLocked = new Set(
    catalogue.sections.flatMap((section) =>
      section.fields.filter(({ id }) => locked.includes(section.id) || locked.includes(id)).map(({ id }) => id),
    ),
  );
  const colorsIn = (mode: ThemeMode): NamedValues => {
    const shown = resolveTheme(catalogue, { ...draft, mode }).variables;
    const made = { ...shown, ...expandPalette(palette, mode) };
    const kept = Object.fromEntries(
      fields.flatMap(({ id, variable }) => (isLocked.has(id) ? [[variable, shown[variable] ?? '']] : [])),
    );
    const settled = settleContrast({ values: { ...made, ...kept }, designed: made, own: kept, chosen: made, fields });
    return Object.fromEntries(fields.map(({ variable }) => [variable, settled[variable] ?? '']));
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
 * Makes a theme by chance, in every mode, as one undo entry.
 *
 * `step` is what that entry is called; the catalogue’s `steps` may translate it.
 *
 * @returns false when the seed is none; nothing changed then.
 *
 * @example
 * shuffleTheme(engine, { seed: 42, locked: ['navbar', 'layout-primary'] });
 */
export function shuffleTheme(engine: ThemeEngine, options: ShuffleOptions, step: StepName = 'Shuffle'): boolean {
  const theme = shuffledTheme(engine, options);
  if (!theme) return false;
  engine.begin(step);
  engine.restoreDraft(theme);
  engine.commit();
  return true;
}
