import * as v from 'valibot';
import { schemeOptionSchema } from '../contract/index.ts';
import { parseColor } from '../core/color-value.ts';
import { toOklch } from '../core/oklch.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { extendCatalogue } from './extend-catalogue.ts';
import { schemeOptionOf } from './scheme-option-of.ts';

const scheme = (changes: object = {}) => ({
  color_scheme: '1.77',
  name: 'House style',
  theme_id: '1',
  colors: { light: { '--bg-page': '#fff4e0' } },
  ...changes,
});
const field = (changes: object = {}) => ({
  label: 'Badge',
  id: 'badge',
  inputType: 'color',
  '--value': '--badge',
  value: '#c00',
  ...changes,
});
const withFields = (...fields: unknown[]) =>
  extendCatalogue(catalogue, { sections: [{ section_name: 'Own', section_fields: fields }] });

describe('a project’s own scheme', () => {
  it('comes after the others and takes missing values from the first scheme of its theme', () => {
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, { color_schemes: [scheme()] });
    const own = grown.schemes.at(-1)!;
    expect(dropped).toEqual([]);
    expect(own).toMatchObject({ code: '1.77', name: 'House style', themeId: '1' });
    expect(own.colors.light['--bg-page']).toBe('rgba(255, 244, 224, 1)');
    expect(own.colors.light['--button-bg']).toBe(catalogue.schemes[0]!.colors.light['--button-bg']);
  });

  it('derives its dark colours from its light ones where it has none', () => {
    const { catalogue: grown } = extendCatalogue(catalogue, { color_schemes: [scheme()] });
    const [lightness] = toOklch(parseColor(grown.schemes.at(-1)!.colors.dark['--bg-page'])!);
    expect(lightness).toBeLessThan(0.25);
  });

  it.each([
    ['a list of named values', [{ name: '--bg-page', value: '#fff4e0' }]],
    ['a map of named values', { '--bg-page': '#fff4e0' }],
    ['a list for a mode', { light: [{ name: '--bg-page', value: '#fff4e0' }] }],
  ])('may hold its colours as %s, and needs only them and its code', (_, colors) => {
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, {
      color_schemes: [{ color_scheme: '1.77', colors }],
    });
    expect(dropped).toEqual([]);
    const own = grown.schemes.at(-1)!;
    expect(own).toMatchObject({ code: '1.77', name: '1.77', themeId: '1' });
    expect(own.colors.light['--bg-page']).toBe('rgba(255, 244, 224, 1)');
    expect(toOklch(parseColor(own.colors.dark['--bg-page'])!)[0]).toBeLessThan(0.25);
  });

  it('is refused when it has only a code', () => {
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, { color_schemes: [{ color_scheme: '1.77' }] });
    expect(grown.schemes).toEqual(catalogue.schemes);
    expect(dropped).toMatchObject([{ path: 'color_schemes.0', field: 'name' }]);
  });

  it('reports invalid colours of a list', () => {
    const colors = [{ name: '--bg-page', value: 'url(x)' }, { name: '--none', value: '#fff' }, null];
    const { dropped } = extendCatalogue(catalogue, { color_schemes: [scheme({ colors })] });
    expect(dropped.map(({ path }) => path)).toEqual([
      'color_schemes.0.colors.light.2',
      'color_schemes.0.colors.light.--bg-page',
      'color_schemes.0.colors.light.--none',
    ]);
  });

  it('replaces the scheme with the same code', () => {
    const { catalogue: grown } = extendCatalogue(catalogue, { color_schemes: [scheme({ color_scheme: '1.2' })] });
    expect(grown.schemes.map(({ code }) => code)).toEqual(catalogue.schemes.map(({ code }) => code));
    expect(grown.schemes[1]!.name).toBe('House style');
  });

  it.each([
    scheme({ color_scheme: '9.1', theme_id: '9' }),
    scheme({ color_scheme: '2.7' }),
    scheme({ color_scheme: '1.77"] *{}' }),
    scheme({ name: '' }),
    scheme({ name: 'x'.repeat(65) }),
    null,
    'x',
  ])('is refused as %j', (raw) => {
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, { color_schemes: [raw] });
    expect(grown.schemes).toEqual(catalogue.schemes);
    expect(dropped).toEqual([
      expect.objectContaining({
        path: 'color_schemes.0',
        reason: 'bad-value',
        value: expect.any(String),
        rule: expect.any(String),
      }),
    ]);
  });

  it.each(['url(//x)', 'var(--a)', 5, null, {}])('loses an invalid colour (%j) and keeps the rest', (text) => {
    const colors = { light: { '--bg-page': text, '--bg-card': '#fff', display: '#fff' } };
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, { color_schemes: [scheme({ colors })] });
    expect(grown.schemes).toHaveLength(catalogue.schemes.length + 1);
    expect(dropped.map(({ path }) => path)).toEqual([
      'color_schemes.0.colors.light.--bg-page',
      'color_schemes.0.colors.light.display',
    ]);
  });
});

