import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { shuffleTheme } from '../shuffle/index.ts';
import {
  previewTheme,
  readShareText,
  readThemeFile,
  toDesignTokens,
  toShareText,
  toTailwindTheme,
  toThemeCss,
  toThemeJson,
} from './index.ts';

const modes = ['light', 'dark', 'flately'] as const;
const draftOf = (engine: ThemeEngine) => engine.getSnapshot().draft;

function edited(mode: (typeof modes)[number] = 'light') {
  const engine = createThemeEngine({ catalogue });
  engine.chooseScheme('2.2');
  engine.chooseBackground('bg-4');
  engine.chooseMenuPosition('2');
  engine.setField('button-bg', 'rgba(51, 102, 204, 0.9)');
  engine.setField('fontH1', 64);
  engine.setField('font-body', 'merriweather-regular');
  engine.setField('sidebar-icon-visibility', 'none');
  engine.chooseMode('dark');
  engine.setField('text-link', '#9cf');
  engine.chooseMode(mode);
  return engine;
}

/** Runs Prettier on the command line, because Jest cannot load it as a module. */
const prettier = (css: string, { parser, singleQuote }: { parser: string; singleQuote?: boolean }) =>
  execFileSync(
    process.execPath,
    [
      createRequire(__filename).resolve('prettier/bin/prettier.cjs'),
      '--no-config',
      '--parser',
      parser,
      ...(singleQuote ? ['--single-quote'] : []),
    ],
    { input: css, encoding: 'utf8' },
  );

/** Returns the current mode, and the resolved theme in each mode. */
function looksOf(engine: ThemeEngine) {
  const { mode } = draftOf(engine);
  const looks = modes.map((shown) => {
    engine.chooseMode(shown);
    return engine.getSnapshot().resolved;
  });
  engine.chooseMode(mode);
  return { mode, looks };
}

const formats = [
  { format: 'JSON', write: (engine: ThemeEngine) => toThemeJson(engine.toSaved()) },
  { format: 'CSS', write: (engine: ThemeEngine) => toThemeCss(catalogue, draftOf(engine)) },
  {
    format: 'design tokens',
    write: (engine: ThemeEngine) => JSON.stringify(toDesignTokens(catalogue, draftOf(engine))),
  },
];

describe.each(formats)('a theme exported as $format', ({ format, write }) => {
  it.each(modes)('looks the same in every mode after the import, made in %s', (mode) => {
    const engine = edited(mode);
    const other = createThemeEngine({ catalogue });
    // Icons are CSS display keywords, which cannot be design tokens.
    if (format === 'design tokens') engine.resetField('sidebar-icon-visibility');
    const report = previewTheme(other, readThemeFile(write(engine), catalogue)!);
    other.commit();
    expect(report.dropped).toEqual([]);
    expect(looksOf(other)).toEqual(looksOf(engine));
  });

  it('is previewed first and applied only when the user accepts it', () => {
    const engine = createThemeEngine({ catalogue });
    const before = engine.getSnapshot().resolved;
    const theme = readThemeFile(write(edited()), catalogue)!;
    previewTheme(engine, theme);
    expect(engine.valueOf('fontH1')).toBe('64px');
    engine.cancel();
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, resolved: before });
    previewTheme(engine, theme);
    engine.commit();
    expect(engine.getSnapshot().undoLabel).toBe('Import');
    engine.undo();
    expect(engine.getSnapshot().resolved).toEqual(before);
  });
});

it('a preview of an unreadable theme opens no gesture', () => {
  const engine = createThemeEngine({ catalogue });
  engine.setField('fontH1', 64);
  const unreadable = { ...engine.toSaved(), properties: null };
  expect(previewTheme(engine, unreadable).outcome).toBe('unreadable');
  engine.setField('fontH1', 72);
  expect(engine.listSteps().steps).toHaveLength(3);
  engine.cancel();
  expect(engine.valueOf('fontH1')).toBe('72px');
});

