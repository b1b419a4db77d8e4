import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { blue } from '../testing/stored-copies.ts';
import type { SavedTheme } from './saved-theme.ts';
import { createThemeEngine } from './theme-engine.ts';

describe('a project’s mode', () => {
  it('applies for a user who chose none, with nothing to undo or save', () => {
    const engine = createThemeEngine({ catalogue });
    engine.suggestMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false, canUndo: false });
    expect(engine.toSaved().mode).toBeNull();
  });

  it('does not replace a mode that the user chose or loaded, before or after', () => {
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

  it('stays when a copy without a mode is loaded, and unsaved edits stay too', () => {
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

describe('the mode of the device, when it is followed', () => {
  it('replaces the user’s choice, with nothing to undo or save', () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(blue({ mode: 'flately' }));
    engine.followMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false, canUndo: false });
    expect(engine.toSaved().mode).toBeNull();
  });

  it('keeps unsaved edits, and a later choice applies again', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('size', 40);
    engine.followMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, draft: { mode: 'dark' } });
    engine.chooseMode('light');
    engine.suggestMode('dark');
    expect(engine.getSnapshot().draft.mode).toBe('light');
  });
});

describe('a theme saved without a mode', () => {
  const copy = (recordId: string, mode: 'dark' | null): SavedTheme => ({
    ...createThemeEngine({ catalogue: defaultCatalogue }).toSaved(),
    recordId,
    revision: 1,
    mode,
  });

  it('is shown in the mode of the device or project, not in that of the previous theme', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    engine.suggestMode('light');
    engine.loadSaved(copy('a', 'dark'));
    expect(engine.getSnapshot().draft.mode).toBe('dark');
    engine.loadSaved(copy('b', null));
    expect(engine.getSnapshot().draft.mode).toBe('light');
    expect(engine.toSaved().mode).toBeNull();
    engine.suggestMode('dark');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false });
  });

  it('keeps the mode of the page where nothing suggests one', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue, initial: { mode: 'flately' } });
    engine.loadSaved(copy('a', null));
    expect(engine.getSnapshot().draft.mode).toBe('flately');
  });
});

it('compares a restored draft with the copy of its row when that is loaded', () => {
  const other = createThemeEngine({ catalogue: defaultCatalogue });
  other.setField('button-bg', '#123456');
  const row = { ...other.toSaved(), recordId: 'a', revision: 3 };
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  engine.restoreDraft({ ...createThemeEngine({ catalogue: defaultCatalogue }).toSaved(), recordId: 'a', revision: 3 });
  expect(engine.loadSaved(row).outcome).toBe('unchanged');
  expect(engine.getSnapshot().isDirty).toBe(true);
  engine.resetToSaved();
  expect(engine.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');
});