describe('a project’s own field', () => {
  it.each([
    { raw: field(), kind: 'color', defaultValue: 'rgba(204, 0, 0, 1)' },
    { raw: field({ inputType: 'range', min: 2, max: 9, value: 40 }), kind: 'size', defaultValue: '9px' },
    {
      raw: field({ inputType: 'selectOptions', optionValue: [{ value: 'none', label: 'Hide' }], value: 'Hide' }),
      kind: 'icon',
      defaultValue: 'none',
    },
  ])('of kind $kind can be set like any other', ({ raw, kind, defaultValue }) => {
    const { catalogue: grown, dropped } = withFields(raw);
    expect(dropped).toEqual([]);
    const engine = createThemeEngine({ catalogue: grown });
    expect(engine.valueOf('badge')).toBe(defaultValue);
    expect(grown.sections.at(-1)).toMatchObject({ id: 'project-0', name: 'Own', fields: [{ id: 'badge', kind }] });
    expect(engine.toProperties()[kind === 'icon' ? 'themeIcons' : 'themeColors']['--badge']).toBe(defaultValue);
  });

  it.each([
    field({ id: 'button-bg' }),
    field({ '--value': '--button-bg' }),
    field({ '--value': 'display' }),
    field({ '--value': '--a;b' }),
    field({ id: '__proto__' }),
    field({ id: 'constructor' }),
    field({ id: 'toString' }),
    field({ inputType: 'file' }),
    field({ value: 'url(x)' }),
    field({ inputType: 'range', min: 9, max: 2, value: 5 }),
    field({ inputType: 'selectOption', optionValues: [{ value: 'url(x)', label: 'x' }] }),
    5,
  ])('is refused as %j', (raw) => {
    const { catalogue: grown, dropped } = withFields(raw);
    expect(grown.sections).toEqual(catalogue.sections);
    expect(dropped).toEqual([
      expect.objectContaining({ path: 'sections.0.section_fields.0', reason: 'bad-value', rule: expect.any(String) }),
    ]);
  });
});

it('a section of a second extension has an id of its own, by which it is reset', () => {
  const sectionOf = (name: string, more: object) => ({ section_name: name, section_fields: [field(more)] });
  const sections = [
    sectionOf('Ours', {}),
    sectionOf('None', { id: '' }),
    sectionOf('Too', { id: 'c', '--value': '--c' }),
  ];
  const once = extendCatalogue(catalogue, { sections }).catalogue;
  const more = [1, 2].map((at) => sectionOf(`More ${at}`, { id: `more-${at}`, '--value': `--more-${at}` }));
  const twice = extendCatalogue(once, { sections: more }).catalogue;
  const ids = twice.sections.map(({ id }) => id);
  expect(ids.slice(-4)).toEqual(['project-0', 'project-2', 'project-3', 'project-4']);
  const engine = createThemeEngine({ catalogue: twice });
  engine.setField('badge', '#00f');
  engine.setField('more-1', '#0f0');
  engine.resetSection('project-3');
  expect([engine.valueOf('badge'), engine.valueOf('more-1')]).toEqual(['rgba(0, 0, 255, 1)', 'rgba(204, 0, 0, 1)']);
});

