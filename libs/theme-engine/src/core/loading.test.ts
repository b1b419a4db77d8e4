import type { ThemeEngine } from './engine-types.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { blue, copyWith, large } from '../testing/stored-copies.ts';
import { readStoredTheme } from '../contract/index.ts';
import { createThemeEngine } from './theme-engine.ts';

describe('a loaded copy', () => {
  it('replaces a draft without edits, as the saved state and without an undo entry', () => {
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

  it('counts only differences from its scheme as changes, so that another scheme still shows', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue());
    expect([...engine.getSnapshot().changedFields]).toEqual(['bg']);
    engine.chooseScheme('1.2');
    expect(engine.valueOf('bg')).toBe('rgba(250, 240, 230, 1)');
  });

  it('does not replace unsaved edits, and is offered instead', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const copy = blue();
    expect(engine.loadSaved(copy).outcome).toBe('kept-edits');
    expect([engine.valueOf('size'), engine.valueOf('bg')]).toEqual(['20px', 'rgba(255, 255, 255, 1)']);
    expect(engine.getSnapshot().newerCopy).toBe(copy);
  });

  it('that holds what the draft holds leaves nothing to choose: the draft counts as saved', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('bg', '#36c');
    expect(engine.loadSaved(blue()).outcome).toBe('applied');
    expect(engine.getSnapshot()).toMatchObject({
      isDirty: false,
      newerCopy: null,
      undoLabel: 'Background',
      record: { recordId: 'a', revision: 1 },
    });
    engine.undo();
    expect(engine.getSnapshot().isDirty).toBe(true);
  });

  it.each([
    ['an open gesture', blue(), (engine: ThemeEngine) => engine.begin('Size')],
    ['another mode of the user', blue({ mode: 'dark' }), () => {}],
    ['an even newer copy', blue(), (engine: ThemeEngine) => engine.loadSaved(large({ revision: 2 }))],
  ])('is offered, or was, beside %s', (_, copy, before) => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('bg', '#36c');
    before(engine);
    expect(engine.loadSaved(copy).outcome).toBe('kept-edits');
    expect(engine.getSnapshot().newerCopy).not.toBeNull();
  });

  it('is offered once when it is loaded again, or when an older one is loaded after it', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const offered = blue({ revision: 5 });
    engine.loadSaved(offered);
    expect(engine.loadSaved(blue({ revision: 5 })).outcome).toBe('kept-edits');
    expect(engine.loadSaved(blue({ revision: 4 })).outcome).toBe('kept-edits');
    expect(engine.getSnapshot().newerCopy).toBe(offered);
  });

  it('does not replace an open gesture either', () => {
    const engine = createThemeEngine({ catalogue });
    engine.begin('Size');
    expect(engine.loadSaved(blue()).outcome).toBe('kept-edits');
  });

  it('is shown by Reset Current while it is offered beside unsaved edits, and undo restores the edits', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    engine.loadSaved(blue());
    engine.resetToSaved();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null, undoLabel: 'Reset current' });
    expect([engine.valueOf('size'), engine.valueOf('bg')]).toEqual(['16px', 'rgba(51, 102, 204, 1)']);
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, record: { recordId: 'a', revision: 1 } });
    expect(engine.valueOf('size')).toBe('20px');
  });

  it('once offered, can be applied as one undo step', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    engine.loadSaved(blue());
    engine.takeNewerCopy();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null, undoLabel: 'Newer copy' });
    expect(engine.valueOf('size')).toBe('16px');
    engine.undo();
    expect(engine.valueOf('size')).toBe('20px');
  });

  it('once dismissed, is the base of the next save', () => {
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
  ] as const)('at revision $revision, when revision 3 is known, is $outcome', ({ revision, outcome }) => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(large({ revision: 3 }));
    expect(engine.loadSaved(blue({ revision })).outcome).toBe(outcome);
    expect(engine.valueOf('size')).toBe(outcome === 'applied' ? '16px' : '40px');
  });

  it('that is unreadable and arrives late does not take back the revision of its row', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue({ revision: 5 }));
    expect(engine.loadSaved(blue({ revision: 3, properties: null })).outcome).toBe('unreadable');
    expect(engine.getSnapshot().record).toEqual({ recordId: 'a', revision: 5 });
  });

  it('that is unreadable changes nothing, and the next save uses its row', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 20);
    const report = engine.loadSaved(blue({ recordId: 'row', properties: null }));
    expect(report.outcome).toBe('unreadable');
    expect(engine.valueOf('size')).toBe('20px');
    expect(engine.getSnapshot().record).toEqual({ recordId: 'row', revision: 1 });
  });

  it('is not undone by an undo of earlier edits', () => {
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

  it('leaves no undo step without an effect', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 40);
    engine.undo();
    engine.loadSaved(large());
    expect(engine.getSnapshot().canRedo).toBe(false);
  });

  it('reports the dropped values', () => {
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

describe('the snapshot of a prerendered page', () => {
  it('is that of an engine before anything was loaded, and is always the same object', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue());
    engine.setField('size', 40);
    expect(engine.getInitialSnapshot()).toEqual(createThemeEngine({ catalogue }).getSnapshot());
    expect(engine.getInitialSnapshot()).toBe(engine.getInitialSnapshot());
  });
});

describe('restored edits that were never stored', () => {
  it('are unsaved edits on the revision they started from', () => {
    const engine = createThemeEngine({ catalogue });
    engine.restoreDraft(large({ revision: 7 }));
    expect(engine.valueOf('size')).toBe('40px');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, record: { recordId: 'a', revision: 7 } });
    expect(engine.loadSaved(blue({ revision: 8 })).outcome).toBe('kept-edits');
  });
});

describe('a server without revisions', () => {
  const row = (json: object, recordId = 'a') => readStoredTheme({ id: recordId, json });
  const properties = (themeColorScheme: string) => ({
    ...createThemeEngine({ catalogue }).toProperties(),
    themeColorScheme,
  });

  it('is authoritative: the current content of its row is shown, and the same row again changes nothing', () => {
    const engine = createThemeEngine({ catalogue });
    expect(engine.loadSaved(row(properties('1.1'))).outcome).toBe('applied');
    expect(engine.loadSaved(row(properties('1.2'))).outcome).toBe('applied');
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.2');
    expect(engine.loadSaved(row(properties('1.2'))).outcome).toBe('unchanged');
  });

  it('has its changed row offered beside unsaved edits, and offered again when it changes again', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(row(properties('1.1')));
    engine.setField('size', 40);
    expect(engine.loadSaved(row(properties('1.2'))).outcome).toBe('kept-edits');
    const again = { ...properties('1.2'), selectedBackground: 'bg-1' };
    expect(engine.loadSaved(row(again)).outcome).toBe('kept-edits');
    expect(engine.getSnapshot().newerCopy?.properties?.selectedBackground).toBe('bg-1');
  });

  it.each(['dark', 'flately'] as const)('and without a mode means nothing for values set in one: %s', (mode) => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(row(properties('1.1')));
    engine.chooseMode(mode);
    engine.setField('bg', '#123456');
    engine.markSaved({ recordId: 'a', revision: 0 });
    const { saved } = engine.getSnapshot();
    expect(engine.loadSaved(row(engine.toProperties())).outcome).toBe('unchanged');
    expect(engine.getSnapshot()).toMatchObject({ saved, isDirty: false });
    expect(engine.valueOf('bg')).toBe('rgba(18, 52, 86, 1)');
  });
});
