import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { extendCatalogue } from '../catalogue/extend-catalogue.ts';
import { fieldsOf, type ThemeMode } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { judgeScheme, judgeTheme } from './judge-theme.ts';
import { toThemeRecord } from './saved-theme.ts';

const WHO = { name: 'My theme', userId: 'u-1', sagClientId: 'c-1' };
const modes: ThemeMode[] = ['light', 'dark', 'flately'];

describe('a theme written by an engine', () => {
  it.each(defaultCatalogue.schemes.flatMap(({ code }) => modes.map((mode) => ({ code, mode }))))(
    'is accepted completely: scheme $code, $mode, every field at its limit',
    ({ code, mode }) => {
      const engine = createThemeEngine({ catalogue: defaultCatalogue });
      engine.chooseScheme(code);
      engine.chooseMode(mode);
      expect(judgeTheme(toThemeRecord(engine.toSaved(), WHO))).toEqual([]);

      engine.chooseBackground('bg-18');
      engine.chooseMenuPosition('2');
      engine.chooseDashboard('2');
      for (const { id, kind, options } of fieldsOf(defaultCatalogue)) {
        engine.setField(id, kind === 'color' ? 'hsl(200 50% 40% / 0.337)' : (options?.at(-1)?.value ?? 1e8));
      }
      expect(judgeTheme(toThemeRecord(engine.toSaved(), WHO))).toEqual([]);
    },
  );

  it('is accepted completely where a project added schemes and fields of every kind', () => {
    const { catalogue, dropped } = extendCatalogue(defaultCatalogue, {
      color_schemes: [{ color_scheme: '3.7', theme_id: '3', name: 'Ours', colors: { light: { '--bg-page': '#fff' } } }],
      sections: [
        {
          section_name: 'Ours',
          section_fields: [
            { id: 'our-color', label: 'A', inputType: 'color', '--value': '--our-color', value: '#123456' },
            {
              id: 'our-size',
              label: 'B',
              inputType: 'range',
              '--value': '--our-size',
              value: '900px',
              min: 0,
              max: 999,
            },
            {
              ...{ id: 'our-choice', label: 'C', inputType: 'selectOption', '--value': '--our-choice', value: 'none' },
              optionValues: [{ value: 'none', label: 'None' }],
            },
          ],
        },
      ],
    });
    expect(dropped).toEqual([]);
    const engine = createThemeEngine({ catalogue });
    engine.chooseScheme('3.7');
    engine.chooseMode('dark');
    engine.setField('our-color', '#654321');

    expect(judgeTheme(toThemeRecord(engine.toSaved(), WHO))).toEqual([]);
  });
});

it.each([
  { json: '{"themeColors":{"--font-h1":"9999px"}}', path: 'json.themeColors.--font-h1' },
  { json: '{"themeColors":{"--font-h1":"#ff0000"}}', path: 'json.themeColors.--font-h1' },
  { json: '{"themeColors":{"--bg-page":"24px"}}', path: 'json.themeColors.--bg-page' },
  { json: '{"themeColors":{"--font-body":"Arial"}}', path: 'json.themeColors.--font-body' },
  { json: '{"themeColors":{"--own":"a b"}}', path: 'json.themeColors.--own' },
  { json: '{"themeColors":{"Own":"none"}}', path: 'json.themeColors.Own' },
  { json: '{"themeIcons":{"--bg-page":"#fff"}}', path: 'json.themeIcons.--bg-page' },
  { json: '{"selectedBackground":"bg-19"}', path: 'json.selectedBackground' },
  { json: '{"themeColorScheme":"blue"}', path: 'json.themeColorScheme' },
  { json: '{}', darkJson: '{"colors":{"--font-h1":"24px"}}', path: 'darkJson.colors.--font-h1' },
  { json: '{}', darkJson: '{"colors":[]}', path: 'darkJson' },
  { json: '{}', darkJson: '{"own":[7]}', path: 'darkJson.own' },
])('reports what is refused: $path in $json', ({ path, ...theme }) => {
  const refused = judgeTheme(theme);

  expect(refused.map((value) => value.path)).toContain(path);
});

it('is accepted in part, and missing values use the defaults', () => {
  expect(judgeTheme({ json: '{}', darkJson: '{}' })).toEqual([]);
});

it('reports invalid colours of a scheme', () => {
  const colors = { light: { '--bg-page': '#fff', '--bg-card': '24px' }, dark: { '--bg-page': 'url(x)' } };

  expect(judgeScheme({ colors }).map(({ path }) => path)).toEqual(['colors.light.--bg-card', 'colors.dark.--bg-page']);
});

it.each([null, undefined, 7, 'text', [], {}, { json: '[]', colors: [] }, { json: '{', colors: null }])(
  'refuses %p as a whole, without throwing',
  (junk) => {
    expect(judgeTheme(junk as never).map(({ path }) => path)).toEqual(['json']);
    expect(judgeScheme(junk as never).map(({ path }) => path)).toEqual(['colors']);
  },
);

it('refuses other values in place of an object: a text for the dark mode, a text for the colours of a mode', () => {
  expect(judgeTheme({ json: '{}', darkJson: '[]' }).map(({ path }) => path)).toEqual(['darkJson']);
  expect(judgeScheme({ colors: { light: null } as never }).map(({ path }) => path)).toEqual(['colors.light']);
});