describe('a field as the specification shows it', () => {
  it.each([
    {
      what: 'limits as text',
      raw: field({ inputType: 'range', min: '10px', max: '100', value: '12px' }),
      value: '12px',
    },
    {
      what: 'a range with decimals',
      raw: field({ inputType: 'range', min: 0.5, max: 2.5, value: 1.5 }),
      value: '1.5px',
    },
    {
      what: 'a default with decimals between whole limits',
      raw: field({ inputType: 'range', min: 0, max: 4, value: '1.25px' }),
      value: '1.25px',
    },
    { what: 'a colour without a value', raw: field({ value: undefined }), value: 'rgba(0, 0, 0, 0)' },
    {
      what: 'a range without a value',
      raw: field({ inputType: 'range', min: 4, max: 9, value: undefined }),
      value: '4px',
    },
    {
      what: 'choices in px',
      raw: field({
        inputType: 'selectOption',
        optionValues: [
          { value: '16px', label: 'M' },
          { value: '1.5rem', label: 'L' },
        ],
        value: '1.5rem',
      }),
      value: '1.5rem',
    },
    {
      what: 'font families with commas',
      raw: field({
        inputType: 'selectOptions',
        optionValue: [{ value: 'Open Sans, Arial, sans-serif', label: 'Open Sans' }],
        value: 'Open Sans',
      }),
      value: "'Open Sans', 'Arial', sans-serif",
    },
    { what: 'a colour whose value is an empty text', raw: field({ value: '' }), value: 'rgba(0, 0, 0, 0)' },
    {
      what: 'a range with empty limits',
      raw: field({ inputType: 'range', min: '', max: null, value: '12' }),
      value: '12px',
    },
    {
      what: 'a choice in another unit, in capitals',
      raw: field({ inputType: 'selectOption', optionValues: [{ value: '.5REM', label: 'S' }], value: '.5REM' }),
      value: '.5rem',
    },
    {
      what: 'a number among choices in text',
      raw: field({ inputType: 'selectOption', optionValues: [{ value: '0', label: 'Off' }], value: 0 }),
      value: '0',
    },
    {
      what: 'the fonts of a system, in a list as long as such lists are',
      raw: field({
        inputType: 'selectOptions',
        optionValues: [
          { value: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif' },
        ],
        value: undefined,
      }),
      value: "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', sans-serif",
    },
  ])('$what is accepted', ({ raw, value }) => {
    const { catalogue: grown, dropped } = withFields(raw);
    expect(dropped).toEqual([]);
    expect(createThemeEngine({ catalogue: grown }).valueOf('badge')).toBe(value);
  });

  it.each([
    { raw: field({ id: '7' }), field: 'id', value: '"7"' },
    { raw: field({ '--value': 'badge' }), field: '--value', value: '"badge"' },
    { raw: field({ label: undefined }), field: 'label', value: 'missing' },
    { raw: field({ value: 'reddish' }), field: 'value', value: '"reddish"' },
    { raw: field({ inputType: 'range', min: 'a' }), field: 'min', value: '"a"' },
    { raw: field({ inputType: 'range', min: 9, max: 2 }), field: 'max', value: '2' },
    { raw: field({ inputType: 'file' }), field: 'inputType', value: '"file"' },
    { raw: field({ inputType: 'selectOption', optionValues: [] }), field: 'optionValues', value: '[]' },
    { raw: field({ label: '\u200B' }), field: 'label', value: '"\u200B"' },
    { raw: field({ label: '   ' }), field: 'label', value: '"   "' },
  ])('a refusal names the field $field, its value and the rule', ({ raw, field: name, value }) => {
    expect(withFields(raw).dropped).toEqual([
      {
        path: 'sections.0.section_fields.0',
        reason: 'bad-value',
        field: name,
        value,
        rule: expect.stringMatching(/\.$/),
      },
    ]);
  });

  it.each(['Open Sans, sans-serif', `"Open Sans", sans-serif`, "'Open Sans', sans-serif"])(
    'the value %j of a field is found among its choices, in either notation',
    (value) => {
      const optionValues = [
        { value: 'Inter', label: 'I' },
        { value: 'Open Sans, sans-serif', label: 'O' },
      ];
      const { catalogue: grown, dropped } = withFields(field({ inputType: 'selectOptions', optionValues, value }));
      expect(dropped).toEqual([]);
      expect(createThemeEngine({ catalogue: grown }).valueOf('badge')).toBe("'Open Sans', sans-serif");
    },
  );

  it('the sections of a theme definition are accepted by their own names', () => {
    const sections = [{ section_name: 'Own', section_fields: [field({})] }];
    const definition = { theme_name: 'Default', theme_id: '1', theme_class: '', theme_data: sections };
    expect(extendCatalogue(catalogue, definition)).toEqual(extendCatalogue(catalogue, { sections }));
    expect(extendCatalogue(catalogue, definition).catalogue.sections).toHaveLength(catalogue.sections.length + 1);
  });

  it('a project adds a font to every list of fonts', () => {
    const fonts = [{ label: 'House Sans Bold', family: 'House Sans', weight: 700 }, { family: 'x;}' }];
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, { fonts });
    const engine = createThemeEngine({ catalogue: grown });
    expect(engine.setField('font-body', 'house-sans-bold')).toMatchObject({ ok: true });
    expect(engine.getSnapshot().resolved.variables).toMatchObject({
      '--font-body': "'House Sans', 'House Sans Fallback', system-ui, sans-serif",
      '--font-body-weight': '700',
    });
    expect(dropped).toMatchObject([{ path: 'fonts.1', field: 'family', value: '"x;}"' }]);
  });
});

