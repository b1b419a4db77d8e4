import { fitToSrgb } from '@genmaster/color';
import { expandPalette } from '../catalogue/expand-palette.ts';
import type { PaletteSeed } from '../catalogue/palette-roles.ts';
import { clamp, parseColor, printColor } from '../core/color-value.ts';
import { fieldsOf, type ColorScheme, type StepName, type ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { fromUnit, toOklch } from '../core/oklch.ts';
import { need, needEngine, needOptions } from '../core/need.ts';

/** Lightness of the twelve steps of a ramp, from background to text. */
const ladders: Readonly<Record<'light' | 'dark', readonly number[]>> = {
  light: [0.99, 0.975, 0.95, 0.92, 0.88, 0.83, 0.76, 0.68, 0.58, 0.52, 0.42, 0.28],
  dark: [0.17, 0.2, 0.24, 0.28, 0.32, 0.37, 0.43, 0.51, 0.6, 0.67, 0.78, 0.92],
};

/**
 * Creates a ramp of twelve steps from one colour, from background to text.
 *
 * The hue stays the same and the chroma is highest in the middle. The step nearest to the lightness of the brand colour
 * is the brand colour itself, with alpha 1.
 */
export function rampOf(brand: string, mode: 'light' | 'dark' = 'light'): string[] {
  need(mode === 'light' || mode === 'dark', 'mode');
  const color = parseColor(brand);
  if (!color) return [];
  const [lightness, chroma, hue] = toOklch(color);
  const ladder = ladders[mode];
  const own = ladder.reduce(
    (best, step, at) => (Math.abs(step - lightness) < Math.abs((ladder[best] ?? 9) - lightness) ? at : best),
    0,
  );
  return ladder.map((step, at) => {
    if (at === own) return printColor({ ...color, alpha: 1 });
    const swell = Math.sin(Math.PI * clamp(step, 0.96, 0.06)) ** 0.8;
    return printColor(fromUnit(fitToSrgb({ l: step, c: chroma * swell, h: hue })));
  });
}

/** Creates the seed of a whole palette from one colour. Returns `null` if the text is not a colour. */
export function seedFromBrand(brand: string): PaletteSeed | null {
  const color = parseColor(brand);
  if (!color) return null;
  const [lightness, chroma, hue] = toOklch(color);
  return {
    neutral: [Math.min(0.014, chroma * 0.06), hue],
    // White text must be readable on it: a lighter brand keeps its hue and is darkened.
    brand: [clamp(lightness, 0.56, 0.28), chroma, hue],
    secondary: [0.43, Math.min(0.07, chroma * 0.4), (hue + 345) % 360],
    accent: [0.62, Math.max(0.05, Math.min(0.16, chroma)), (hue + 140) % 360],
    frame: 'paper',
  };
}

/**
 * Creates a scheme for all three modes from one colour; every declared contrast is met. Returns `null` if the text is
 * not a colour.
 *
 * @example
 * schemeFromBrand('#0f766e', { code: '1.7', name: 'House style' });
 */
export function schemeFromBrand(brand: string, options: { code: string; name: string }): ColorScheme | null {
  const { code, name } = needOptions(options);
  need(typeof code === 'string', 'code');
  need(typeof name === 'string', 'name');
  const seed = seedFromBrand(brand);
  if (!seed) return null;
  const colors = (mode: ThemeMode) => expandPalette(seed, mode);
  return {
    code,
    name,
    themeId: code.split('.')[0] ?? '',
    colors: { light: colors('light'), dark: colors('dark'), flately: colors('flately') },
  };
}

/**
 * Restyles an engine's theme from one colour, in all modes, as one undo step.
 *
 * Each mode gets a separate palette, so that all pairs that the fields declare are readable in all modes.
 *
 * `step` is the name of the undo step; the `steps` of the catalogue can translate it.
 *
 * @returns false when the text is not a colour, or the theme has no colours of the palette; nothing has changed then.
 */
export function applyBrand(engine: ThemeEngine, brand: string, step: StepName = 'Brand color'): boolean {
  needEngine(engine);
  const seed = seedFromBrand(brand);
  if (!seed) return false;
  const copy = engine.toSaved();
  const [carried, other] = copy.mode === 'flately' ? (['flately', 'light'] as const) : (['light', 'flately'] as const);
  const { lightColors: _, flatelyColors: __, ...rest } = copy;
  const shown = expandPalette(seed, carried);
  if (!fieldsOf(engine.catalogue).some(({ variable }) => variable in shown)) return false;
  engine.begin(step);
  engine.restoreDraft({
    ...rest,
    recordId: '',
    properties: rest.properties && {
      ...rest.properties,
      themeColors: { ...rest.properties.themeColors, ...shown },
    },
    darkColors: expandPalette(seed, 'dark'),
    [`${other}Colors`]: expandPalette(seed, other),
    ownNames: [...(rest.ownNames ?? []), ...Object.keys(shown)],
  });
  engine.commit();
  return true;
}
