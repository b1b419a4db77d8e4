import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import * as contract from './index.ts';

const {
  readSavedTheme,
  readStoredTheme,
  readThemeConflict,
  saveThemeRecordSchema,
  themeOptionAnswerSchema,
  toThemeRecord,
} = contract;
const edited = () => {
  const engine = createThemeEngine({ catalogue });
  engine.chooseMenuPosition('2');
  engine.chooseDashboard('2');
  engine.setField('bg', '#36c');
  engine.chooseMode('dark');
  engine.setField('text', '#abc');
  return engine;
};
const owner = { name: 'My theme', userId: 'u1', sagClientId: 'c1' };
const record = () => toThemeRecord(edited().toSaved(), owner);

/** Lists all keys and array items of a JSON text. */
const namesIn = (text = '{}') => {
  let names = 0;
  JSON.parse(text, () => void (names += 1));
  return names - 1;
};

describe('a theme record', () => {
  it('for a first save has no id and the flag I, for an update the id and the flag U', () => {
    expect(record()).toMatchObject({ id: null, flag: 'I', revision: 0, menuPos: '2', dTemplate: true, mode: 'dark' });
    expect(toThemeRecord({ ...edited().toSaved(), recordId: 'a', revision: 3 }, owner)).toMatchObject({
      id: 'a',
      flag: 'U',
      revision: 3,
    });
  });

  it('matches its own schema, with exactly seven properties in its json', () => {
    expect(v.parse(saveThemeRecordSchema, record())).toEqual(record());
    expect(Object.keys(JSON.parse(record().json))).toHaveLength(7);
  });

  it('needs less than half of the 500 names that a server accepts, with every value changed in every mode', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    const valueOf = { color: '#123456', size: '20px' };
    for (const mode of ['light', 'dark', 'flately'] as const) {
      engine.chooseMode(mode);
      for (const { id, kind, options } of fieldsOf(defaultCatalogue)) {
        engine.setField(id, kind === 'color' || kind === 'size' ? valueOf[kind] : (options?.at(-1)?.value ?? ''));
      }
    }
    const { json, darkJson } = toThemeRecord(engine.toSaved(), owner);
    expect(namesIn(json)).toBeLessThan(250);
    expect(namesIn(darkJson)).toBeLessThan(250);
  });

  it.each<[string, object]>([
    ['an unknown key', { admin: true }],
    ['too much json', { json: 'x'.repeat(65_537) }],
    ['an unknown flag', { flag: 'D' }],
    ['a negative revision', { revision: -1 }],
    ['a broken revision', { revision: 1.5 }],
    ['an unknown mode', { mode: 'neon' }],
    ['an unknown menu position', { menuPos: '3' }],
    ['an empty user', { userId: '' }],
  ])('is refused with %s', (_what, change) => {
    expect(v.safeParse(saveThemeRecordSchema, { ...record(), ...change }).success).toBe(false);
  });

  it('is the same theme after a round trip through the server’s response', () => {
    const { json, mode, darkJson } = record();
    const answer = {
      status: 1,
      result: { id: 'a', json, revision: 1, mode, savedAt: '2026-01-02T03:04:05Z', darkJson },
    };
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(readSavedTheme(answer)!);
    expect(engine.getSnapshot().resolved).toEqual(edited().getSnapshot().resolved);
  });
});