describe('every field', () => {
  const engine = edited();
  const fields = fieldsOf(catalogue);

  it('is in the CSS, and in the other modes only where it differs', () => {
    const css = toThemeCss(catalogue, draftOf(engine));
    for (const { variable } of fields) expect(css.split('\n}')[0]).toContain(`${variable}: `);
    expect(css.split('\n}')[1]).not.toContain('--font-h1');
  });

  it('except icons is a design token of its kind', () => {
    const { light, dark } = toDesignTokens(catalogue, draftOf(engine));
    for (const { variable, kind } of fields.filter((field) => field.kind !== 'icon')) {
      const type = { color: 'color', size: 'dimension', font: 'fontFamily', icon: '', choice: '' }[kind];
      expect([light[variable.slice(2)]?.$type, dark[variable.slice(2)]?.$type]).toEqual([type, type]);
    }
    expect(light['button-bg']!.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.2, 0.4, 0.8],
      alpha: 0.9,
      hex: '#3366cc',
    });
    expect(light['font-h1']!.$value).toEqual({ value: 64, unit: 'px' });
    expect(light['font-body-weight']!.$value).toBe(400);
  });

  it('except icons is a Tailwind theme variable', () => {
    const theme = toTailwindTheme(catalogue, draftOf(engine));
    expect(theme).toMatch(/^@theme \{/);
    expect(theme).toContain('--color-button-bg: rgba(51, 102, 204, 0.9);');
    expect(theme).toContain('--text-h1: 64px;');
    expect(theme).toContain("--font-body: 'Merriweather Variable'");
    expect(theme).toContain('--font-weight-body: 400;');
    const colors = fields.filter(({ kind }) => kind === 'color');
    expect(theme.split('}')[0]!.match(/--color-/g)).toHaveLength(colors.length);
  });
});

describe('a CSS file changed by a formatter', () => {
  it.each([
    { what: 'Prettier', format: (css: string) => prettier(css, { parser: 'css' }) },
    {
      what: 'Prettier with single quotes',
      format: (css: string) => prettier(css, { parser: 'css', singleQuote: true }),
    },
    { what: 'no quotes', format: (css: string) => css.replace(/\[data-bs-theme='(\w+)'\]/g, '[data-bs-theme=$1]') },
    { what: 'no white space', format: (css: string) => css.replace(/\n\s*/g, '').replace(/: /g, ':') },
    { what: 'other comments', format: (css: string) => css.replaceAll('{\n', '{ /* } */\n') },
    { what: 'a layer around it', format: (css: string) => `@layer theme {\n${css}\n}` },
    { what: 'no last semicolon', format: (css: string) => css.replaceAll(';\n}', '\n}') },
    { what: 'Windows line ends', format: (css: string) => css.replaceAll('\n', '\r\n') },
  ])('looks the same after the import: $what', async ({ format }) => {
    const engine = edited('flately');
    const other = createThemeEngine({ catalogue });
    const css = await format(toThemeCss(catalogue, draftOf(engine)));
    previewTheme(other, readThemeFile(css, catalogue)!);
    other.commit();
    expect(looksOf(other)).toEqual(looksOf(engine));
  });

  it('may have its dark colours in a media query or a class as well', () => {
    const engine = createThemeEngine({ catalogue });
    const css = ':root { --bg-page: #fff } @media (prefers-color-scheme: dark) { :root { --bg-page: #101 } }';
    expect(readThemeFile(css, catalogue)!.darkColors!['--bg-page']).toBe('rgba(17, 0, 17, 1)');
    expect(readThemeFile(':root{--bg-page:#fff}.dark{--bg-page:#101}', engine.catalogue)!.darkColors).toMatchObject({
      '--bg-page': 'rgba(17, 0, 17, 1)',
    });
  });
});

describe('a file that is not our export', () => {
  it('is refused', () => {
    const none = ['', 'hello', '{}', '[]', '5', 'null', '{"format":"genmaster-theme"}', 'p { color: red; }'];
    for (const text of [...none, 'x'.repeat(70_000)]) expect(readThemeFile(text, catalogue)).toBeNull();
  });

  it.each([
    ':root { --button-bg: url(//x); --unknown: 1; --font-h1: calc(1px); }',
    '/* genmaster-theme {"selectedTheme":"9"} */ :root { --button-bg: var(--x); }',
    '{"light":{"button-bg":{"$value":{"components":["x"]}},"font-h1":5}}',
  ])('in part (%s) changes only values', (text) => {
    const engine = createThemeEngine({ catalogue });
    const before = engine.getSnapshot().resolved;
    previewTheme(engine, readThemeFile(text, catalogue)!);
    expect(engine.getSnapshot().resolved).toEqual(before);
  });

  it('never throws, for any content', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((it) => `:root{--button-bg:${it};}`),
        ),
        (text) => {
          const theme = readThemeFile(text, catalogue);
          const engine = createThemeEngine({ catalogue });
          if (theme) previewTheme(engine, theme);
          expect(engine.valueOf('button-bg')).toMatch(/^rgba\(/);
        },
      ),
    );
  });
});

