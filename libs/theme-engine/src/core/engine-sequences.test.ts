import fc from 'fast-check';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import type { ThemeEngine } from './engine-types.ts';
import { createThemeEngine } from './theme-engine.ts';
import type { ThemeCatalogue } from './theme-catalogue.ts';
import { sameState, type ThemeState } from './theme-state.ts';

/** The catalogue without its second theme and its font field, as a project may change it. */
const smallerCatalogue: ThemeCatalogue = {
  ...smallCatalogue,
  version: 'smaller',
  themes: smallCatalogue.themes.slice(0, 1),
  schemes: smallCatalogue.schemes.slice(0, 2),
  sections: smallCatalogue.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ id }) => id !== 'font'),
  })),
};

type Step = (engine: ThemeEngine) => unknown;

/** Copies of other devices, made by an engine of their own. */
const copies = [
  (engine: ThemeEngine) => engine.chooseMode('dark'),
  (engine: ThemeEngine) => engine.setField('bg', '#123456'),
  (engine: ThemeEngine) => engine.chooseScheme('2.1'),
  () => undefined,
].map((change) => {
  const other = createThemeEngine({ catalogue: smallCatalogue });
  change(other);
  return other.toSaved();
});

const copy = fc
  .record({ of: fc.constantFrom(...copies), recordId: fc.constantFrom('', 'a', 'b'), revision: fc.nat(4) })
  .map(({ of, ...row }) => ({ ...of, ...row }));

const colors = fc.constantFrom('#ffffff', '#000000', '#36c', 'hsl(20 50% 50%)', 'no colour');

/** Steps of a user and of a host, each with its name for the report of a failure. */
const changes = fc.oneof(
  fc.constantFrom('1', '2', '3').map((id) => [`theme ${id}`, (engine: ThemeEngine) => engine.chooseTheme(id)] as const),
  fc
    .constantFrom('1.1', '1.2', '2.1', '9.9')
    .map((code) => [`scheme ${code}`, (engine: ThemeEngine) => engine.chooseScheme(code)] as const),
  fc
    .constantFrom('light' as const, 'dark' as const, 'flately' as const)
    .map((mode) => [`mode ${mode}`, (engine: ThemeEngine) => engine.chooseMode(mode)] as const),
  fc
    .tuple(fc.constantFrom('bg', 'text', 'nothing'), colors)
    .map(([id, color]) => [`${id} ${color}`, (engine: ThemeEngine) => engine.setField(id, color)] as const),
  fc
    .constantFrom('12', '40px', '500')
    .map((size) => [`size ${size}`, (engine: ThemeEngine) => engine.setField('size', size)] as const),
  fc
    .constantFrom('bg', 'text', 'size', 'font')
    .map((id) => [`reset ${id}`, (engine: ThemeEngine) => engine.resetField(id)] as const),
  fc
    .constantFrom('colors', 'rest')
    .map((id) => [`reset section ${id}`, (engine: ThemeEngine) => engine.resetSection(id)] as const),
  fc.constantFrom<readonly [string, Step]>(
    ['font', (engine) => engine.setField('font', 'lato-regular')],
    ['background', (engine) => engine.chooseBackground('bg-1')],
    ['menu', (engine) => engine.chooseMenuPosition('top')],
    ['dashboard', (engine) => engine.chooseDashboard('2')],
    ['reset everything', (engine) => engine.resetEverything()],
    ['default changes', (engine) => engine.applyDefaultChanges()],
  ),
);

const history = fc.oneof(
  fc.constantFrom<readonly [string, Step]>(
    ['undo', (engine) => engine.undo()],
    ['redo', (engine) => engine.redo()],
    ['begin', (engine) => engine.begin('Drag')],
    ['commit', (engine) => engine.commit()],
    ['cancel', (engine) => engine.cancel()],
  ),
  fc.nat(6).map((at) => [`go to ${at}`, (engine: ThemeEngine) => engine.goToStep(at)] as const),
);

