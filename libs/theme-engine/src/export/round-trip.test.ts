import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { withShape } from '../catalogue/shape.ts';
import { parseColor } from '../core/color-value.ts';
import { contrastRatio } from '../core/contrast.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { createTheme } from '../create/index.ts';
import {
  exportNames,
  previewTheme,
  readTheme,
  toDesignTokens,
  toFigmaVariables,
  toMuiTheme,
  toShadcnTheme,
  toTailwindTheme,
  toThemeCss,
} from './index.ts';
import { readCssVariables } from './read-css.ts';

const modes = ['light', 'dark', 'flately'] as const;
type Engine = ReturnType<typeof createThemeEngine>;

/** Returns the variables of every mode, as a page would show them. */
const shownBy = (engine: Engine) =>
  Object.fromEntries(
    modes.map((mode) => {
      engine.chooseMode(mode);
      return [mode, engine.getSnapshot().resolved.variables];
    }),
  );

/** Imports a file into another engine. */
function imported(text: string) {
  const engine = createThemeEngine({ catalogue });
  const found = readTheme(text, catalogue);
  if (!found) throw new Error(`Not a theme: ${text.slice(0, 60)}`);
  previewTheme(engine, found.theme);
  engine.commit();
  return { engine, found };
}

const colors = fieldsOf(catalogue).filter(({ kind }) => kind === 'color');
const fonts = catalogue.fonts.filter(({ weight }) => weight !== 400);
const change = fc.record({
  mode: fc.constantFrom(...modes),
  field: fc.constantFrom(...colors.map(({ id }) => id)),
  color: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
});
const themes = fc.record({
  changes: fc.array(change, { maxLength: 6 }),
  size: fc.integer({ min: 30, max: 60 }),
  font: fc.constantFrom(...fonts.map(({ id }) => id)),
});

function themed({
  changes,
  size,
  font,
}: {
  changes: { mode: string; field: string; color: string }[];
  size: number;
  font: string;
}) {
  const engine = createThemeEngine({ catalogue });
  for (const { mode, field, color } of changes) engine.setField(field, color, mode as 'light');
  engine.setField('fontH1', size);
  engine.setField('font-heading', font);
  return engine;
}

