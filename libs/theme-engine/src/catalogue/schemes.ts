import type { ColorScheme, NamedValues, ThemeMode } from '../core/theme-catalogue.ts';
import { expandPalette } from './expand-palette.ts';
import type { PaletteSeed } from './palette-roles.ts';

/** The ten built-in palettes. The part of a code before the dot is the id of its theme. */
export const schemes: readonly ColorScheme[] = [
  // A calm palette on near-white: ink with a trace of indigo, azure as the accent.
  scheme('1.1', 'Indigo Ink', {
    neutral: [0.009, 272],
    brand: [0.49, 0.215, 271],
    secondary: [0.44, 0.06, 262],
    accent: [0.6, 0.17, 243],
    frame: 'paper',
  }),
  // Forest green and honey on paper with a trace of moss.
  scheme('1.2', 'Evergreen', {
    neutral: [0.009, 150],
    brand: [0.47, 0.115, 157],
    secondary: [0.43, 0.045, 180],
    accent: [0.64, 0.145, 72],
    frame: 'paper',
  }),
  // Fired clay on cream, with a teal accent.
  scheme('1.3', 'Terracotta', {
    neutral: [0.014, 66],
    brand: [0.53, 0.145, 38],
    secondary: [0.42, 0.05, 50],
    accent: [0.56, 0.095, 195],
    frame: 'paper',
  }),
  // Pencil on paper, with an orange accent.
  scheme('1.4', 'Graphite', {
    neutral: [0.002, 260],
    brand: [0.3, 0.012, 260],
    secondary: [0.48, 0.01, 260],
    accent: [0.64, 0.185, 48],
    frame: 'paper',
  }),
  // Plum and violet on rosy paper.
  scheme('1.5', 'Orchid', {
    neutral: [0.011, 335],
    brand: [0.5, 0.19, 340],
    secondary: [0.43, 0.07, 315],
    accent: [0.56, 0.19, 300],
    frame: 'paper',
  }),
  // Clear water: teal and petrol, with a coral accent.
  scheme('1.6', 'Lagoon', {
    neutral: [0.011, 205],
    brand: [0.5, 0.09, 205],
    secondary: [0.42, 0.055, 232],
    accent: [0.63, 0.17, 30],
    frame: 'paper',
  }),
  // Cobalt in a deep blue frame, with a mint accent.
  scheme('2.1', 'Midnight', {
    neutral: [0.014, 258],
    brand: [0.51, 0.185, 257],
    secondary: [0.42, 0.075, 250],
    accent: [0.63, 0.12, 172],
    frame: 'ink',
  }),
  // Embers in a charcoal frame.
  scheme('2.2', 'Ember', {
    neutral: [0.009, 35],
    brand: [0.53, 0.19, 29],
    secondary: [0.4, 0.035, 30],
    accent: [0.68, 0.15, 78],
    frame: 'ink',
  }),
  // An old almanac: sepia, olive and rust.
  scheme('3.1', 'Almanac', {
    neutral: [0.02, 88],
    brand: [0.45, 0.085, 122],
    secondary: [0.42, 0.05, 75],
    accent: [0.56, 0.14, 42],
    frame: 'paper',
  }),
  // Violet night sky with a green accent.
  scheme('4.1', 'Aurora', {
    neutral: [0.016, 295],
    brand: [0.52, 0.225, 292],
    secondary: [0.45, 0.1, 280],
    accent: [0.63, 0.135, 165],
    frame: 'ink',
  }),
];

/** Creates a scheme whose colours are computed when a mode is first used, and cached. */
function scheme(code: string, name: string, seed: PaletteSeed): ColorScheme {
  const kept: Partial<Record<ThemeMode, NamedValues>> = {};
  const colors = (mode: ThemeMode) => (kept[mode] ??= expandPalette(seed, mode));
  return {
    code,
    name,
    themeId: code.slice(0, code.indexOf('.')),
    colors: {
      get light() {
        return colors('light');
      },
      get dark() {
        return colors('dark');
      },
      get flately() {
        return colors('flately');
      },
    },
  };
}
