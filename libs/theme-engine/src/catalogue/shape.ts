import type { NamedValues, ThemeCatalogue, ThemeField, ThemeSection } from '../core/theme-catalogue.ts';
import { clamp } from '../core/color-value.ts';
import { needCatalogue } from '../core/need.ts';

/** Option that uses the value of the theme's own stylesheet. */
const AS_THEME = { value: 'theme', label: 'As the theme has it' };

/** Border radii of small, medium and large parts, in px. */
const corners: Readonly<Record<string, readonly [small: number, middle: number, large: number]>> = {
  square: [0, 0, 0],
  slight: [3, 5, 8],
  round: [8, 14, 22],
  rounder: [14, 22, 36],
};

/** Space between the bands of a page and between parts, in rem. */
const densities: Readonly<Record<string, readonly [bands: number, parts: number]>> = {
  compact: [2.5, 0.75],
  airy: [6.5, 1.75],
};

const shadows: NamedValues = { none: '0', soft: '0.6', strong: '2' };
const lineHeights: NamedValues = { tight: '1.4', open: '1.75', wide: '2' };
/** Ratio of the size of each heading to that of the next lower level. */
const scales: Readonly<Record<string, number>> = { even: 1.125, minor: 1.2, major: 1.25, fourth: 1.333 };

const px = (size: number) => `${size}px`;

/**
 * Section with the fields for corners, density, shadow, line height and type scale.
 *
 * Each value is stored in `themeColors`, like a size, as one word; the page uses the variables derived from it. A
 * record without these words uses the values of its theme.
 */
export const shapeSection: ThemeSection = {
  id: 'shape',
  name: 'Shape',
  tab: 'layout',
  fields: [
    choice(
      'shape-corners',
      'Corners',
      { square: 'Square', slight: 'Slight', round: 'Round', rounder: 'Rounder' },
      (word) => {
        const [small, middle, large] = corners[word]!;
        return { '--radius-s': px(small), '--radius-m': px(middle), '--radius-l': px(large) };
      },
    ),
    choice('shape-density', 'Density', { compact: 'Compact', airy: 'Airy' }, (word) => {
      const [bands, parts] = densities[word]!;
      return { '--space': `${bands}rem`, '--gap': `${parts}rem` };
    }),
    choice('shape-shadow', 'Shadow', { none: 'None', soft: 'Soft', strong: 'Strong' }, (word) => ({
      '--depth': shadows[word]!,
    })),
    choice('shape-line-height', 'Line height', { tight: 'Tight', open: 'Open', wide: 'Wide' }, (word) => ({
      '--leading': lineHeights[word]!,
    })),
    choice(
      'shape-scale',
      'Type scale',
      { even: 'Even', minor: 'Minor third', major: 'Major third', fourth: 'Perfect fourth' },
      (word, values) => {
        const paragraph = Number.parseFloat(values['--font-para'] ?? '16');
        const step = (level: number) => Math.round(clamp(paragraph * scales[word]! ** (6 - level), 100, 10));
        return Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`--font-h${level}`, px(step(level))]));
      },
    ),
  ],
};

/**
 * Adds the shape section to a catalogue, unless it has it already.
 *
 * A saved theme still has the seven properties: readers without this section leave its words out.
 *
 * @example
 * const engine = createThemeEngine({ catalogue: withShape(defaultCatalogue) });
 * engine.setField('shape-corners', 'round');
 */
export function withShape(catalogue: ThemeCatalogue): ThemeCatalogue {
  needCatalogue(catalogue);
  const { sections } = catalogue;
  if (sections.some(({ id }) => id === shapeSection.id)) return catalogue;
  return { ...catalogue, sections: [...sections, shapeSection] };
}

function choice(
  id: string,
  label: string,
  words: NamedValues,
  writes: (word: string, values: NamedValues) => NamedValues,
): ThemeField {
  return {
    id,
    label,
    variable: `--${id}`,
    kind: 'choice',
    inputType: 'selectOption',
    options: [AS_THEME, ...Object.entries(words).map(([value, name]) => ({ value, label: name }))],
    defaultValue: AS_THEME.value,
    writes: (word, values) => (word === AS_THEME.value ? {} : writes(word, values)),
  };
}
