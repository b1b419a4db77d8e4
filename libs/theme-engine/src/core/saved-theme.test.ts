import fc from 'fast-check';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { parseProperties } from './saved-theme.ts';
import { fieldsOf } from './theme-catalogue.ts';
import { createThemeEngine } from './theme-engine.ts';

const defaults = () => createThemeEngine({ catalogue: defaultCatalogue }).toProperties();
const read = (input: unknown) => parseProperties(input, defaultCatalogue);
const PRINTED = /^(rgba\((\d{1,3}, ){3}(0|1|0\.\d{1,3})\)|\d{1,3}px|inline-block|none|[a-z0-9]+(-[a-z0-9]+)*)$/;

describe('stored properties', () => {
  it('are restored as they were written', () => {
    expect(read(defaults())).toEqual({ properties: defaults(), dropped: [] });
  });

  it.each([
    { form: 'text', write: (value: unknown) => JSON.stringify(value) },
    { form: 'text encoded twice', write: (value: unknown) => JSON.stringify(JSON.stringify(value)) },
  ])('are read from $form', ({ write }) => {
    expect(read(write(defaults())).properties).toEqual(defaults());
  });

  it.each([
    { what: 'nothing', input: undefined },
    { what: 'null', input: null },
    { what: 'a number', input: 5 },
    { what: 'a list', input: [] },
    { what: 'broken text', input: '{"selectedTheme":' },
    { what: 'text encoded three times', input: JSON.stringify(JSON.stringify(JSON.stringify({}))) },
    { what: 'too much text', input: JSON.stringify({ pad: 'x'.repeat(70_000) }) },
  ])('fall back to the defaults for $what', ({ input }) => {
    const { properties, dropped } = read(input);
    expect(properties).toMatchObject({ selectedTheme: '1', themeColorScheme: '1.1', themeColors: {} });
    expect(dropped).toEqual([{ path: '', reason: 'unreadable' }]);
  });

  it.each([
    { name: 'selectedTheme', value: '5', kept: '1' },
    { name: 'selectedTheme', value: { toString: 1 }, kept: '1' },
    { name: 'themeColorScheme', value: '1.9', kept: '1.1' },
    { name: 'themeColorScheme', value: '2.1', kept: '1.1' },
    { name: 'selectedBackground', value: 'bg-19', kept: 'default' },
    { name: 'selectedBackground', value: '"] * { display: none', kept: 'default' },
    { name: 'menuPosition', value: '3', kept: '1' },
    { name: 'selectedDashboard', value: true, kept: '1' },
  ])('lose $name = $value, report it, and keep the rest', ({ name, value, kept }) => {
    const { properties, dropped } = read({ ...defaults(), [name]: value });
    expect(properties).toEqual({ ...defaults(), [name]: kept });
    expect(dropped).toEqual([{ path: name, reason: 'bad-value' }]);
  });

  it.each([
    { name: 'themeColorScheme', value: 1.3, kept: '1.3' },
    { name: 'selectedBackground', value: 'Default', kept: 'default' },
    { name: 'selectedBackground', value: 'BG-7', kept: 'bg-7' },
    { name: 'menuPosition', value: 2, kept: '2' },
  ])('accept $name = $value as a known spelling', ({ name, value, kept }) => {
    expect(read({ ...defaults(), [name]: value })).toEqual({
      properties: { ...defaults(), [name]: kept },
      dropped: [],
    });
  });

  it('ignore unknown properties without a report', () => {
    const { properties, dropped } = read({ ...defaults(), mode: 'dark', style: 'display: none', onload: 'alert(1)' });
    expect({ properties, dropped }).toEqual({ properties: defaults(), dropped: [] });
  });

  it('keep the scheme of the selected theme', () => {
    const { properties } = read({ selectedTheme: '2', themeColorScheme: '2.9' });
    expect(properties.themeColorScheme).toBe('2.1');
  });

  it('report missing properties', () => {
    expect(read({ selectedTheme: '1' }).dropped.map(({ reason }) => reason)).toEqual(Array(6).fill('missing'));
  });

  it.each([
    'display',
    'background-image',
    'cssText',
    '--unknown',
    '--BUTTON-BG',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ])('refuse a variable named %s', (name) => {
    const { properties, dropped } = read(`{"themeColors":{${JSON.stringify(name)}:"#fff"}}`);
    expect(Object.keys(properties.themeColors)).toEqual([]);
    expect(dropped).toContainEqual({ path: `themeColors.${name}`, reason: 'unknown-name' });
  });

  it('refuse an icon among the colours and a colour among the icons', () => {
    const { properties } = read({
      themeColors: { '--sidebar-icon-visibility': 'none' },
      themeIcons: { '--button-bg': '#fff' },
    });
    expect([properties.themeColors, properties.themeIcons]).toEqual([{}, {}]);
  });

  it('read a map with an entry for each field of a large catalogue', () => {
    const [field] = defaultCatalogue.sections[0]!.fields.filter(({ kind }) => kind === 'color');
    const fields = Array.from({ length: 300 }, (_, at) => ({ ...field!, id: `c${at}`, variable: `--c${at}` as const }));
    const large = { ...defaultCatalogue, sections: [{ id: 's', name: 'S', fields }] };
    const themeColors = Object.fromEntries(fields.map(({ variable }) => [variable, '#fff']));
    const { properties, dropped } = parseProperties({ themeColors }, large);
    expect(Object.keys(properties.themeColors)).toHaveLength(300);
    expect(dropped.filter(({ reason }) => reason === 'too-many')).toEqual([]);
  });

  it('read at most 256 entries of a map', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`--x${at}`, '#fff']));
    const { dropped } = read({ themeColors: many });
    expect(dropped.filter(({ reason }) => reason === 'unknown-name')).toHaveLength(256);
    expect(dropped).toContainEqual({ path: 'themeColors', reason: 'too-many' });
  });

  it('never pollute a prototype', () => {
    read(
      '{"__proto__":{"polluted":1},"themeColors":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('any input', () => {
  const variable = fc.constantFrom(
    ...fieldsOf(defaultCatalogue).map((field) => field.variable),
    '__proto__',
    'cssText',
  );
  const value = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.constantFrom('url(//x)', 'var(--a)', '#abc', 'rgb(1 2 3)', '12px', 1e300, -0, 'inherit', '</style>'),
  );
  const properties = fc.record(
    {
      selectedTheme: value,
      selectedBackground: value,
      themeColorScheme: value,
      menuPosition: value,
      selectedDashboard: value,
      themeColors: fc.oneof(fc.dictionary(variable, value), value),
      themeIcons: fc.oneof(fc.dictionary(variable, value), value),
    },
    { requiredKeys: [] },
  );

  it('gives seven properties with normalised values of known names, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          properties,
          properties.map((it) => JSON.stringify(it)),
        ),
        (input) => {
          const { properties: kept } = read(input);
          expect(Object.keys(kept)).toHaveLength(7);
          const names = new Set<string>(fieldsOf(defaultCatalogue).map((field) => field.variable));
          for (const [name, text] of Object.entries({ ...kept.themeColors, ...kept.themeIcons })) {
            expect(names.has(name)).toBe(true);
            expect(text).toMatch(PRINTED);
          }
          expect(defaultCatalogue.schemes.find(({ code }) => code === kept.themeColorScheme)?.themeId).toBe(
            kept.selectedTheme,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps its values when it is read twice', () => {
    fc.assert(
      fc.property(properties, (input) => {
        const once = read(input).properties;
        expect(read(once)).toEqual({ properties: once, dropped: [] });
      }),
    );
  });
});