describe('the response to a request for a saved theme', () => {
  const properties = edited().toProperties();

  it.each([
    { status: 0 },
    { status: 0, result: {} },
    null,
    undefined,
    'x',
    [],
    {},
    { status: 1 },
    { status: 1, result: null },
    { status: '0', result: { id: 'a', json: properties } },
    { status: 500, result: {} },
    { result: { id: 'a', json: properties } },
  ])('means that there is none for %j', (answer) => {
    expect(readSavedTheme(answer)).toBeNull();
  });

  it.each([1, '1', 200, 'ok'])('has a theme with any status but 0, such as %j', (status) => {
    expect(readSavedTheme({ status, result: { id: 'a', json: properties } })?.properties).toEqual(properties);
  });

  it.each([
    { form: 'text', json: JSON.stringify(properties) },
    { form: 'text encoded twice', json: JSON.stringify(JSON.stringify(properties)) },
    { form: 'an object', json: properties },
  ])('may contain the properties as $form', ({ json }) => {
    expect(readSavedTheme({ status: 1, result: { id: 7, json } })).toEqual({
      recordId: '7',
      revision: 0,
      properties,
      mode: null,
      dropped: [],
    });
  });

  it.each(['', '{', 'null', '[]', 5, null])('keeps the id when the properties are broken (%j)', (json) => {
    expect(readStoredTheme({ id: 'a', json, revision: 2 })).toMatchObject({
      recordId: 'a',
      revision: 2,
      properties: null,
      dropped: [{ path: '', reason: 'unreadable' }],
    });
  });

  it.each(['x', '{', '{"colors":5,"own":7}', 5])('tolerates invalid other fields (%j)', (darkJson) => {
    const saved = readStoredTheme({ id: 'a', json: properties, darkJson });
    expect(() => createThemeEngine({ catalogue }).loadSaved(saved)).not.toThrow();
  });

  it('validates dark colours like all others', () => {
    const engine = createThemeEngine({ catalogue, initial: { mode: 'dark' } });
    const darkJson = '{"colors":{"--bg":"url(//x)","--text":"#abc","__proto__":"#fff"}}';
    engine.loadSaved(readStoredTheme({ id: 'a', json: properties, darkJson }));
    expect(engine.getSnapshot().draft.overrides.dark).toEqual({ text: 'rgba(170, 187, 204, 1)' });
  });
});

describe('the response to a stale save', () => {
  const copy = { id: 'a', json: JSON.stringify(edited().toProperties()), revision: 4, mode: 'dark' };
  it.each([
    { kind: '412', body: { status: 412, title: 'Stale', current: copy } },
    { kind: '409', body: { status: 409, title: 'Conflict', newer: copy } },
  ])('with $kind contains the newer copy', ({ body }) => {
    expect(readThemeConflict(body)).toMatchObject({ recordId: 'a', revision: 4, mode: 'dark' });
  });

  it('with 409 matches its schema with the members of a problem document, and without them as from an older server', () => {
    const stored = { id: 'a', json: '{}', revision: 4, mode: 'dark', savedAt: '2026-11-20T12:00:00.000Z' };
    const older = { status: 409, title: 'Conflict', newer: stored };
    expect(v.parse(contract.themeConflictSchema, older)).toEqual(older);
    const problem = { ...older, type: 'about:blank', requestId: 'r' };
    expect(v.parse(contract.themeConflictSchema, problem)).toEqual(problem);
  });

  it.each([null, undefined, 'x', [], {}, { current: null }, { current: 'x' }, { newer: [] }])(
    'contains none as %j',
    (body) => {
      expect(readThemeConflict(body)).toBeNull();
    },
  );
});

describe('a project’s options', () => {
  it('may add schemes and fields', () => {
    const answer = {
      status: 1,
      result: {
        color_schemes: [
          { color_scheme: '1.7', name: 'Own', theme_id: '1', colors: { light: { '--bg-page': '#fff' } } },
        ],
        sections: [
          {
            section_name: 'Own',
            section_fields: [{ label: 'Badge', id: 'badge', inputType: 'color', '--value': '--badge', value: '#c00' }],
          },
        ],
      },
    };
    expect(v.parse(themeOptionAnswerSchema, answer)).toEqual(answer);
  });
});

describe('every schema', () => {
  const schemas = Object.entries(contract).filter(([name]) => name.endsWith('Schema'));

  it.each(schemas)('%s can be expressed as JSON Schema, for documents and validation', (_name, schema) => {
    expect(() => toJsonSchema(schema as v.GenericSchema, { errorMode: 'throw' })).not.toThrow();
  });
});