describe('a theme exported and imported again', () => {
  it.each([
    ['CSS', toThemeCss],
    ['Tailwind', toTailwindTheme],
    ['design tokens', (...theme: Parameters<typeof toDesignTokens>) => JSON.stringify(toDesignTokens(...theme))],
  ])('is the same in every mode: %s', (_, print) => {
    fc.assert(
      fc.property(themes, (theme) => {
        const engine = themed(theme);
        const { engine: other, found } = imported(print(catalogue, engine.getSnapshot().draft));
        expect(found.ignored).toEqual([]);
        const [shown, expected] = [shownBy(other), shownBy(engine)];
        expect(shown).toEqual(expected);
      }),
      { numRuns: 3 },
    );
  });

  it.each(modes)('is the same in the mode of a Figma file: %s', (mode) => {
    fc.assert(
      fc.property(themes, (theme) => {
        const engine = themed(theme);
        const files = toFigmaVariables(catalogue, engine.getSnapshot().draft);
        const { engine: other } = imported(JSON.stringify(files[mode]));
        expect(other.getSnapshot().draft.mode).toBe(mode);
        expect(shownBy(other)[mode]).toEqual(shownBy(engine)[mode]);
      }),
      { numRuns: 3 },
    );
  });

  it.each([
    ['shadcn', toShadcnTheme],
    ['mui', toMuiTheme],
  ] as const)('keeps each value that has a name in %s', (format, print) => {
    fc.assert(
      fc.property(themes, (theme) => {
        const engine = themed(theme);
        const { engine: other } = imported(print(catalogue, engine.getSnapshot().draft));
        const [shown, expected] = [shownBy(other), shownBy(engine)];
        const named = fieldsOf(catalogue).filter((field) => exportNames(field, format));
        for (const mode of format === 'mui' ? (['light', 'dark'] as const) : modes)
          for (const { variable } of named)
            expect([variable, shown[mode]![variable]]).toEqual([variable, expected[mode]![variable]]);
      }),
      { numRuns: 3 },
    );
  });

  it('has every variable of shadcn/ui in both of its modes, readable in pairs', () => {
    const pairs = ['', 'card', 'popover', 'primary', 'secondary', 'muted', 'accent', 'destructive', 'sidebar'];
    const others = ['border', 'input', 'ring', 'sidebar-primary', 'sidebar-primary-foreground', 'sidebar-accent'];
    const more = ['sidebar-accent-foreground', 'sidebar-border', 'sidebar-ring'];
    const charts = [1, 2, 3, 4, 5].map((at) => `chart-${at}`);
    for (const { code } of catalogue.schemes) {
      const { draft } = createThemeEngine({ catalogue, initial: { schemeCode: code } }).getSnapshot();
      const { light, dark } = readCssVariables(toShadcnTheme(catalogue, draft));
      for (const values of [light!, dark!]) {
        for (const name of [...others, ...more, ...charts]) expect(parseColor(values[`--${name}`])).not.toBeNull();
        for (const name of pairs) {
          const [ground, text] = [
            values[`--${name || 'background'}`],
            values[name ? `--${name}-foreground` : '--foreground'],
          ];
          expect(contrastRatio(parseColor(text)!, parseColor(ground)!)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('has a radius in shadcn/ui where the theme has corners of its own, and has the same corners again', () => {
    const shaped = withShape(catalogue);
    const engine = createThemeEngine({ catalogue: shaped });
    const printed = () => toShadcnTheme(shaped, engine.getSnapshot().draft);
    expect(printed()).not.toContain('--radius');
    engine.setField('shape-corners', 'round');
    const { theme } = readTheme(printed(), shaped)!;
    expect(theme.properties!.themeColors['--shape-corners']).toBe('round');
  });

  it('keeps the weights of its fonts in MUI', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('font-heading', 'poppins-bold');
    engine.setField('font-body', 'inter-medium');
    const text = toMuiTheme(catalogue, engine.getSnapshot().draft);
    expect(text.match(/"fontWeight": 700/g)).toHaveLength(6);
    expect(text).toContain('"fontWeightRegular": 500');
    const { engine: other, found } = imported(text);
    expect([other.valueOf('font-heading'), other.valueOf('font-body')]).toEqual(['poppins-bold', 'inter-medium']);
    expect(found.ignored.map(({ from }) => from).filter((name) => name.includes('Weight'))).toEqual([]);
  });

  it('has in MUI only what the theme has, because MUI refuses a color without a main one', () => {
    const { engine } = createTheme({ colors: { page: 'white', 'layout-primary': 'teal' }, storage: null });
    const text = toMuiTheme(engine.catalogue, engine.getSnapshot().draft);
    const { colorSchemes, typography } = JSON.parse(text.slice(text.indexOf('({') + 1, text.lastIndexOf(')')));
    expect(colorSchemes.light.palette).toEqual({
      primary: { main: 'rgba(0, 128, 128, 1)' },
      background: {},
      text: {},
    });
    expect(typography).toEqual({ h1: {}, h2: {}, h3: {}, h4: {}, h5: {}, h6: {}, body1: {} });
  });

  it('has one name per field in each format that is read by name', () => {
    for (const format of ['css', 'tailwind', 'mui'] as const) {
      const names = fieldsOf(catalogue).flatMap((field) => exportNames(field, format) ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('each value that the import report accepts', () => {
  it.each([
    ['teal', 'rgba(0, 128, 128, 1)'],
    ['#0f08', 'rgba(0, 255, 0, 0.533)'],
    ['hsl(0.5turn 50% 50%)', 'rgba(64, 191, 191, 1)'],
    ['hwb(120 10% 10%)', 'rgba(26, 230, 26, 1)'],
    ['rgb(none 0 0)', 'rgba(0, 0, 0, 1)'],
    ['lab(100% 0 0)', 'rgba(255, 255, 255, 1)'],
    ['oklch(1 0 none)', 'rgba(255, 255, 255, 1)'],
    ['color(srgb 1 0 0)', 'rgba(255, 0, 0, 1)'],
    ['#0f766e !important', 'rgba(15, 118, 110, 1)'],
  ])('is on the page, under our own and other names: %s', (text, value) => {
    for (const [name, field] of [
      ['--button-bg', 'button-bg'],
      ['--primary', 'layout-primary'],
    ] as const) {
      const { engine, found } = imported(`:root { ${name}: ${text}; }`);
      expect(found.taken).toContainEqual({ from: name, fieldId: field, mode: 'light', value });
      expect(engine.valueOf(field)).toBe(value);
    }
  });

  it('is on the page for sizes in rem too', () => {
    expect(imported(':root { --font-h1: 3.5rem; }').engine.valueOf('fontH1')).toBe('56px');
  });
});

describe('an imported stylesheet', () => {
  const primaryOf = (css: string) => {
    const { taken } = readTheme(css, catalogue)!;
    return Object.fromEntries(
      modes.map((mode) => [
        mode,
        taken.findLast((one) => one.mode === mode && one.fieldId === 'layout-primary')?.value,
      ]),
    );
  };
  const [blue, sky] = ['rgba(0, 0, 187, 1)', 'rgba(153, 204, 255, 1)'];

  it.each([
    [
      'a media query around :root',
      '@media (prefers-color-scheme: dark) { :root { --primary: #9cf } } :root { --primary: #00b }',
    ],
    ['a class with another name', ':root { --primary: #00b } .theme-dark { --primary: #9cf }'],
    ['a modifier of a class', ':root { --primary: #00b } html.theme--dark { --primary: #9cf }'],
    ['what a selector excludes', ':root:not(.dark) { --primary: #00b } html.dark { --primary: #9cf }'],
    ['a layer', '@layer base { :root { --primary: #00b } .dark { --primary: #9cf } }'],
    ['a variant of Tailwind', ':root { --primary: #00b; @variant dark { --primary: #9cf } }'],
    ['a variable of another rule', ':root { --sky: #9cf; --primary: #00b } .dark { --primary: var(--sky) }'],
    ['a variable that changes', ':root { --brand: #00b; --primary: var(--brand) } .dark { --brand: #9cf }'],
    ['channels in a variable', ':root { --p: 240 100% 36.67%; --primary: hsl(var(--p)) } .dark { --p: 210 100% 80% }'],
    ['both modes in one value', ':root { --primary: light-dark(#00b, rgb(153, 204, 255)) }'],
    [
      'both modes in one value, of which one is calculated',
      ':root { --primary: #00b; --sky: light-dark(color-mix(in srgb, rgb(from red r g b), blue), #9cf) } .dark { --primary: var(--sky) }',
    ],
    ['fallbacks in fallbacks', ':root { --primary: var(--a, var(--b, var(--c, rgb(0 0 187)))) } .dark { --c: #9cf }'],
    ['functions in capitals', ':root { --p: LIGHT-DARK(#00b, #9cf); --primary: VAR(--p) }'],
    [
      'a page that has another theme only with a further name',
      ":root { --primary: #00b } .dark { --primary: #9cf } :root[data-theme='ocean'] { --primary: #777 } .ocean.dark { --primary: #777 }",
    ],
    [
      'a page that has it only with a further name',
      ":root[data-theme='ocean'] { --primary: #00b } .ocean.dark { --primary: #9cf } html.forest { --primary: #777 }",
    ],
    [
      'comments of SCSS, whatever they say',
      `// The dark theme isn't here {
       :root { // first
         --primary: #00b; // not --primary: #777;
         // .dark { --primary: #777; }
       }
       .dark {
         // It's here, see https://example.com
         --primary: #9cf;
       }`,
    ],
    ['other media', ':root { --primary: #00b } .dark { --primary: #9cf } @media print { :root { --primary: #000 } }'],
  ])('has both modes by %s', (_, css) => {
    expect(primaryOf(css)).toMatchObject({ light: blue, dark: sky });
  });

  it('applies a rule for several modes to each of them', () => {
    expect(primaryOf(':root, .dark { --primary: #00b }')).toMatchObject({ light: blue, dark: blue });
  });

  it('with exponentially repeated variables terminates', () => {
    const chain = Array.from({ length: 40 }, (_, at) => `--v${at}: ${`var(--v${at + 1}) `.repeat(12)};`).join('');
    expect(readTheme(`:root { ${chain} --primary: var(--v0); }`, catalogue)?.taken).toEqual([]);
  });
});

describe('design tokens', () => {
  it.each([
    ['$root of a group', { primary: { $root: { $value: '#0000bb' } } }],
    ['a reference', { base: { $value: '#0000bb' }, primary: { $value: { $ref: '#/base/$value' } } }],
    ['an alias of $root', { base: { $root: { $value: '#0000bb' } }, primary: { $value: '{base.$root}' } }],
    ['a missing channel', { primary: { $value: { colorSpace: 'srgb', components: ['none', 'none', 187 / 255] } } }],
    ['another space', { primary: { $value: { colorSpace: 'hsl', components: [240, 100, 36.667] } } }],
  ])('are read with %s', (_, file) => {
    expect(imported(JSON.stringify(file)).engine.valueOf('layout-primary')).toBe('rgba(0, 0, 187, 1)');
  });

  it('are read in lab and lch, whose components have no hex value', () => {
    const value = { colorSpace: 'lab', components: [0, 0, 0] };
    expect(imported(JSON.stringify({ primary: { $value: value } })).engine.valueOf('layout-primary')).toBe(
      'rgba(0, 0, 0, 1)',
    );
  });
});

describe('the options of createTheme', () => {
  it('keep readable values beside an expression, which is listed', () => {
    const text = `export default createTheme({ ...base, palette: { primary: { main: blue[500] }, secondary: { main: '#0000bb' } } });`;
    const { engine, found } = imported(text);
    expect(engine.valueOf('layout-secondary')).toBe('rgba(0, 0, 187, 1)');
    expect(found.ignored).toContainEqual({ from: 'palette-primary-main', mode: 'light', reason: 'bad-value' });
  });

  it('keep their own mode, and have heading sizes', () => {
    const text = `createTheme({ palette: { mode: 'dark', primary: { main: '#9cf' } }, typography: { h1: { fontSize: '3.5rem' } } })`;
    const { engine } = imported(text);
    expect(engine.getSnapshot().draft.mode).toBe('dark');
    expect(engine.valueOf('fontH1')).toBe('56px');
  });
});
