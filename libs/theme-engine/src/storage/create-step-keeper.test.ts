import { createThemeEngine } from '../core/theme-engine.ts';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { shuffleTheme } from '../shuffle/shuffle-theme.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { createStepKeeper } from './create-step-keeper.ts';

const who = { userId: 'u1', projectId: '169' };
const KEY = 'gm-theme-steps:169:u1';
const open = (storage: Storage | null, owner = who) => {
  const engine = createThemeEngine({ catalogue });
  const keeper = createStepKeeper({ engine, storage, ...owner });
  return { engine, keeper };
};
const labels = (engine: ReturnType<typeof createThemeEngine>) => engine.listSteps().steps.map(({ label }) => label);
/** Simulates a visit with three steps and one undo. */
const visit = (storage: Storage) => {
  const { engine, keeper } = open(storage);
  engine.chooseMode('dark');
  engine.setField('bg', '#102030');
  engine.chooseMenuPosition('top');
  engine.undo();
  keeper.keep();
  return engine;
};

describe('the undo steps of an engine', () => {
  it('are listed in order, with the current one and the saved one', () => {
    const engine = visit(memoryStorage());
    const { steps, at } = engine.listSteps();
    expect(steps.map(({ label }) => label)).toEqual([
      null,
      'Mode',
      engine.catalogue.sections[0]!.fields[0]!.label,
      'Menu position',
    ]);
    expect(at).toBe(2);
    expect(steps.map(({ isSaved }) => isSaved)).toEqual([true, false, false, false]);
    expect(steps[at]!.state).toBe(engine.getSnapshot().draft);
  });

  it.each([0, 1, 2, 3])('can be selected: %i', (at) => {
    const engine = visit(memoryStorage());
    const { steps } = engine.listSteps();
    engine.goToStep(at);
    expect(engine.getSnapshot().draft).toBe(steps[at]!.state);
    expect(engine.listSteps()).toEqual({ steps, at });
    expect([engine.getSnapshot().canUndo, engine.getSnapshot().canRedo]).toEqual([at > 0, at < 3]);
  });

  it('are unchanged by an unknown step', () => {
    const engine = visit(memoryStorage());
    const before = engine.listSteps();
    for (const at of [-1, 4, 1.5, Number.NaN]) engine.goToStep(at);
    expect(engine.listSteps()).toEqual(before);
  });

  it('do not include an open gesture', () => {
    const engine = visit(memoryStorage());
    const before = engine.listSteps();
    engine.begin('bg');
    engine.setField('bg', '#405060');
    expect(engine.listSteps()).toEqual(before);
    engine.goToStep(0);
    expect(engine.getSnapshot().isDirty).toBe(false);
  });
});