describe('any sequence of edits', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const edit = fc.oneof(
    fc.record({ verb: fc.constant('set' as const), id: fc.constantFrom('bg', 'text'), value: color }),
    fc.record({ verb: fc.constant('set' as const), id: fc.constant('size'), value: fc.integer({ min: 0, max: 200 }) }),
    fc.record({ verb: fc.constant('mode' as const), id: fc.constantFrom('light', 'dark', 'flately'), value: color }),
    fc.record({ verb: fc.constant('scheme' as const), id: fc.constantFrom('1.1', '1.2', '2.1'), value: color }),
  );
  const edited = (edits: readonly (typeof edit extends fc.Arbitrary<infer T> ? T : never)[]) => {
    const engine = createThemeEngine({ catalogue: smallCatalogue });
    for (const { verb, id, value } of edits) {
      if (verb === 'set') engine.setField(id, value);
      else if (verb === 'mode') engine.chooseMode(id as 'light');
      else engine.chooseScheme(id);
    }
    return engine;
  };

  it('look the same after a save and a load, in the mode they were saved in', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const engine = edited(edits);
        const other = createThemeEngine({ catalogue: smallCatalogue });
        other.loadSaved(JSON.parse(JSON.stringify({ ...engine.toSaved(), recordId: 'a', revision: 1 })));
        expect(other.getSnapshot().resolved).toEqual(engine.getSnapshot().resolved);
      }),
    );
  });

  it('are all undone and all redone', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const engine = edited(edits);
        const { resolved } = engine.getSnapshot();
        while (engine.getSnapshot().canUndo) engine.undo();
        expect(engine.getSnapshot().isDirty).toBe(false);
        while (engine.getSnapshot().canRedo) engine.redo();
        expect(engine.getSnapshot().resolved).toEqual(resolved);
      }),
    );
  });
});
