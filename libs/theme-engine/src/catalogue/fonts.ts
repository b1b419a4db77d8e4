import type { FieldOption, FontOption } from '../core/theme-catalogue.ts';

const weightNames: Readonly<Record<number, string>> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
};

/** Font family, available weights, and its type if it is not a variable sans-serif font. All are OFL-1.1. */
const families: readonly (readonly [string, readonly number[], ('static' | 'serif' | 'monospace')?])[] = [
  ['Poppins', [300, 400, 500, 600, 700], 'static'],
  ['Inter', [400, 500, 600, 700]],
  ['Roboto', [300, 400, 500, 700]],
  ['Public Sans', [300, 400, 500, 600]],
  ['Open Sans', [400, 600, 700]],
  ['Lato', [300, 400, 700], 'static'],
  ['Montserrat', [400, 500, 600]],
  ['Nunito Sans', [400, 600, 700]],
  ['Source Sans 3', [400, 600, 700]],
  ['Work Sans', [400, 500, 600]],
  ['DM Sans', [400, 500, 700]],
  ['Manrope', [400, 600]],
  ['Plus Jakarta Sans', [400, 600]],
  ['Outfit', [400, 500]],
  ['Raleway', [400, 600]],
  ['Rubik', [400, 500]],
  ['IBM Plex Sans', [400, 500, 600]],
  ['Noto Sans', [400, 600]],
  ['Atkinson Hyperlegible Next', [400, 700]],
  ['Lexend', [400, 500]],
  ['Merriweather', [400, 700], 'serif'],
  ['JetBrains Mono', [400], 'monospace'],
];

/** Sixty self-hosted fonts, and the system's monospace font, which needs no file. */
export const fonts: readonly FontOption[] = [
  ...families.flatMap(([family, weights, trait]) =>
    weights.map((weight): FontOption => {
      const label = `${family} ${weightNames[weight]}`;
      return {
        id: kebab(label),
        label,
        family,
        cssFamily: trait === 'static' ? family : `${family} Variable`,
        weight,
        package: `@fontsource${trait === 'static' ? '' : '-variable'}/${kebab(family)}`,
        variableFont: trait !== 'static',
        fallbackName: `${family} Fallback`,
        generic: trait === undefined || trait === 'static' ? 'sans-serif' : trait,
      };
    }),
  ),
  {
    id: 'system-monospace',
    label: 'System Monospace',
    family: 'System Monospace',
    cssFamily: 'ui-monospace',
    weight: 400,
    package: '',
    variableFont: false,
    fallbackName: '',
    generic: 'monospace',
  },
];

/** The same fonts as options of a select. */
export const fontOptions: readonly FieldOption[] = fonts.map(({ id, label }) => ({ value: id, label }));

function kebab(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}
