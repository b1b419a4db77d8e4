import type { ThemeCatalogue, ThemeSection } from '../core/theme-catalogue.ts';
import { deriveDark } from './derive-dark.ts';
import { moreContrast } from './more-contrast.ts';
import { fonts } from './fonts.ts';
import { schemes } from './schemes.ts';
import { sections } from './sections.ts';
import { need } from '../core/need.ts';

/** Labels of the backgrounds, from `bg-1` on. */
const backgroundNames = [
  'Fade',
  'Diagonal',
  'Glow right',
  'Glow left',
  'Two glows',
  'Lines',
  'Columns',
  'Grid',
  'Dots',
  'Large dots',
  'Stripes',
  'Hatching',
  'Fan',
  'Edges',
  'Horizon',
  'Band',
  'Slope',
  'Circles',
];

/**
 * Default catalogue of the product: four themes, ten schemes, nineteen backgrounds, the fonts and the twelve sections
 * of the panel.
 */
export const defaultCatalogue: ThemeCatalogue = {
  version: versionOf(sections),
  themes: ['Default', 'Theme 1', 'Theme 2', 'Theme 3'].map((name, at) => ({
    id: `${at + 1}`,
    name,
    cssPath: `/themes/theme-${at + 1}.css`,
  })),
  schemes,
  backgrounds: [
    { id: 'default', label: 'Default' },
    ...backgroundNames.map((label, at) => ({ id: `bg-${at + 1}`, label })),
  ],
  fonts,
  sections,
  deriveDark,
  moreContrast,
};

/**
 * Returns a short hash of the variables.
 *
 * The first-paint script compares it, so that values stored for older variables are not mixed with a newer stylesheet.
 */
export function versionOf(list: readonly ThemeSection[]): string {
  need(Array.isArray(list), 'sections');
  let sum = 5381;
  for (const { variable } of list.flatMap(({ fields }) => fields)) {
    for (const letter of variable) sum = (sum * 33 + letter.charCodeAt(0)) % 4_294_967_291;
  }
  return sum.toString(36);
}
