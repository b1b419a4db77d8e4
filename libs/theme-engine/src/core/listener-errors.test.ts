import { blue, copyWith, large } from '../testing/stored-copies.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { previewTheme } from '../export/preview-theme.ts';
import type { ThemeEngine } from './engine-types.ts';
import { createThemeEngine } from './theme-engine.ts';

type Step = (engine: ThemeEngine) => unknown;

const edit: Step = (engine) => {
  engine.setField('bg', '#123456');
  engine.chooseBackground('bg-1');
  engine.setField('size', 20);
  engine.undo();
};
const drag: Step = (engine) => {
  edit(engine);
  engine.begin('Drag');
  engine.setField('bg', '#654321');
};
const openGesture: Step = (engine) => {
  edit(engine);
  engine.begin('Drag');
};
const offer: Step = (engine) => {
  engine.loadSaved(blue());
  drag(engine);
  engine.loadSaved(large({ revision: 2 }));
};

const operations: readonly (readonly [name: string, before: Step, run: Step])[] = [
  ['chooseTheme', edit, (engine) => engine.chooseTheme('2')],
  ['chooseScheme', edit, (engine) => engine.chooseScheme('1.2')],
  ['chooseMode', edit, (engine) => engine.chooseMode('dark')],
  ['chooseBackground', edit, (engine) => engine.chooseBackground('default')],
  ['chooseMenuPosition', edit, (engine) => engine.chooseMenuPosition('top')],
  ['chooseDashboard', edit, (engine) => engine.chooseDashboard('2')],
  ['setContrast', edit, (engine) => engine.setContrast('more')],
  ['setField', edit, (engine) => engine.setField('text', '#111111')],
  ['setField in a gesture', drag, (engine) => engine.setField('text', '#111111')],
  ['resetField', edit, (engine) => engine.resetField('bg')],
  ['resetSection', edit, (engine) => engine.resetSection('colors')],
  ['resetEverything', edit, (engine) => engine.resetEverything()],
  ['applyDefaultChanges', edit, (engine) => engine.applyDefaultChanges()],
  ['begin', edit, (engine) => engine.begin('Drag')],
  ['begin in a gesture', drag, (engine) => engine.begin('Another')],
  ['commit', drag, (engine) => engine.commit()],
  ['cancel', drag, (engine) => engine.cancel()],
  ['undo', edit, (engine) => engine.undo()],
  ['undo in a gesture', drag, (engine) => engine.undo()],
  ['undo in a gesture without a change', openGesture, (engine) => engine.undo()],
  ['redo', edit, (engine) => engine.redo()],
  ['redo in a gesture without a change', openGesture, (engine) => engine.redo()],
  ['goToStep', edit, (engine) => engine.goToStep(0)],
  ['goToStep in a gesture', drag, (engine) => engine.goToStep(0)],
  ['goToStep to the current step, in a gesture', drag, (engine) => engine.goToStep(2)],
  ['goToStep to no step, in a gesture', drag, (engine) => engine.goToStep(9)],
  ['restoreSteps', () => {}, (engine) => engine.restoreSteps(stepsOf(edit))],
  ['resetToSaved', edit, (engine) => engine.resetToSaved()],
  ['resetToSaved in a gesture', drag, (engine) => engine.resetToSaved()],
  ['resetToSaved with a newer copy', offer, (engine) => engine.resetToSaved()],
  ['showSaved', edit, (engine) => engine.showSaved()],
  ['showSaved in a gesture', drag, (engine) => engine.showSaved()],
  ['suggestMode', edit, (engine) => engine.suggestMode('dark')],
  ['followMode', (engine) => engine.chooseMode('dark'), (engine) => engine.followMode('light')],
  ['loadSaved', () => {}, (engine) => engine.loadSaved(blue())],
  ['loadSaved over edits', edit, (engine) => engine.loadSaved(blue())],
  ['loadSaved of an unreadable copy', edit, (engine) => engine.loadSaved({ ...blue(), properties: null })],
  ['restoreDraft', edit, (engine) => engine.restoreDraft(large())],
  ['previewTheme', edit, (engine) => previewTheme(engine, large())],
  ['previewTheme in a gesture', drag, (engine) => previewTheme(engine, large())],
  ['takeNewerCopy', offer, (engine) => engine.takeNewerCopy()],
  ['dismissNewerCopy', offer, (engine) => engine.dismissNewerCopy()],
  ['markSaved', edit, (engine) => engine.markSaved({ recordId: 'a', revision: 1 })],
  [
    'replaceCatalogue',
    (engine) => engine.loadSaved(copyWith((other) => other.chooseScheme('1.2'))),
    (engine) => engine.replaceCatalogue({ ...catalogue, schemes: catalogue.schemes.slice(0, 1) }),
  ],
];

function stepsOf(change: Step) {
  const engine = createThemeEngine({ catalogue });
  change(engine);
  return engine.listSteps().steps;
}

function start(before: Step): ThemeEngine {
  const engine = createThemeEngine({ catalogue });
  before(engine);
  return engine;
}

/** Returns the state of an engine, and the one after an edit and `cancel`, which drops the edit only in an open gesture. */
function allOf(engine: ThemeEngine) {
  const [snapshot, steps] = [engine.getSnapshot(), engine.listSteps()];
  engine.setField('text', '#abcdef');
  engine.cancel();
  return { snapshot, steps, after: engine.getSnapshot() };
}

describe('each operation of an engine', () => {
  it.each(operations)('%s is complete when a listener throws', (_name, before, run) => {
    const engine = start(before);
    const stop = engine.subscribe(() => {
      throw new Error('of the host');
    });
    expect(() => run(engine)).toThrow('of the host');
    stop();
    const calm = start(before);
    run(calm);
    expect(allOf(engine)).toEqual(allOf(calm));
  });

  it.each(operations)('%s notifies once', (_name, before, run) => {
    const engine = start(before);
    const seen = jest.fn();
    engine.subscribe(seen);
    run(engine);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('leaves a choice of a listener in place', () => {
    const engine = createThemeEngine({ catalogue });
    engine.select(
      ({ draft }) => draft.mode,
      () => engine.chooseMode('light'),
    );
    engine.chooseMode('dark');
    expect(engine.getSnapshot().draft.mode).toBe('light');
    expect(engine.listSteps().steps).toHaveLength(3);
  });
});
