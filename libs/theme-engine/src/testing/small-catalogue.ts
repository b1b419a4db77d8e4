import type { ThemeCatalogue } from '../core/theme-catalogue.ts';

const colors = (bg: string, text: string) => ({ '--bg': bg, '--text': text });

const scheme = (code: string, bg: string) => ({
  code,
  name: `Scheme ${code}`,
  themeId: code.charAt(0),
  colors: {
    light: colors(bg, 'rgba(0, 0, 0, 1)'),
    dark: colors('rgba(20, 20, 20, 1)', 'rgba(240, 240, 240, 1)'),
    flately: colors('rgba(236, 240, 241, 1)', 'rgba(20, 20, 20, 1)'),
  },
});

/** Small catalogue for tests: two themes, three schemes, a field of most kinds. */
export const smallCatalogue: ThemeCatalogue = {
  version: 'small',
  themes: [
    { id: '1', name: 'Default', cssPath: '/themes/theme-1.css' },
    { id: '2', name: 'Other', cssPath: '/themes/theme-2.css' },
  ],
  schemes: [
    scheme('1.1', 'rgba(255, 255, 255, 1)'),
    scheme('1.2', 'rgba(250, 240, 230, 1)'),
    scheme('2.1', 'rgba(230, 240, 250, 1)'),
  ],
  backgrounds: [
    { id: 'default', label: 'Default' },
    { id: 'bg-1', label: 'Background 1' },
  ],
  fonts: ['Inter', 'Lato'].map((family) => ({
    id: `${family.toLowerCase()}-regular`,
    label: `${family} Regular`,
    family,
    cssFamily: `${family} Variable`,
    weight: 400,
    package: `@fontsource-variable/${family.toLowerCase()}`,
    variableFont: true,
    fallbackName: `${family} Fallback`,
    generic: 'sans-serif',
  })),
  sections: [
    {
      id: 'colors',
      name: 'Colors',
      fields: [
        { id: 'bg', label: 'Background', variable: '--bg', kind: 'color', inputType: 'color' },
        {
          id: 'text',
          label: 'Text',
          variable: '--text',
          kind: 'color',
          inputType: 'color',
          contrast: [{ with: 'bg', min: 4.5 }],
        },
      ],
    },
    {
      id: 'rest',
      name: 'Rest',
      fields: [
        {
          id: 'size',
          label: 'Size',
          variable: '--size',
          kind: 'size',
          inputType: 'range',
          min: 10,
          max: 100,
          defaultValue: '16px',
        },
        {
          id: 'icon',
          label: 'Icon',
          variable: '--icon',
          kind: 'icon',
          inputType: 'selectOption',
          options: [
            { value: 'inline-block', label: 'Show' },
            { value: 'none', label: 'Hide' },
          ],
          defaultValue: 'inline-block',
        },
        {
          id: 'font',
          label: 'Font',
          variable: '--font',
          kind: 'font',
          inputType: 'selectOptions',
          options: [
            { value: 'inter-regular', label: 'Inter Regular' },
            { value: 'lato-regular', label: 'Lato Regular' },
          ],
          defaultValue: 'inter-regular',
        },
      ],
    },
  ],
};