describe('a theme link', () => {
  it.each(modes)('contains everything that changes the appearance, made in %s', async (mode) => {
    const engine = edited(mode);
    const other = createThemeEngine({ catalogue });
    previewTheme(other, (await readShareText(await toShareText(engine.toSaved())))!);
    other.commit();
    expect(looksOf(other)).toEqual(looksOf(engine));
  });

  it('keeps colours that equal those of the scheme and were set together with others', async () => {
    const engine = createThemeEngine({ catalogue });
    for (const seed of [0, 4, 8]) {
      shuffleTheme(engine, { seed });
      const other = createThemeEngine({ catalogue });
      other.restoreDraft((await readShareText(await toShareText(engine.toSaved())))!);
      expect(looksOf(other)).toEqual(looksOf(engine));
    }
  });

  it('is short: it contains only the changes', async () => {
    expect((await toShareText(createThemeEngine({ catalogue }).toSaved())).length).toBeLessThan(260);
    const everything = edited();
    for (const { id, kind } of fieldsOf(catalogue)) {
      if (kind === 'color') everything.setField(id, `hsl(${id.length * 37} ${id.length * 3}% 40%)`);
    }
    expect((await toShareText(everything.toSaved())).length).toBeLessThan(2000);
  });

  it('needs no escaping in a URL', async () => {
    expect(await toShareText(edited().toSaved())).toMatch(/^1\.[\w-]+$/);
  });

  /** Returns a copy with as many changes of its own as its catalogue has fields. */
  const ofMany = (count: number) => {
    const fields = Array.from({ length: count }, (_, at) => ({
      id: `f${at}`,
      label: `F${at}`,
      variable: `--field-${at}` as const,
      kind: 'color' as const,
      inputType: 'color' as const,
      defaultValue: 'rgba(0, 0, 0, 0)',
    }));
    const sections = [...catalogue.sections, { id: 'many', name: 'Many', fields }];
    const engine = createThemeEngine({ catalogue: { ...catalogue, sections } });
    const themeColors = { ...engine.toProperties().themeColors };
    let random = 1;
    for (const { variable } of fields) {
      random = (random * 48_271) % 0x7fff_ffff;
      themeColors[variable] = `rgba(${random % 256}, ${(random >> 8) % 256}, ${(random >> 16) % 256}, 1)`;
    }
    return {
      ...engine.toSaved(),
      properties: { ...engine.toProperties(), themeColors },
      ownNames: Object.keys(themeColors),
    };
  };

  it('is read again as long as it could be written, for a catalogue of very many fields too', async () => {
    const copy = ofMany(1500);
    const text = await toShareText(copy);
    expect(text.length).toBeGreaterThan(8192);
    expect((await readShareText(text))?.properties?.themeColors).toEqual(copy.properties.themeColors);
  });

  it.each([
    ['of more than 64 KiB', () => ofMany(2500), 'more than 64 KiB'],
    ['without properties', () => ({ ...edited().toSaved(), properties: null }), '`copy`'],
  ])('is not written for a theme %s, and the error says why', async (_, copyOf, why) => {
    await expect(toShareText(copyOf())).rejects.toThrow(why);
  });

  it('that is damaged is refused', async () => {
    for (const text of ['', '1.', '2.abc', '1.!!!', '1.AAAA', `1.${'a'.repeat(9000)}`, 'theme']) {
      expect(await readShareText(text)).toBeNull();
    }
  });

  it('that unpacks to far more than a theme is refused', async () => {
    const bomb = deflateRawSync(JSON.stringify({ properties: {}, pad: 'x'.repeat(3_000_000) })).toString('base64url');
    expect(bomb.length).toBeLessThan(8000);
    expect(await readShareText(`1.${bomb}`)).toBeNull();
  });
});
