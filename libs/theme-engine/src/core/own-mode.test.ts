import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { previewTheme } from '../export/preview-theme.ts';
import { createStepKeeper } from '../storage/create-step-keeper.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { blue } from '../testing/stored-copies.ts';
import type { ThemeEngine } from './engine-types.ts';
import type { SavedTheme } from './saved-theme.ts';
import { createThemeEngine } from './theme-engine.ts';

/** Creates an engine that shows the mode of a device, by default a dark one; the user chose none. */
const startOn = (mode: 'light' | 'dark' = 'dark') => {
  const engine = createThemeEngine({ catalogue });
  engine.suggestMode(mode);
  return engine;
};
/** Returns the mode that is shown, the one that a save would store, and whether there is something to save. */
const modesOf = (engine: ThemeEngine) => {
  const { draft, isDirty } = engine.getSnapshot();
  return { shown: draft.mode, own: engine.toSaved().mode, isDirty };
};

describe('choosing the mode that the device shows already', () => {
  it('is a change to save, of which listeners are told once', () => {
    const engine = startOn('dark');
    const listener = jest.fn();
    engine.subscribe(listener);
    engine.chooseMode('dark');
    engine.chooseMode('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: true });
  });

  it('lasts: the device no longer changes it, and it is saved', () => {
    const engine = startOn('dark');
    engine.chooseMode('dark');
    engine.markSaved({ recordId: 'a', revision: 1 });
    engine.suggestMode('light');
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: false });
    const next = startOn('light');
    next.loadSaved({ ...engine.toSaved(), recordId: 'a', revision: 1 });
    expect(modesOf(next)).toEqual({ shown: 'dark', own: 'dark', isDirty: false });
  });

  it('can be undone: the page follows the device again, and redo brings the choice back', () => {
    const engine = startOn('dark');
    engine.chooseMode('dark');
    engine.undo();
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: false });
    engine.suggestMode('light');
    expect(engine.getSnapshot().draft.mode).toBe('light');
    engine.redo();
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: true });
  });

  it('is kept beside a copy without a mode that arrives before it was saved', () => {
    const engine = startOn('dark');
    engine.chooseMode('dark');
    expect(engine.loadSaved(blue({ mode: null })).outcome).toBe('kept-edits');
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: true });
  });

  it('during a save that began before it stays unsaved', () => {
    const engine = startOn('dark');
    const { draft } = engine.getSnapshot();
    engine.chooseMode('dark');
    engine.markSaved({ recordId: 'a', revision: 1, state: draft });
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: true });
  });
});

it('a state that a host stored and passes back as saved leaves nothing to save', () => {
  const engine = startOn('dark');
  engine.chooseMode('light');
  const state = structuredClone(engine.getSnapshot().draft);
  engine.markSaved({ recordId: 'a', revision: 1, state });
  expect(modesOf(engine)).toEqual({ shown: 'light', own: 'light', isDirty: false });
});

