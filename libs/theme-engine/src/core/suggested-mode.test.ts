import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { blue } from '../testing/stored-copies.ts';
import { createThemeEngine } from './theme-engine.ts';

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
