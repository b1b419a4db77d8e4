import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { blue, copyWith } from '../testing/stored-copies.ts';
import { createThemeEngine } from './theme-engine.ts';

describe('saving', () => {
  it('and acknowledged after further edits leaves those edits unsaved', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const { draft } = engine.getSnapshot();
    engine.setField('size', 21);
    engine.markSaved({ recordId: 'a', revision: 1, state: draft });
    expect(engine.getSnapshot().isDirty).toBe(true);
    engine.undo();
    expect(engine.getSnapshot().isDirty).toBe(false);
  });

  it('writes exactly the seven properties, every field in full', () => {
    const engine = createThemeEngine({ catalogue });
    engine.chooseMode('dark');
    engine.setField('bg', '#102');
    expect(engine.toProperties()).toEqual({
      selectedTheme: '1',
      selectedBackground: 'default',
      themeColorScheme: '1.1',
      menuPosition: '1',
      selectedDashboard: '1',
      themeColors: {
        '--bg': 'rgba(255, 255, 255, 1)',
        '--text': 'rgba(0, 0, 0, 1)',
        '--size': '16px',
        '--font': 'inter-regular',
      },
      themeIcons: { '--icon': 'inline-block' },
    });
  });

  it('keeps dark colours and the mode', () => {
    const copy = copyWith((engine) => {
      engine.setField('bg', '#36c');
      engine.chooseMode('dark');
      engine.setField('bg', '#102');
    });
    expect(copy).toMatchObject({
      mode: 'dark',
      darkColors: { '--bg': 'rgba(17, 0, 34, 1)' },
      ownNames: ['--bg'],
    });
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(copy);
    expect(engine.valueOf('bg')).toBe('rgba(17, 0, 34, 1)');
    engine.chooseMode('light');
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
  });

  it('shows later improvements of a palette in fields that the user never changed', () => {
    const old = blue();
    const improved = {
      ...catalogue,
      schemes: catalogue.schemes.map((scheme) => ({
        ...scheme,
        colors: { ...scheme.colors, light: { ...scheme.colors.light, '--text': 'rgba(9, 9, 9, 1)' } },
      })),
    };
    const engine = createThemeEngine({ catalogue: improved });
    engine.loadSaved(old);
    expect(engine.valueOf('text')).toBe('rgba(9, 9, 9, 1)');
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
  });

  it('without a mode keeps the current mode', () => {
    const engine = createThemeEngine({ catalogue, initial: { mode: 'dark' } });
    engine.loadSaved(blue({ mode: null }));
    expect(engine.getSnapshot().draft.mode).toBe('dark');
  });
});