const outside = fc.oneof(
  copy.map((given) => [`load ${JSON.stringify(given)}`, (engine: ThemeEngine) => engine.loadSaved(given)] as const),
  copy.map((given) => [`draft ${JSON.stringify(given)}`, (engine: ThemeEngine) => engine.restoreDraft(given)] as const),
  fc
    .constantFrom('light' as const, 'dark' as const)
    .map((mode) => [`suggest ${mode}`, (engine: ThemeEngine) => engine.suggestMode(mode)] as const),
  fc
    .nat(4)
    .map(
      (revision) =>
        [`saved ${revision}`, (engine: ThemeEngine) => engine.markSaved({ recordId: 'a', revision })] as const,
    ),
  fc.constantFrom<readonly [string, Step]>(
    ['smaller', (engine) => engine.replaceCatalogue(smallerCatalogue)],
    ['larger', (engine) => engine.replaceCatalogue(smallCatalogue)],
    ['take newer', (engine) => engine.takeNewerCopy()],
    ['dismiss newer', (engine) => engine.dismissNewerCopy()],
    ['reset to saved', (engine) => engine.resetToSaved()],
    ['show saved', (engine) => engine.showSaved()],
  ),
);

const print = (value: unknown) => JSON.stringify(value, (_, part) => (part instanceof Set ? [...part] : part));

/** Runs steps, and after each of them what must hold always. */
function run(
  steps: readonly (readonly [name: string, step: Step])[],
  check: (engine: ThemeEngine, name: string) => void,
) {
  const engine = createThemeEngine({ catalogue: smallCatalogue });
  for (const [name, step] of steps) {
    const before = engine.getSnapshot();
    const text = print(before);
    let calls = 0;
    const stop = engine.subscribe(() => (calls += 1));
    step(engine);
    stop();
    expect(print(before)).toBe(text);
    expect(engine.getSnapshot()).toBe(engine.getSnapshot());
    if (engine.getSnapshot() !== before) expect(calls).toBeGreaterThan(0);
    const { draft, saved, isDirty } = engine.getSnapshot();
    expect(isDirty).toBe(!sameState(draft, saved));
    check(engine, name);
  }
  return engine;
}

const statesOf = (engine: ThemeEngine): ThemeState[] => engine.listSteps().steps.map(({ state }) => state);
const alike = (one: readonly ThemeState[], other: readonly ThemeState[]) =>
  one.length === other.length && one.every((state, at) => sameState(state, other[at]!));

describe('any sequence of calls', () => {
  it('leaves a history whose undo and redo lead back and forth exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: changes }, history, outside), { maxLength: 25 }),
        (steps) => {
          const engine = run(steps, (engine) => {
            const { steps: list, at } = engine.listSteps();
            const { canUndo, canRedo } = engine.getSnapshot();
            expect(canRedo).toBe(at < list.length - 1);
            if (at > 0) expect(canUndo).toBe(true);
          });
          engine.cancel();
          const states = statesOf(engine);
          const { at } = engine.listSteps();
          for (let step = at - 1; step >= 0; step -= 1) {
            engine.undo();
            expect(sameState(engine.getSnapshot().draft, states[step]!)).toBe(true);
          }
          expect(engine.getSnapshot().canUndo).toBe(false);
          for (let step = 1; step < states.length; step += 1) {
            engine.redo();
            expect(sameState(engine.getSnapshot().draft, states[step]!)).toBe(true);
          }
          expect(engine.getSnapshot().canRedo).toBe(false);
          engine.goToStep(at);
          expect(sameState(engine.getSnapshot().draft, states[at]!)).toBe(true);
          expect(alike(statesOf(engine), states)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of choices adds one step for each that changes the theme, and none for a gesture that is cancelled', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), fc.array(changes, { maxLength: 4 }), (steps, gesture) => {
        let known = 1;
        let last: ThemeState | undefined;
        const engine = run(steps, (each) => {
          const { draft } = each.getSnapshot();
          if (last && !sameState(draft, last)) known += 1;
          if (!last && !sameState(draft, statesOf(each)[0]!)) known += 1;
          last = draft;
          expect(statesOf(each)).toHaveLength(known);
        });
        const states = statesOf(engine);
        for (const end of ['cancel', 'commit'] as const) {
          engine.begin('Drag');
          for (const [, step] of gesture) step(engine);
          const { draft } = engine.getSnapshot();
          engine[end]();
          const isKept = end === 'commit' && !sameState(draft, states.at(-1)!);
          expect(alike(statesOf(engine), isKept ? [...states, draft] : states)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
