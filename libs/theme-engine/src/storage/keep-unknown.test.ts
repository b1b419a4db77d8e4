import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { keepUnknown } from './keep-unknown.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';

const stored = (changes: object = {}, more: Partial<SavedTheme> = {}): SavedTheme => {
  const copy = createThemeEngine({ catalogue }).toSaved();
  return { ...copy, recordId: 'a', revision: 1, ...more, properties: { ...copy.properties!, ...changes } };
};
const draft = (edit: (engine: ReturnType<typeof createThemeEngine>) => void = () => {}) => {
  const engine = createThemeEngine({ catalogue });
  edit(engine);
  return engine.toSaved();
};
const keep = (copy: SavedTheme, before: SavedTheme | null) => keepUnknown(copy, before, catalogue);

describe('values unknown to the catalogue', () => {
  it('are kept: fields, icons, dark colours and the user’s own values', () => {
    const before = stored(
      { themeColors: { '--badge': '#c00', '--size': '99px' }, themeIcons: { '--flag': 'none' } },
      { darkColors: { '--badge': '#fcc' }, ownNames: ['--badge', '--size'] },
    );
    const { properties, darkColors, ownNames } = keep(
      draft((engine) => void engine.setField('size', 40)),
      before,
    );
    expect(properties!.themeColors).toMatchObject({ '--badge': '#c00', '--size': '40px' });
    expect(properties!.themeIcons).toMatchObject({ '--flag': 'none', '--icon': 'inline-block' });
    expect(darkColors).toEqual({ '--badge': '#fcc' });
    expect(ownNames).toEqual(['--size', '--badge']);
  });

  it.each([
    { what: 'the scheme for which the first one stands in', edit: () => {}, code: '1.7' },
    {
      what: 'no scheme once another was chosen',
      edit: (engine: ReturnType<typeof createThemeEngine>) => engine.chooseScheme('1.2'),
      code: '1.2',
    },
    {
      what: 'no scheme once another theme was chosen',
      edit: (engine: ReturnType<typeof createThemeEngine>) => engine.chooseTheme('2'),
      code: '2.1',
    },
  ])('are kept: $what', ({ edit, code }) => {
    expect(keep(draft(edit), stored({ themeColorScheme: '1.7' })).properties?.themeColorScheme).toBe(code);
  });

  it('are dropped when they are not short texts under the name of a variable', () => {
    const themeColors = { '--long': 'x'.repeat(65), display: 'none', '--y': 5, '--Z': '#fff', '--ok': 'url(x)' };
    const { properties } = keep(draft(), stored({ themeColors, themeColorScheme: 5 }));
    expect(Object.keys(properties!.themeColors)).toEqual(['--ok', '--bg', '--text', '--size', '--font']);
    expect(properties!.themeColorScheme).toBe('1.1');
  });

  it('are limited to the size of a theme', () => {
    const themeColors = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`--n${at}`, '#fff']));
    expect(Object.keys(keep(draft(), stored({ themeColors })).properties!.themeColors)).toHaveLength(128 + 4);
  });

  it.each([null, stored({}, { properties: null } as never)])('are empty when nothing readable was stored', (before) => {
    const copy = draft();
    expect(keep(copy, before && { ...before, properties: null })).toBe(copy);
  });

  it.each([{ themeColors: 5 }, { themeColors: null }, { themeIcons: ['x'] }, { themeIcons: 'x' }])(
    'tolerate invalid maps (%j)',
    (changes) => {
      expect(keep(draft(), stored(changes)).properties!.themeColors).toMatchObject({ '--size': '16px' });
    },
  );
});
