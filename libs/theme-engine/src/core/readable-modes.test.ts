import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { applyBrand, schemeFromBrand } from '../color/brand-palette.ts';
import { auditContrast } from '../color/contrast-audit.ts';
import { resolveTheme } from './resolve-theme.ts';
import { fieldsOf, type ThemeMode } from './theme-catalogue.ts';
import { createThemeEngine } from './theme-engine.ts';
import type { ThemeEngine } from './engine-types.ts';
import { colorLayer, noOverrides, ownColors } from './theme-state.ts';

const modes: readonly ThemeMode[] = ['light', 'dark', 'flately'];
const colorFields = fieldsOf(catalogue).filter(({ kind }) => kind === 'color');
const codes = catalogue.schemes.map(({ code }) => code);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const opaque = fc.oneof(hex, fc.constantFrom('#000000', '#ffffff', '#777777', '#ffe08a', '#ffff00', '#0000ff'));
const color = fc.oneof(
  opaque,
  fc.tuple(hex, fc.integer({ min: 1, max: 254 })).map(([text, alpha]) => text + alpha.toString(16).padStart(2, '0')),
);
const edits = (most: number, values = color) =>
  fc.dictionary(fc.constantFrom(...colorFields.map(({ id }) => id)), values, { minKeys: 1, maxKeys: most });

const start = (schemeCode: string, mode: ThemeMode) => {
  const engine = createThemeEngine({ catalogue });
  engine.chooseScheme(schemeCode);
  engine.chooseMode(mode);
  return engine;
};
const set = (engine: ThemeEngine, values: Record<string, string>) =>
  Object.entries(values).forEach(([id, value]) => engine.setField(id, value));
const findingsIn = (engine: ThemeEngine, mode: ThemeMode) =>
  auditContrast(catalogue, resolveTheme(catalogue, { ...engine.getSnapshot().draft, mode }).variables);
const nameOf = ({ fieldId, withId }: { fieldId: string; withId: string }) => `${fieldId} on ${withId}`;
const others = (mode: ThemeMode) => modes.filter((other) => other !== mode);

describe('every declared pair is readable in every other mode after a change in one mode', () => {
  it('one field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...modes), edits(1), (code, mode, values) => {
        const engine = start(code, mode);
        set(engine, values);
        for (const other of others(mode)) expect(findingsIn(engine, other)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('many random fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...modes), edits(40), (code, mode, values) => {
        const engine = start(code, mode);
        set(engine, values);
        for (const other of others(mode)) expect(findingsIn(engine, other)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('a palette set field by field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...modes), hex, (code, mode, brand) => {
        const engine = start(code, mode);
        const { colors } = schemeFromBrand(brand, { code, name: '' })!;
        for (const { id, variable } of colorFields) engine.setField(id, colors[mode][variable]!);
        for (const shown of modes) expect(findingsIn(engine, shown)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('a palette generated from one colour, in every scheme and from every mode', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...modes), hex, (code, mode, brand) => {
        const engine = start(code, mode);
        applyBrand(engine, brand);
        for (const shown of modes) expect(findingsIn(engine, shown)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('fields set in two modes: nothing fails in a mode unless its own values fail there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom(...modes),
        fc.constantFrom(...modes),
        // A text with an alpha near zero is not readable on any background.
        edits(6, opaque),
        edits(6, opaque),
        (code, first, second, one, two) => {
          const engine = start(code, first);
          set(engine, one);
          engine.chooseMode(second);
          set(engine, two);
          const { draft } = engine.getSnapshot();
          for (const mode of modes) {
            const alone = {
              ...draft,
              mode,
              overrides: { ...noOverrides, [colorLayer[mode]]: ownColors({ ...draft, mode }) },
            };
            const before = auditContrast(catalogue, resolveTheme(catalogue, alone).variables).map(nameOf);
            const after = findingsIn(engine, mode).map(nameOf);
            expect(after.filter((name) => !before.includes(name))).toEqual([]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a value adapted from another mode', () => {
  it('is named with its adaptation, is undone with it, and becomes its own value by an edit', () => {
    const engine = start('1.1', 'light');
    engine.setField('navbar-light-bg', '#ffe08a');
    expect(engine.getSnapshot().derivedFields).toEqual(new Set());
    engine.chooseMode('flately');
    expect([...engine.getSnapshot().derivedFields].sort()).toEqual(['navbar-light-bg', 'navbar-light-text']);
    expect(engine.valueOf('navbar-light-bg')).toBe('rgba(255, 224, 138, 1)');

    engine.setField('navbar-light-text', '#123');
    expect([...engine.getSnapshot().derivedFields]).toEqual(['navbar-light-bg']);
    for (let step = 0; step < 3; step++) engine.undo();
    engine.chooseMode('flately');
    expect(engine.getSnapshot().derivedFields).toEqual(new Set());
  });
});