describe('after a reload', () => {
  it('the steps are restored, and continue from the current theme', () => {
    const storage = memoryStorage();
    const before = visit(storage);
    const { engine, keeper } = open(storage);
    keeper.start();
    // Nothing was saved: the page shows the initial theme, and the stored steps can be redone.
    expect(labels(engine)).toEqual(labels(before));
    expect(engine.listSteps().at).toBe(0);
    engine.goToStep(2);
    expect(engine.getSnapshot().resolved).toEqual(before.getSnapshot().resolved);
    engine.undo();
    expect(engine.getSnapshot().draft.mode).toBe('dark');
    expect(engine.getSnapshot().redoLabel).toBe(before.listSteps().steps[2]!.label);
  });

  it('a theme that matches no step is appended as one more step', () => {
    const storage = memoryStorage();
    visit(storage);
    const { engine, keeper } = open(storage);
    engine.restoreDraft({ ...engine.toSaved(), mode: 'flately' });
    keeper.start();
    expect(labels(engine).at(-1)).toBe('Newer copy');
    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, canRedo: false });
    engine.undo();
    expect(engine.getSnapshot().draft.menuPosition).toBe('2');
  });

  it('a copy that is loaded later keeps the steps', () => {
    const storage = memoryStorage();
    visit(storage);
    const { engine, keeper } = open(storage);
    keeper.start();
    const { properties } = engine.toSaved();
    engine.loadSaved({
      recordId: 'a',
      revision: 1,
      properties: { ...properties!, selectedDashboard: '2' },
      mode: null,
      dropped: [],
    });
    engine.goToStep(1);
    expect(engine.getSnapshot().draft).toMatchObject({ mode: 'dark', dashboard: '2' });
  });

  it('restored steps are not mixed with those already made on this page', () => {
    const storage = memoryStorage();
    visit(storage);
    const { engine, keeper } = open(storage);
    engine.chooseMode('flately');
    keeper.start();
    expect(labels(engine)).toEqual([null, 'Mode']);
  });

  it.each([
    { userId: 'u2', projectId: '169' },
    { userId: 'u1', projectId: '170' },
  ])('another user does not get them: %o', (owner) => {
    const storage = memoryStorage();
    visit(storage);
    const { engine, keeper } = open(storage, owner);
    keeper.start();
    expect(labels(engine)).toEqual([null]);
  });

  it('all are kept when each is a palette for every mode', () => {
    const storage = memoryStorage();
    const visitWith = () => {
      const engine = createThemeEngine({ catalogue: defaultCatalogue });
      return { engine, keeper: createStepKeeper({ engine, storage, ...who }) };
    };
    const { engine, keeper } = visitWith();
    for (let seed = 0; seed < 100; seed++) shuffleTheme(engine, { seed });
    keeper.keep();
    const next = visitWith();
    next.keeper.start();
    expect(next.engine.listSteps().steps.map(({ label }) => label)).toEqual(labels(engine));
  });

  it('the oldest are dropped when they do not all fit', () => {
    const storage = memoryStorage();
    const { engine, keeper } = open(storage);
    for (let at = 0; at < 30; at++) {
      engine.begin(`${at} ${'long name '.repeat(10_000)}`);
      engine.chooseMenuPosition(at % 2 ? 'left' : 'top');
      engine.commit();
    }
    keeper.keep();
    const next = open(storage);
    next.keeper.start();
    const names = labels(next.engine).map((name) => name?.slice(0, 2));
    expect(names.length).toBeGreaterThan(10);
    expect(names.at(-1)).toBe('29');
  });

  it('the newest are kept in a storage that has no room for all', () => {
    const storage = memoryStorage();
    const { engine, keeper } = open(storage);
    for (let at = 0; at < 40; at++) engine.setField('size', 20 + at);
    const write = storage.setItem.bind(storage);
    storage.setItem = (key, text) => {
      if (text.length > 4000) throw new DOMException('', 'QuotaExceededError');
      write(key, text);
    };
    keeper.keep();
    const next = open(storage);
    next.keeper.start();
    const { steps } = next.engine.listSteps();
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.map(({ state }) => state.overrides.shared['size'])).toContain('59px');
  });

  it('they are removed after they were forgotten, and a visit without steps stores nothing', () => {
    const storage = memoryStorage();
    visit(storage);
    open(storage).keeper.keep();
    expect(storage.getItem(KEY)).toBeNull();
    visit(storage);
    const { engine, keeper } = open(storage);
    keeper.start();
    keeper.forget();
    expect(storage.length).toBe(0);
    engine.chooseMode('flately');
    keeper.keep();
    expect(storage.length).toBe(0);
  });
});

describe('a tampered storage', () => {
  const good = () => {
    const storage = memoryStorage();
    visit(storage);
    return JSON.parse(storage.getItem(KEY)!) as Record<string, unknown>[];
  };
  const startWith = (kept: unknown) => {
    const storage = memoryStorage();
    storage.setItem(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept));
    const { engine, keeper } = open(storage);
    keeper.start();
    return engine;
  };

  it.each(['', '{', 'null', '5', '"x"', '{}', '[null,5,"x",[]]', `"${'x'.repeat(2_200_000)}"`])(
    'is ignored: %.20s',
    (text) => {
      expect(labels(startWith(text))).toEqual([null]);
    },
  );

  it.each([
    { themeId: '9' },
    { schemeCode: '2.1' },
    { mode: 'neon' },
    { background: 'bg-99' },
    { menuPosition: '3' },
    { dashboard: 2 },
  ])('loses a step with %o and keeps the others', (change) => {
    const kept = good();
    kept[2] = { ...kept[2], state: { ...(kept[2]!['state'] as object), ...change } };
    expect(startWith(kept).listSteps().steps).toHaveLength(3);
  });

  it('loses values that are invalid for their field, and unknown fields', () => {
    const kept = good();
    const base = { bg: 'url(//evil)', nothing: '#fff', __proto__: { polluted: '#fff' } };
    kept[1] = {
      label: '<b>x</b>'.repeat(100),
      state: { ...(kept[1]!['state'] as object), overrides: { base, shared: { bg: '#fff' }, dark: 7 } },
    };
    const { state, label } = startWith(kept).listSteps().steps[1]!;
    expect(state.overrides).toEqual({ base: {}, flately: {}, dark: {}, shared: {} });
    expect(label).toHaveLength(120);
    expect('polluted' in {}).toBe(false);
  });
});

it.each([
  null,
  {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
    removeItem: () => {
      throw new Error('no');
    },
  } as unknown as Storage,
])('an unusable storage is no error', (storage) => {
  const { engine, keeper } = open(storage);
  keeper.start();
  engine.chooseMode('dark');
  keeper.keep();
  keeper.forget();
  expect(engine.getSnapshot().draft.mode).toBe('dark');
});
