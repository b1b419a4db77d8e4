import type { ColorScheme, NamedValues, ThemeMode } from '../core/theme-catalogue.ts';
import { expandPalette } from './expand-palette.ts';
import type { PaletteSeed } from './palette-roles.ts';

/** Ten palettes. The part of a code before the dot is the theme it belongs to. */
export const schemes: readonly ColorScheme[] = [
  // A calm product on near-white paper: ink with a trace of indigo, azure where the eye should go.
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
  // Fired clay on cream, a glaze of teal.
  scheme('1.3', 'Terracotta', {
    neutral: [0.014, 66],
    brand: [0.53, 0.145, 38],
    secondary: [0.42, 0.05, 50],
    accent: [0.56, 0.095, 195],
    frame: 'paper',
  }),
  // Pencil on paper; one orange mark.
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
  // Clear water: teal and petrol, a coral reef.
  scheme('1.6', 'Lagoon', {
    neutral: [0.011, 205],
    brand: [0.5, 0.09, 205],
    secondary: [0.42, 0.055, 232],
    accent: [0.63, 0.17, 30],
    frame: 'paper',
  }),
  // Cobalt instruments in a deep blue cockpit, mint for what is live.
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
  // Violet night sky with green light in it.
  scheme('4.1', 'Aurora', {
    neutral: [0.016, 295],
    brand: [0.52, 0.225, 292],
    secondary: [0.45, 0.1, 280],
    accent: [0.63, 0.135, 165],
    frame: 'ink',
  }),
];

/** Colours are worked out when a mode is first shown, and kept. */
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
