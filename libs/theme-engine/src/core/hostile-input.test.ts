import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { extendCatalogue } from '../catalogue/extend-catalogue.ts';
import { judgeScheme, judgeTheme, readStoredTheme, readThemeName } from '../contract/index.ts';
import { readShareText, readTheme } from '../export/index.ts';
import { shuffleTheme } from '../shuffle/shuffle-theme.ts';
import { resolveSaved } from './resolve-saved.ts';
import { createThemeEngine } from './theme-engine.ts';

const circle: Record<string, unknown> = {};
circle['self'] = circle;

/** Values that have no JSON form, no text form, or a name that every object has. */
const hostile: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['a big integer', 10n],
  ['a symbol', Symbol('x')],
  ['an object', {}],
  ['an array', ['1']],
  ['a circle', circle],
  ['an object without a text form', JSON.parse('{"toString":1,"valueOf":1}')],
  ['an object without a prototype', Object.create(null)],
  ['an object whose JSON form throws', { toJSON: () => new Date(Number.NaN).toISOString() }],
  ['a function', () => 1],
  ['__proto__', '__proto__'],
  ['a very long text', 'x'.repeat(100_000)],
];

const freshEngine = () => createThemeEngine({ catalogue });
type Verb = (value: never) => unknown;

describe('hostile input from a host', () => {
  it.each(hostile)('is refused as a choice with a short reason, and changes none: %s', (_, value) => {
    const engine = freshEngine();
    const before = engine.getSnapshot().draft;
    for (const verb of [
      engine.chooseTheme,
      engine.chooseScheme,
      engine.chooseMode,
      engine.chooseBackground,
      engine.chooseMenuPosition,
      (id: never) => engine.setField(id, '#fff'),
      (given: never) => engine.setField('bg-page', given),
      (given: never) => engine.setField('font-body', given),
    ] as Verb[]) {
      const result = verb(value as never) as { ok: boolean; reason: string };
      expect(result.ok).toBe(false);
      expect(result.reason.length).toBeLessThan(400);
    }
    for (const verb of [
      engine.setContrast,
      engine.suggestMode,
      engine.resetField,
      engine.resetSection,
      engine.valueOf,
      engine.goToStep,
      engine.restoreSteps,
    ] as Verb[]) {
      expect(() => verb(value as never)).not.toThrow();
    }
    expect(engine.getSnapshot()).toMatchObject({ draft: before, contrast: 'normal', canUndo: false });
  });

  it.each(hostile.filter(([name]) => name !== 'a function'))(
    'throws an error that names the argument where it is no listener and no catalogue: %s',
    (_, value) => {
      const engine = freshEngine();
      expect(() => engine.subscribe(value as never)).toThrow('`listener`');
      expect(() => engine.select(() => 1, value as never)).toThrow('`listener`');
      expect(() => engine.select(value as never, () => {})).toThrow('`selector`');
      expect(() => engine.replaceCatalogue(value as never)).toThrow('`catalogue`');
      expect(engine.catalogue).toBe(catalogue);
    },
  );

  it.each(hostile)('does not remove the selected mode: %s', (_, value) => {
    const engine = freshEngine();
    engine.chooseMode('dark');
    engine.followMode(value as never);
    expect(engine.toSaved().mode).toBe('dark');
  });

  it.each(hostile)('as the name of a step leaves a step that can be undone: %s', (_, value) => {
    const engine = freshEngine();
    engine.begin(value as never);
    engine.chooseMode('dark');
    engine.commit();
    expect(engine.getSnapshot().canUndo).toBe(true);
    engine.undo();
    expect(engine.getSnapshot().draft.mode).toBe('light');
  });

  it.each(hostile)('as a stored copy is unreadable, and loses neither edits nor the known row: %s', (_, value) => {
    const engine = freshEngine();
    engine.markSaved({ recordId: 'a', revision: 3 });
    engine.setField('bg-page', '#fafafa');
    expect(engine.loadSaved(value as never).outcome).toBe('unreadable');
    expect(engine.restoreDraft(value as never).outcome).toBe('unreadable');
    expect(engine.valueOf('bg-page')).toBe('rgba(250, 250, 250, 1)');
    expect(engine.getSnapshot().record).toEqual({ recordId: 'a', revision: 3 });
  });

  it.each(hostile.filter(([name]) => name !== 'an array'))('marks nothing as saved: %s', (_, value) => {
    const engine = freshEngine();
    engine.markSaved({ recordId: 'a', revision: 3 });
    engine.setField('bg-page', '#fafafa');
    expect(() => engine.markSaved(value as never)).not.toThrow();
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, record: { recordId: 'a', revision: 3 } });
  });

  it.each([
    ['of 100,000 letters', 'x'.repeat(100_000)],
    ['of one letter under 100,000 accents', `e${'\u0301'.repeat(100_000)}`],
  ])('as the name of a theme is refused before it is parsed: %s', (_, name) => {
    expect(readThemeName(name)).toBeNull();
    expect(readThemeName('👩‍👩‍👧‍👦'.repeat(60))).not.toBeNull();
  });

  it.each(hostile)('in any part of a stored copy counts as missing: %s', (_, value) => {
    const properties = freshEngine().toProperties();
    for (const part of ['mode', 'darkColors', 'lightColors', 'flatelyColors', 'ownNames', 'recordId', 'savedAt']) {
      // Any object means that the properties hold the colours of flately; this is not an error.
      if (part === 'lightColors' && value && typeof value === 'object' && !Array.isArray(value)) continue;
      const engine = freshEngine();
      const copy = { recordId: 'a', revision: 1, properties, mode: null, dropped: [], [part]: value };
      engine.loadSaved(copy as never);
      expect(resolveSaved(catalogue, copy as never, 'dark')).toEqual(
        resolveSaved(catalogue, { ...engine.toSaved(), properties }, 'dark'),
      );
      expect(engine.toProperties()).toEqual(properties);
      expect(engine.getSnapshot().changedFields.size).toBe(0);
      expect(engine.toSaved().mode).toBeNull();
    }
  });

  it.each(hostile)('in the options of a project is ignored: %s', (_, value) => {
    const field = { label: 'l', id: 'q', inputType: 'range', '--value': '--q' };
    const scheme = { color_scheme: '1.9', theme_id: '1', name: 'n', colors: {} };
    for (const part of ['label', 'id', 'inputType', '--value', 'value', 'min', 'max'])
      expect(() =>
        extendCatalogue(catalogue, {
          sections: [{ section_name: 's', section_fields: [{ ...field, [part]: value }] }],
        }),
      ).not.toThrow();
    for (const part of ['color_scheme', 'theme_id', 'name', 'colors'])
      expect(() => extendCatalogue(catalogue, { color_schemes: [{ ...scheme, [part]: value }] })).not.toThrow();
    for (const part of ['label', 'family', 'weight', 'generic'])
      expect(() => extendCatalogue(catalogue, { fonts: [{ family: 'X', [part]: value }] })).not.toThrow();
  });

  it.each(hostile)('is read as no theme, link, name or seed: %s', async (_, value) => {
    const engine = freshEngine();
    if (typeof value !== 'string') {
      expect(readTheme(value as never, catalogue)).toBeNull();
      expect(readThemeName(value as never)).toBeNull();
    }
    expect(await readShareText(value as never)).toBeNull();
    expect(readStoredTheme(value as never).properties).toBeNull();
    expect(shuffleTheme(engine, { seed: value as never })).toBe(false);
    if (value !== undefined && !Array.isArray(value))
      expect(shuffleTheme(engine, { seed: 1, locked: value as never })).toBe(false);
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('in the JSON of a request is reported as an invalid value, in any shape', () => {
    const shapeless = { toString: 1, valueOf: 1 };
    const json = JSON.stringify({ themeColors: { '--font-h1': shapeless, '--bg-page': shapeless } });
    expect(judgeTheme({ json }).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['json.themeColors.--font-h1', 'json.themeColors.--bg-page']),
    );
    expect(judgeScheme({ colors: { light: { '--bg-page': shapeless } } } as never)).toHaveLength(1);
  });
});