describe('a mode that was only looked at or taken back', () => {
  it.each<[name: string, act: (engine: ThemeEngine) => void]>([
    [
      'a cancelled gesture',
      (engine) => {
        engine.begin('x');
        engine.chooseMode('light');
        engine.cancel();
      },
    ],
    [
      'a cancelled gesture in the shown mode',
      (engine) => {
        engine.begin('x');
        engine.chooseMode('dark');
        engine.cancel();
      },
    ],
    [
      'a cancelled preview of a theme',
      (engine) => {
        previewTheme(engine, blue({ mode: 'light' }));
        engine.cancel();
      },
    ],
    [
      'an undo during a gesture',
      (engine) => {
        engine.begin('x');
        engine.chooseMode('flately');
        engine.undo();
      },
    ],
    [
      'an undo',
      (engine) => {
        engine.chooseMode('light');
        engine.undo();
      },
    ],
    [
      'a step back to the first step',
      (engine) => {
        engine.chooseMode('light');
        engine.setField('size', 40);
        engine.goToStep(0);
      },
    ],
    [
      'a reset to the saved state',
      (engine) => {
        engine.chooseMode('light');
        engine.resetToSaved();
      },
    ],
  ])('leaves the page following the device: %s', (_, act) => {
    const engine = startOn('dark');
    act(engine);
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: false });
    engine.suggestMode('light');
    expect(modesOf(engine)).toEqual({ shown: 'light', own: null, isDirty: false });
  });

  it('is no own mode of the snapshot before the gesture is committed', () => {
    const engine = startOn('dark');
    engine.begin('x');
    engine.chooseMode('light');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'light' }, ownMode: null });
    engine.commit();
    expect(engine.getSnapshot().ownMode).toBe('light');
  });

  it('stays while the gesture is open, and its cancellation shows what the device shows by then', () => {
    const engine = startOn('dark');
    engine.begin('x');
    engine.chooseMode('flately');
    engine.suggestMode('light');
    expect(engine.getSnapshot().draft.mode).toBe('flately');
    engine.cancel();
    expect(modesOf(engine)).toEqual({ shown: 'light', own: null, isDirty: false });
  });

  it('keeps no step before it that no longer differs once the device is followed', () => {
    const engine = startOn('light');
    engine.chooseMode('dark');
    engine.begin('size');
    engine.setField('size', 40);
    engine.followMode('light');
    engine.commit();
    expect(engine.listSteps().steps.map(({ label }) => label)).toEqual([null, 'Size']);
    engine.undo();
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('leaves the own mode that was saved', () => {
    const engine = startOn('dark');
    engine.loadSaved(blue({ mode: 'flately' }));
    previewTheme(engine, blue({ mode: 'light' }));
    engine.cancel();
    expect(modesOf(engine)).toEqual({ shown: 'flately', own: 'flately', isDirty: false });
  });
});

describe('a newer copy without a mode, taken instead of edits with one', () => {
  const copy = (): SavedTheme => {
    const { properties } = createThemeEngine({ catalogue: defaultCatalogue }).toSaved();
    return { recordId: 'a', revision: 2, properties, mode: null, dropped: [] };
  };
  const edited = () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    engine.suggestMode('dark');
    engine.chooseMode('light');
    engine.setField('fontH1', 60);
    expect(engine.loadSaved(copy()).outcome).toBe('kept-edits');
    return engine;
  };

  it.each(['takeNewerCopy', 'resetToSaved'] as const)('is shown in the mode of the device, by %s', (verb) => {
    const engine = edited();
    engine[verb]();
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: false });
    engine.undo();
    expect(modesOf(engine)).toEqual({ shown: 'light', own: 'light', isDirty: true });
  });

  it('is shown in the saved mode where no device or project suggests one', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue, initial: { mode: 'flately' } });
    engine.chooseMode('dark');
    engine.loadSaved(copy());
    engine.takeNewerCopy();
    expect(modesOf(engine)).toEqual({ shown: 'flately', own: null, isDirty: false });
  });
});

describe('resetting everything', () => {
  it('changes nothing on a page that nobody changed, whatever its device shows', () => {
    const engine = startOn('dark');
    engine.resetEverything();
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false, canUndo: false });
  });

  it('gives up the own mode, in one step that undo takes back', () => {
    const engine = startOn('dark');
    engine.chooseMode('light');
    engine.setField('size', 40);
    engine.resetEverything();
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: false });
    engine.undo();
    expect(modesOf(engine)).toEqual({ shown: 'light', own: 'light', isDirty: true });
    expect(engine.valueOf('size')).toBe('40px');
  });

  it('is a change to save where the saved theme has an own mode', () => {
    const engine = startOn('dark');
    engine.loadSaved({ ...createThemeEngine({ catalogue }).toSaved(), recordId: 'a', revision: 1, mode: 'dark' });
    engine.resetEverything();
    expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: true });
  });
});

it('a catalogue that grows keeps the mode of a device that is followed', () => {
  const engine = startOn('dark');
  engine.loadSaved(blue({ mode: 'flately' }));
  engine.followMode('dark');
  engine.replaceCatalogue({ ...catalogue });
  expect(modesOf(engine)).toEqual({ shown: 'dark', own: null, isDirty: false });
});

it('a catalogue that grows keeps an unsaved choice of the shown mode', () => {
  const engine = startOn('dark');
  engine.loadSaved(blue({ mode: null }));
  engine.chooseMode('dark');
  engine.replaceCatalogue({ ...catalogue });
  expect(modesOf(engine)).toEqual({ shown: 'dark', own: 'dark', isDirty: true });
});

