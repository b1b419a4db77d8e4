import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { auditContrast } from '../color/contrast-audit.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { themeModes } from '../core/theme-mode.ts';
import { createTheme } from '../create/index.ts';
import { readSeed, shuffledTheme, shuffleTheme } from './index.ts';

const looksOf = (engine: ReturnType<typeof createThemeEngine>) =>
  themeModes.map((mode) => resolveTheme(catalogue, { ...engine.getSnapshot().draft, mode }).variables);
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const sectionIds = catalogue.sections.slice(0, 10).map(({ id }) => id);

describe('a random theme', () => {
  it('is readable in every mode, for any seed, scheme and locks', () => {
    const code = fc.constantFrom(...catalogue.schemes.map((scheme) => scheme.code));
    fc.assert(
      fc.property(seeds, code, fc.subarray(sectionIds, { maxLength: 3 }), (seed, scheme, locked) => {
        const engine = createThemeEngine({ catalogue });
        engine.chooseScheme(scheme);
        expect(shuffleTheme(engine, { seed, locked })).toBe(true);
        expect(looksOf(engine).map((variables) => auditContrast(catalogue, variables))).toEqual([[], [], []]);
      }),
      { numRuns: 25 },
    );
  });

  it('is not there for a theme without colors of the palette', () => {
    const { engine } = createTheme({ colors: { page: 'white' }, storage: null });
    expect(shuffledTheme(engine, { seed: 42 })).toBeNull();
    expect(shuffleTheme(engine, { seed: 42 })).toBe(false);
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, isDirty: false });
  });

  it('is readable beside a locked color that no text of the new palette is readable on', () => {
    const engine = createThemeEngine({ catalogue, initial: { schemeCode: '2.2' } });
    shuffleTheme(engine, { seed: 0, locked: ['sidebar-2-dropdown-bg'] });
    expect(looksOf(engine).map((variables) => auditContrast(catalogue, variables))).toEqual([[], [], []]);
  });

  it('is the same for the same seed, and one undo step', () => {
    const [one, two] = [createThemeEngine({ catalogue }), createThemeEngine({ catalogue })];
    const before = looksOf(one);
    shuffleTheme(one, { seed: 42 });
    shuffleTheme(two, { seed: '42' });
    expect(looksOf(one)).toEqual(looksOf(two));
    shuffleTheme(two, { seed: 43 });
    expect(looksOf(one)).not.toEqual(looksOf(two));
    one.undo();
    expect(looksOf(one)).toEqual(before);
    expect(one.getSnapshot().canUndo).toBe(false);
  });

  it('is one undo step even if a listener throws', () => {
    const engine = createThemeEngine({ catalogue });
    const stop = engine.subscribe(() => {
      throw new Error('of the host');
    });
    expect(() => shuffleTheme(engine, { seed: 42 })).toThrow('of the host');
    stop();
    engine.chooseMode('dark');
    expect(engine.listSteps().steps.map(({ label }) => label)).toEqual([null, 'Shuffle', 'Mode']);
  });

  it('keeps locked parts as displayed, in every mode: sections, fields, sizes and fonts', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('layout-primary', '#7c2d12');
    engine.setField('fontH1', 60);
    const names = ['--navbar-light-bg', '--navbar-dark-text', '--layout-primary', '--font-h1', '--font-body'];
    const held = () => looksOf(engine).map((variables) => names.map((name) => variables[name]));
    const before = held();
    shuffleTheme(engine, { seed: 7, locked: ['navbar', 'layout-primary'] });
    expect(held()).toEqual(before);
  });

  it('makes no change of what is locked as the scheme has it, and none at all where everything is', () => {
    const engine = createThemeEngine({ catalogue });
    expect(shuffleTheme(engine, { seed: 7, locked: catalogue.sections.map(({ id }) => id) })).toBe(true);
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, changedFields: new Set() });
    engine.setField('layout-primary', '#7c2d12');
    const looks = looksOf(engine);
    shuffleTheme(engine, { seed: 7, locked: ['navbar', 'layout-colors'] });
    const { changedFields } = engine.getSnapshot();
    const untouched = catalogue.sections.flatMap(({ id, fields }) =>
      /^(navbar|layout-colors)$/.test(id) ? fields : [],
    );
    expect(untouched.map(({ id }) => id).filter((id) => changedFields.has(id))).toEqual(['layout-primary']);
    for (const { variable } of untouched) {
      expect(looksOf(engine).map((look) => look[variable])).toEqual(looks.map((look) => look[variable]));
    }
    expect(looksOf(engine).map((variables) => auditContrast(catalogue, variables))).toEqual([[], [], []]);
  });

  it('can be generated without being shown', () => {
    const engine = createThemeEngine({ catalogue });
    expect(shuffledTheme(engine, { seed: 1 })?.darkColors).toBeDefined();
    expect(engine.getSnapshot().isDirty).toBe(false);
  });
});

it.each(['', 'x', -1, 1.5, '99999999999', null, {}])('%j is not a seed', (input) => {
  expect(readSeed(input)).toBeNull();
  expect(shuffleTheme(createThemeEngine({ catalogue }), { seed: input as string })).toBe(false);
});