describe('a duplicate in one list', () => {
  it('is refused: a choice, a font, a scheme', () => {
    const optionValues = [
      { value: '8px', label: 'A' },
      { value: '8PX', label: 'B' },
    ];
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, {
      sections: [
        {
          section_name: 'Own',
          section_fields: [field({ inputType: 'selectOption', optionValues, value: '8px' })],
        },
      ],
      fonts: [{ family: 'House Sans' }, { family: 'House Sans' }],
      color_schemes: [scheme(), scheme({ name: 'Again' })],
    });
    expect(grown.sections.at(-1)!.fields[0]!.options).toEqual([{ value: '8px', label: 'A' }]);
    expect(grown.fonts.filter(({ family }) => family === 'House Sans')).toHaveLength(1);
    expect(grown.schemes.filter(({ code }) => code === '1.77')).toMatchObject([{ name: 'House style' }]);
    expect(dropped).toMatchObject([
      { path: 'fonts.1', field: 'family', value: '"House Sans"' },
      { path: 'sections.0.section_fields.0.optionValues.1', field: 'value', value: '"8PX"' },
      { path: 'color_schemes.1', field: 'color_scheme', value: '"1.77"' },
    ]);
  });
});

describe('a reserved variable', () => {
  const isReserved = (variable: string) => variable.startsWith('--page-');

  it.each([
    { variable: '--page-width', what: 'kept by the host' },
    { variable: '--font-body-weight', what: 'written beside a font' },
  ])('is refused and reported where it is $what', ({ variable }) => {
    const fields = [field({ '--value': variable }), field({ id: 'mine', '--value': '--mine' })];
    const options = { sections: [{ section_name: 'Own', section_fields: fields }] };
    const { catalogue: grown, dropped } = extendCatalogue(catalogue, options, { isReserved });
    expect(dropped).toMatchObject([
      { path: 'sections.0.section_fields.0', reason: 'reserved', value: JSON.stringify(variable) },
    ]);
    expect(grown.sections.at(-1)!.fields.map(({ id }) => id)).toEqual(['mine']);
  });

  it('is free when the host reserves none', () => {
    expect(withFields(field({ '--value': '--page-width' })).dropped).toEqual([]);
  });
});

describe('a dropped part of a kept item', () => {
  it.each([
    {
      what: 'a choice whose value would not fit a style',
      options: {
        sections: [
          {
            section_name: 'Own',
            section_fields: [
              field({
                inputType: 'selectOption',
                value: undefined,
                optionValues: [{ value: 'wide', label: 'Wide' }, { value: 'url(x)', label: 'X' }, 'narrow'],
              }),
            ],
          },
        ],
      },
      refused: [
        ['sections.0.section_fields.0.optionValues.1', 'value', '"url(x)"'],
        ['sections.0.section_fields.0.optionValues.2', 'value', '"narrow"'],
      ],
    },
    {
      what: 'colours that stand in no mode',
      options: { color_schemes: [scheme({ colors: { '--bg-page': '#fff', light: 5, night: {} } })] },
      refused: [
        ['color_schemes.0.colors.--bg-page', '--bg-page', '"#fff"'],
        ['color_schemes.0.colors.light', 'light', '5'],
        ['color_schemes.0.colors.night', 'night', '{}'],
      ],
    },
  ])('is reported with its value and rule: $what', ({ options, refused }) => {
    const { dropped } = extendCatalogue(catalogue, options);
    expect(dropped.map(({ path, field: name, value }) => [path, name, value])).toEqual(refused);
    expect(dropped.every(({ rule }) => rule)).toBe(true);
  });

  it('is the whole scheme when its colours are a list', () => {
    const { catalogue: same, dropped } = extendCatalogue(catalogue, { color_schemes: [scheme({ colors: ['#fff'] })] });
    expect(same.schemes).toEqual(catalogue.schemes);
    expect(dropped).toEqual([expect.objectContaining({ path: 'color_schemes.0', field: 'colors' })]);
  });
});