describe('steps of an earlier page', () => {
  const reload = (act: (engine: ThemeEngine) => void) => {
    const storage = memoryStorage();
    const who = { storage, userId: 'u1', projectId: '169' };
    const before = startOn('dark');
    act(before);
    createStepKeeper({ engine: before, ...who }).keep();
    const engine = createThemeEngine({ catalogue });
    createStepKeeper({ engine, ...who }).start();
    return engine;
  };

  it('follow the device where the user chose no mode', () => {
    const engine = reload((before) => before.setField('size', 40));
    engine.suggestMode('dark');
    engine.redo();
    expect(engine.valueOf('size')).toBe('40px');
    expect(modesOf(engine)).toMatchObject({ shown: 'dark', own: null });
    engine.suggestMode('light');
    expect(modesOf(engine)).toMatchObject({ shown: 'light', own: null });
  });

  it('keep the mode that the user chose in them', () => {
    const engine = reload((before) => before.chooseMode('flately'));
    engine.suggestMode('dark');
    engine.redo();
    expect(modesOf(engine)).toMatchObject({ shown: 'flately', own: 'flately' });
  });

  it('keep the mode that the user chose where it was shown already', () => {
    const engine = reload((before) => before.chooseMode('light'));
    engine.suggestMode('dark');
    engine.redo();
    expect(modesOf(engine)).toMatchObject({ shown: 'light', own: 'light' });
    engine.undo();
    expect(modesOf(engine)).toMatchObject({ shown: 'dark', own: null });
  });

  it('have no mode of the user’s own where they had none, beside a theme that has one', () => {
    const before = createThemeEngine({ catalogue });
    before.setField('size', 40);
    before.chooseMode('flately');
    const { steps } = before.listSteps();
    expect(steps.map(({ ownMode }) => ownMode)).toEqual([null, null, 'flately']);
    const engine = createThemeEngine({ catalogue });
    engine.suggestMode('dark');
    engine.restoreDraft(before.toSaved());
    engine.restoreSteps(steps);
    expect(modesOf(engine)).toMatchObject({ shown: 'flately', own: 'flately' });
    engine.undo();
    expect(modesOf(engine)).toMatchObject({ shown: 'dark', own: null });
    expect(engine.valueOf('size')).toBe('40px');
  });
});

describe('restored steps', () => {
  const { draft: good } = createThemeEngine({ catalogue }).getSnapshot();
  const restored = (...states: unknown[]) => {
    const engine = createThemeEngine({ catalogue });
    engine.restoreSteps([good, ...states].map((state) => ({ label: 'Step', state })) as never);
    return engine;
  };

  it('lose values that are invalid for their field', () => {
    const engine = restored({ ...good, mode: 'dark', overrides: { base: { bg: 'url(x)' }, dark: { bg: 'url(x)' } } });
    engine.goToStep(1);
    expect(engine.getSnapshot().draft).toMatchObject({ mode: 'dark', overrides: { base: {}, dark: {} } });
    expect(engine.valueOf('bg')).toBe('rgba(20, 20, 20, 1)');
  });

  it.each([
    ['no mode', { ...good, mode: undefined }],
    ['an unknown mode', { ...good, mode: 'neon' }],
    ['an unknown scheme', { ...good, schemeCode: '9.9' }],
    ['a number as background', { ...good, background: 7 }],
    ['values alone', { overrides: {} }],
    ['nothing', null],
  ])('are dropped when they cannot be read: %s', (_, state) => {
    const engine = restored(state, { ...good, menuPosition: '2' });
    expect(engine.listSteps().steps.map((step) => step.state.menuPosition)).toEqual(['1', '2']);
    engine.goToStep(1);
    expect(engine.getSnapshot().draft.menuPosition).toBe('2');
  });

  it('have a text as their name, whatever was given', () => {
    const engine = createThemeEngine({ catalogue });
    const state = { ...good, menuPosition: '2' };
    engine.restoreSteps([
      { label: null, state: good },
      { label: { toString: 1 }, state },
    ] as never);
    expect(engine.getSnapshot().redoLabel).toBe('');
  });
});
