import { parseColor } from '../core/color-value.ts';
import { contrastRatio } from '../core/contrast.ts';
import { printFieldValue } from '../core/field-value.ts';
import { fieldsOf, findField, type ThemeMode } from '../core/theme-catalogue.ts';
import { defaultCatalogue as catalogue, versionOf } from './default-catalogue.ts';

const fields = fieldsOf(catalogue);
const modes: ThemeMode[] = ['light', 'dark', 'flately'];
const palettes = catalogue.schemes.flatMap((scheme) => modes.map((mode) => ({ code: scheme.code, mode, scheme })));

describe('the catalogue', () => {
  it('contains what the product promises', () => {
    expect(catalogue.themes.map(({ name }) => name)).toEqual(['Default', 'Theme 1', 'Theme 2', 'Theme 3']);
    expect(catalogue.schemes.map(({ code }) => code)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '1.6',
      '2.1',
      '2.2',
      '3.1',
      '4.1',
    ]);
    expect(catalogue.backgrounds.map(({ id }) => id)).toEqual([
      'default',
      ...Array.from({ length: 18 }, (_, at) => `bg-${at + 1}`),
    ]);
    expect(catalogue.sections.map(({ name }) => name)).toEqual([
      'Layout Colors',
      'Sidebar',
      'Navbar',
      'Page/Tab Level 1',
      'Form Design',
      'Other Button',
      'Grid Colors',
      'Default heading Tags',
      'Text Color',
      'Background Color',
      'Font Size',
      'Fonts Family',
    ]);
  });

  it('has sixty fonts to download, and one that needs no download', () => {
    expect(catalogue.fonts.filter((font) => font.package)).toHaveLength(60);
    expect(catalogue.fonts.find(({ id }) => id === 'public-sans-regular')).toEqual({
      id: 'public-sans-regular',
      label: 'Public Sans Regular',
      family: 'Public Sans',
      cssFamily: 'Public Sans Variable',
      weight: 400,
      package: '@fontsource-variable/public-sans',
      variableFont: true,
      fallbackName: 'Public Sans Fallback',
      generic: 'sans-serif',
    });
  });

  it('has no duplicate names or ids', () => {
    const lists = [
      fields.map(({ id }) => id),
      fields.map(({ variable }) => variable),
      catalogue.fonts.map(({ id }) => id),
      catalogue.schemes.map(({ name }) => name),
    ];
    for (const list of lists) expect(list).toEqual([...new Set(list)]);
  });

  it('assigns each scheme to an existing theme, by the part of its code before the dot', () => {
    for (const { code, themeId } of catalogue.schemes) {
      expect(code.split('.')[0]).toBe(themeId);
      expect(catalogue.themes.some(({ id }) => id === themeId)).toBe(true);
    }
  });

  it.each(fields.filter(({ kind }) => kind !== 'color'))('has a valid default for $id', (field) => {
    expect(printFieldValue(field, field.defaultValue)).toBe(field.defaultValue);
  });

  it.each([
    ['fontH1', '--font-h1', '48px', 100],
    ['fontH6', '--font-h6', '16px', 100],
    ['fontPara', '--font-para', '17px', 50],
  ])('limits %s from 10 to its maximum', (id, variable, defaultValue, max) => {
    expect(findField(catalogue, id)).toMatchObject({ variable, defaultValue, min: 10, max });
  });

  it('names only existing colours as contrast partners', () => {
    for (const { with: partner } of fields.flatMap(({ contrast = [] }) => contrast)) {
      expect(findField(catalogue, partner)?.kind).toBe('color');
    }
  });

  it('changes its version with its variables', () => {
    expect(versionOf(catalogue.sections.slice(1))).not.toBe(catalogue.version);
  });
});

describe.each(palettes)('scheme $code in $mode', ({ scheme, mode }) => {
  const colors = scheme.colors[mode];

  it('sets every colour variable and no other', () => {
    expect(Object.keys(colors).sort()).toEqual(
      fields
        .filter(({ kind }) => kind === 'color')
        .map(({ variable }) => variable as string)
        .sort(),
    );
  });

  it('has every colour in the engine’s notation', () => {
    for (const field of fields.filter(({ kind }) => kind === 'color')) {
      expect(printFieldValue(field, colors[field.variable])).toBe(colors[field.variable]);
    }
  });

  it('passes every declared contrast', () => {
    const color = (variable: string) => parseColor(colors[variable])!;
    const failing = fields.flatMap(({ variable, contrast = [] }) =>
      contrast.filter(({ with: other, min }) => contrastRatio(color(variable), color(`--${other}`)) < min),
    );
    expect(failing).toEqual([]);
  });
});

it('every scheme looks different in every mode', () => {
  const looks = palettes.map(({ scheme, mode }) => JSON.stringify(scheme.colors[mode]));
  expect(new Set(looks).size).toBe(palettes.length);
});
