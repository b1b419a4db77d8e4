import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { ThemeField } from './theme-catalogue.ts';
import { keepUnknown } from '../storage/keep-unknown.ts';
import { createThemeEngine } from './theme-engine.ts';

const copyWith = (edit: (engine: ReturnType<typeof createThemeEngine>) => void, row: Partial<SavedTheme> = {}) => {
  const engine = createThemeEngine({ catalogue });
  edit(engine);
  return { ...engine.toSaved(), recordId: 'a', revision: 1, ...row };
};
const blue = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('bg', '#36c'), row);
const large = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('size', 40), row);

describe('a stored copy that arrives', () => {
  it('is taken by a clean draft, as the saved state and without an undo entry', () => {
    const engine = createThemeEngine({ catalogue });
    expect(engine.loadSaved(blue())).toEqual({ outcome: 'applied', dropped: [] });
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
    expect(engine.getSnapshot()).toMatchObject({
      isDirty: false,
      canUndo: false,
      newerCopy: null,
      record: { recordId: 'a', revision: 1 },
    });
  });

  it('counts only what differs from its scheme as changed, so another scheme still shows', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue());
    expect([...engine.getSnapshot().changedFields]).toEqual(['bg']);
    engine.chooseScheme('1.2');
    expect(engine.valueOf('bg')).toBe('rgba(250, 240, 230, 1)');
  });

  it('leaves unsaved edits alone and is offered instead', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const copy = blue();
    expect(engine.loadSaved(copy).outcome).toBe('kept-edits');
    expect([engine.valueOf('size'), engine.valueOf('bg')]).toEqual(['20px', 'rgba(255, 255, 255, 1)']);
    expect(engine.getSnapshot().newerCopy).toBe(copy);
  });

  it('stays one offer when it comes a second time, or an older one after it', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const offered = blue({ revision: 5 });
    engine.loadSaved(offered);
    expect(engine.loadSaved(blue({ revision: 5 })).outcome).toBe('kept-edits');
    expect(engine.loadSaved(blue({ revision: 4 })).outcome).toBe('kept-edits');
    expect(engine.getSnapshot().newerCopy).toBe(offered);
  });

  it('leaves an open gesture alone too', () => {
    const engine = createThemeEngine({ catalogue });
    engine.begin('Size');
    expect(engine.loadSaved(blue()).outcome).toBe('kept-edits');
  });

  it('once offered, can be taken over as one undoable step', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    engine.loadSaved(blue());
    engine.takeNewerCopy();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null, undoLabel: 'Newer copy' });
    expect(engine.valueOf('size')).toBe('16px');
    engine.undo();
    expect(engine.valueOf('size')).toBe('20px');
  });

  it('once dismissed, is what the next save builds on', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    engine.loadSaved(blue({ revision: 4 }));
    engine.dismissNewerCopy();
    expect(engine.valueOf('size')).toBe('20px');
    expect(engine.getSnapshot()).toMatchObject({
      isDirty: true,
      newerCopy: null,
      record: { recordId: 'a', revision: 4 },
    });
  });

  it.each([
    { revision: 2, outcome: 'older' },
    { revision: 3, outcome: 'unchanged' },
    { revision: 4, outcome: 'applied' },
  ] as const)('at revision $revision, with revision 3 in hand, is $outcome', ({ revision, outcome }) => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(large({ revision: 3 }));
    expect(engine.loadSaved(blue({ revision })).outcome).toBe(outcome);
    expect(engine.valueOf('size')).toBe(outcome === 'applied' ? '16px' : '40px');
  });

  it('but cannot be read changes nothing, and its row is remembered for the next save', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const report = engine.loadSaved(blue({ recordId: 'row', properties: null }));
    expect(report.outcome).toBe('unreadable');
    expect(engine.valueOf('size')).toBe('20px');
    expect(engine.getSnapshot().record).toEqual({ recordId: 'row', revision: 1 });
  });

  it('is not undone by undoing what was done before it came', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    engine.markSaved({ recordId: 'a', revision: 1 });
    const newer = copyWith(
      (other) => {
        other.setField('size', 20);
        other.setField('bg', '#36c');
      },
      { revision: 2 },
    );
    engine.loadSaved(newer);
    engine.undo();
    expect([engine.valueOf('size'), engine.valueOf('bg')]).toEqual(['16px', 'rgba(51, 102, 204, 1)']);
  });

  it('leaves no undo step behind that would change nothing', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 40);
    engine.undo();
    engine.loadSaved(large());
    expect(engine.getSnapshot().canRedo).toBe(false);
  });

  it('reports what it had to drop', () => {
    const engine = createThemeEngine({ catalogue });
    const { properties, ...row } = blue();
    const report = engine.loadSaved({
      ...row,
      properties: { ...properties!, menuPosition: '9', themeColors: { '--bg': 'url(x)', '--gone': '#fff' } },
    });
    expect(report.dropped).toEqual([
      { path: 'menuPosition', reason: 'bad-value' },
      { path: 'themeColors.--bg', reason: 'bad-value' },
      { path: 'themeColors.--gone', reason: 'unknown-name' },
    ]);
  });
});