it.each([null, undefined, {}, { sections: null, fonts: undefined }])(
  'options that are missing add nothing (%j)',
  (options) => {
    expect(extendCatalogue(catalogue, options)).toEqual({ catalogue, dropped: [] });
  },
);

it.each([
  { options: 5, refused: [['', 'options', '5']] },
  { options: 'x', refused: [['', 'options', '"x"']] },
  { options: [], refused: [['', 'options', '[]']] },
  {
    options: { sections: 5, color_schemes: {}, fonts: 'Inter' },
    refused: [
      ['fonts', 'fonts', '"Inter"'],
      ['sections', 'sections', '5'],
      ['color_schemes', 'color_schemes', '{}'],
    ],
  },
  { options: { theme_data: {} }, refused: [['theme_data', 'theme_data', '{}']] },
  {
    options: { sections: [{ section_name: 'Own', section_fields: 'none' }] },
    refused: [['sections.0.section_fields', 'section_fields', '"none"']],
  },
])('a value that is not a list adds nothing and is reported: $refused', ({ options, refused }) => {
  const { catalogue: same, dropped } = extendCatalogue(catalogue, options);
  expect(same).toEqual(catalogue);
  expect(dropped.map(({ path, field: name, value }) => [path, name, value])).toEqual(refused);
  expect(dropped.every(({ rule }) => rule)).toBe(true);
});

it('entries beyond the maximum length are left out and reported', () => {
  const many = Array.from({ length: 65 }, (_, at) => field({ id: `f${at}`, '--value': `--f${at}` }));
  const { catalogue: grown, dropped } = withFields(...many);
  expect(grown.sections.at(-1)!.fields).toHaveLength(64);
  expect(dropped).toMatchObject([{ path: 'sections.0.section_fields', reason: 'too-many', value: '65' }]);
});

it('a font may have a label in any script', () => {
  const fonts = [{ label: 'हमारा फ़ॉन्ट', family: 'House Deva' }];
  const { catalogue: grown, dropped } = extendCatalogue(catalogue, { fonts });
  expect(dropped).toEqual([]);
  expect(grown.fonts.at(-1)).toMatchObject({ id: 'house-deva', label: 'हमारा फ़ॉन्ट' });
});

describe('publishing a changed scheme', () => {
  it('gives the edited colours to everyone, in every mode', () => {
    const engine = createThemeEngine({ catalogue });
    engine.chooseScheme('1.3');
    engine.setField('button-bg', '#36c');
    engine.chooseMode('dark');
    engine.setField('text-link', '#9cf');
    const option = schemeOptionOf(catalogue, engine.getSnapshot().draft);
    expect(v.parse(schemeOptionSchema, option)).toEqual(option);
    const other = createThemeEngine({ catalogue: extendCatalogue(catalogue, { color_schemes: [option] }).catalogue });
    other.chooseScheme('1.3');
    for (const mode of ['light', 'dark', 'flately'] as const) {
      other.chooseMode(mode);
      engine.chooseMode(mode);
      expect(other.getSnapshot().resolved.variables).toEqual(engine.getSnapshot().resolved.variables);
    }
  });

  it('a second time keeps the changes of the first', () => {
    const publish = (inUse: typeof catalogue, field: string) => {
      const engine = createThemeEngine({ catalogue: inUse });
      engine.setField(field, '#123456');
      const option = schemeOptionOf(inUse, engine.getSnapshot().draft, { base: catalogue });
      return { option, next: extendCatalogue(catalogue, { color_schemes: [option] }).catalogue };
    };
    const first = publish(catalogue, 'button-bg');
    const { option } = publish(first.next, 'text-link');
    expect(option.colors.light).toEqual({ '--button-bg': 'rgba(18, 52, 86, 1)', '--text-link': 'rgba(18, 52, 86, 1)' });
  });

  it('keeps a dark colour when only the light one changes', () => {
    const engine = createThemeEngine({ catalogue });
    const dark = catalogue.schemes[0]!.colors.dark['--button-bg']!;
    engine.setField('button-bg', '#123456');
    engine.chooseMode('dark');
    engine.setField('button-bg', dark);
    expect(engine.valueOf('button-bg')).toBe(dark);
    const option = schemeOptionOf(catalogue, engine.getSnapshot().draft);
    const { catalogue: next } = extendCatalogue(catalogue, { color_schemes: [option] });
    const other = createThemeEngine({ catalogue: next });
    expect(other.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');
    other.chooseMode('dark');
    expect(other.valueOf('button-bg')).toBe(dark);
  });
});