describe('saving', () => {
  it('acknowledged while edits went on leaves those edits unsaved', () => {
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

  it('keeps own dark colours and the mode beside them', () => {
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

  it('lets a palette that was improved later show through what the user never changed', () => {
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

  it('without a mode keeps the mode that is shown', () => {
    const engine = createThemeEngine({ catalogue, initial: { mode: 'dark' } });
    engine.loadSaved(blue({ mode: null }));
    expect(engine.getSnapshot().draft.mode).toBe('dark');
  });
});

describe('the mode of a project', () => {
  it('shows to somebody who chose none, with nothing to undo or save', () => {
    const engine = createThemeEngine({ catalogue });
    engine.suggestMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false, canUndo: false });
    expect(engine.toSaved().mode).toBeNull();
  });

  it('gives way to what the user chose, loaded or chose before', () => {
    const chosen = createThemeEngine({ catalogue });
    chosen.chooseMode('light');
    const saved = createThemeEngine({ catalogue });
    saved.loadSaved(blue({ mode: 'flately' }));
    for (const [engine, mode] of [
      [chosen, 'light'],
      [saved, 'flately'],
    ] as const) {
      engine.suggestMode('dark');
      expect(engine.getSnapshot().draft.mode).toBe(mode);
    }
  });

  it('stays when a copy without a mode arrives, and unsaved edits stay too', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 40);
    engine.suggestMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, draft: { mode: 'dark' } });
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, draft: { mode: 'dark' } });
    engine.loadSaved(blue({ mode: null }));
    expect(engine.getSnapshot().draft.mode).toBe('dark');
  });
});

describe('the mode of the device, once it is followed', () => {
  it('takes the place of an own choice, with nothing to undo or save', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue({ mode: 'flately' }));
    engine.followMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false, canUndo: false });
    expect(engine.toSaved().mode).toBeNull();
  });

  it('keeps unsaved edits, and a later choice counts again', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 40);
    engine.followMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, draft: { mode: 'dark' } });
    engine.chooseMode('light');
    engine.suggestMode('dark');
    expect(engine.getSnapshot().draft.mode).toBe('light');
  });
});

describe('the snapshot of a page rendered beforehand', () => {
  it('is that of an engine before anything was loaded, and stays the same object', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue());
    engine.setField('size', 40);
    expect(engine.getInitialSnapshot()).toEqual(createThemeEngine({ catalogue }).getSnapshot());
    expect(engine.getInitialSnapshot()).toBe(engine.getInitialSnapshot());
  });
});

describe('edits that were never stored', () => {
  it('come back as unsaved edits on the revision they started from', () => {
    const engine = createThemeEngine({ catalogue });
    engine.restoreDraft(large({ revision: 7 }));
    expect(engine.valueOf('size')).toBe('40px');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, record: { recordId: 'a', revision: 7 } });
    expect(engine.loadSaved(blue({ revision: 8 })).outcome).toBe('kept-edits');
  });
});

describe('a catalogue that grows later', () => {
  const extra = { ...catalogue.schemes[0]!, code: '1.7', name: 'Own' };
  const badge: ThemeField = { id: 'badge', label: 'Badge', variable: '--badge', kind: 'color', inputType: 'color' };
  const grown = {
    ...catalogue,
    schemes: [...catalogue.schemes, extra],
    sections: [
      ...catalogue.sections,
      { id: 'own', name: 'Own', fields: [{ ...badge, defaultValue: 'rgba(1, 1, 1, 1)' }] },
    ],
  };
  /** What an account has saved in a scheme and a field of the project's own. */
  const ownCopy = (): SavedTheme => {
    const other = createThemeEngine({ catalogue: grown });
    other.chooseScheme('1.7');
    other.setField('badge', '#c00');
    return { ...other.toSaved(), recordId: 'a', revision: 1 };
  };
  const setUp = () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(ownCopy());
    return engine;
  };

  it('lets a saved scheme and field show that were unknown when the copy was loaded', () => {
    const engine = setUp();
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.1');
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
    expect(engine.valueOf('badge')).toBe('rgba(204, 0, 0, 1)');
    expect(engine.catalogue).toBe(grown);
  });

  it('brings them under unsaved edits, which stay and are undone by themselves', () => {
    const engine = setUp();
    engine.setField('size', 40);
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: true });
    expect(engine.valueOf('size')).toBe('40px');
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
  });

  it('leaves a scheme alone that the user chose meanwhile', () => {
    const engine = setUp();
    engine.chooseScheme('1.2');
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.2');
    engine.undo();
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.7');
  });

  it('shows under an open gesture, which still ends as if it had never been', () => {
    const engine = setUp();
    engine.begin('Size');
    engine.setField('size', 40);
    engine.replaceCatalogue(grown);
    expect(engine.valueOf('size')).toBe('40px');
    engine.cancel();
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
  });

  it('brings what was stored beside what the engine wrote', () => {
    const engine = setUp();
    engine.setField('size', 40);
    const copy = keepUnknown(engine.toSaved(), engine.getSnapshot().stored, engine.catalogue);
    engine.markSaved({ recordId: 'a', revision: 2, copy });
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
    expect([engine.valueOf('badge'), engine.valueOf('size')]).toEqual(['rgba(204, 0, 0, 1)', '40px']);
  });
});
