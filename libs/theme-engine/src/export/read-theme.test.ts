import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { withShape } from '../catalogue/shape.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import {
  exportNames,
  previewTheme,
  readTheme,
  toFigmaVariables,
  toMuiTheme,
  toShadcnTheme,
  toThemeCss,
  toThemeJson,
} from './index.ts';

const tweakcn = `:root {
  --background: oklch(0.9824 0.0013 286.3757);
  --foreground: oklch(0.3211 0 0);
  --card: oklch(1.0000 0 0);
  --primary: oklch(0.6487 0.1538 150.3071);
  --primary-foreground: oklch(1.0000 0 0);
  --ring: var(--primary);
  --font-sans: Plus Jakarta Sans, sans-serif;
  --font-mono: JetBrains Mono, monospace;
  --radius: 0.5rem;
  --shadow-2xs: 0 1px 3px 0px hsl(0 0% 0% / 0.05);
}
.dark {
  --background: oklch(0.2303 0.0125 264.2926);
  --foreground: oklch(0.9219 0 0);
  --primary: oklch(0.6487 0.1538 150.3071);
}
@theme inline {
  --color-background: var(--background);
}`;
const shown = (text: string, mode: ThemeMode) => {
  const engine = createThemeEngine({ catalogue });
  const found = readTheme(text, catalogue)!;
  previewTheme(engine, found.theme);
  engine.commit();
  engine.chooseMode(mode);
  return { found, value: (id: string) => engine.valueOf(id) };
};

describe('a tweakcn file', () => {
  it('maps to fields in both modes, with resolved variables', () => {
    const light = shown(tweakcn, 'light');
    expect(light.value('layout-primary')).toMatch(/^rgba\(/);
    expect(light.value('layout-focus')).toBe(light.value('layout-primary'));
    expect(light.value('bg-card')).toBe('rgba(255, 255, 255, 1)');
    expect(light.value('font-code')).toBe('jetbrains-mono-regular');
    expect(shown(tweakcn, 'dark').value('bg-page')).toMatch(/^rgba\((\d|[1-4]\d), /);
  });

  it.each([
    ['37 99 235', 'rgba(37, 99, 235, 1)'],
    ['37, 99, 235', 'rgba(37, 99, 235, 1)'],
  ])('may contain the bare channels %s of Tailwind 3', (channels, color) =>
    expect(shown(`:root { --primary: ${channels}; }`, 'light').value('layout-primary')).toBe(color),
  );

  it.each([
    [':root { --radius: 0rem }', 'square'],
    [':root { --radius: 0.5rem }', 'slight'],
    [':root { --radius: .625rem }', 'slight'],
    [':root { --radius: 22px }', 'round'],
    [':root { --radius: 3rem }', 'rounder'],
    [`createTheme({ palette: { primary: { main: '#06c' } }, shape: { borderRadius: 24 } })`, 'round'],
  ])('includes the corner radius where the catalogue has one: %s', (text, value) => {
    expect(readTheme(text, withShape(catalogue))!.taken).toContainEqual(
      expect.objectContaining({ fieldId: 'shape-corners', value }),
    );
  });

  it('keeps everything from our own export that has a shape', () => {
    const engine = createThemeEngine({ catalogue: withShape(catalogue) });
    for (const [id, word] of Object.entries({ corners: 'rounder', scale: 'fourth', density: 'airy', shadow: 'none' }))
      expect(engine.setField(`shape-${id}`, word).ok).toBe(true);
    const css = toThemeCss(engine.catalogue, engine.getSnapshot().draft);
    expect(readTheme(css, engine.catalogue)!.ignored).toEqual([]);
    expect(readTheme(css.replace('rounder', 'toString'), engine.catalogue)!.ignored).toContainEqual(
      expect.objectContaining({ from: '--radius-s' }),
    );
  });

  it('ignores a corner radius that is not a number', () => {
    const text = ':root { --primary: #06c; --radius: calc(1rem - 2px) }';
    expect(readTheme(text, withShape(catalogue))!.ignored).toEqual([
      { from: '--radius', mode: 'light', reason: 'bad-value' },
    ]);
  });

  it('reports unknown values', () => {
    const { ignored, taken } = readTheme(tweakcn, catalogue)!;
    expect(ignored).toContainEqual({ from: '--radius', mode: 'light', reason: 'no-counterpart' });
    expect(ignored).toContainEqual({ from: '--shadow-2xs', mode: 'light', reason: 'no-counterpart' });
    expect(taken).toContainEqual(expect.objectContaining({ from: '--foreground', fieldId: 'text-body', mode: 'dark' }));
  });

  it.each([
    ':root { --background : #fafafa }',
    ':root { --background /* page */ : /* light */ #fafafa /* ! */; }',
    ':root\r\n{\r\n\t--background\r\n:\r\n#fafafa\r\n;\r\n}',
    ':root{--background:#fafafa!important}',
    ':root{/**/--background/**/ /**/:/**/#fafafa}',
  ])('is read with any whitespace: %j', (text) => {
    expect(shown(text, 'light').value('bg-page')).toBe('rgba(250, 250, 250, 1)');
  });

  it('may contain the bare channels of older versions', () => {
    const { value } = shown(':root { --background: 0 0% 100%; --primary: 221.2 83.2% 53.3%; }', 'light');
    expect([value('bg-page'), value('layout-primary')]).toEqual(['rgba(255, 255, 255, 1)', 'rgba(37, 99, 235, 1)']);
  });
});

describe('design tokens', () => {
  it('follow aliases and have several modes, in any notation', () => {
    const tokens = {
      color: {
        brand: { $type: 'color', $value: '#0f766e' },
        primary: { $value: '{color.brand}', $extensions: { mode: { dark: '#5eead4' } } },
        background: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } },
      },
      dark: { background: { $value: '#101418' } },
    };
    const text = JSON.stringify(tokens);
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(15, 118, 110, 1)');
    expect(shown(text, 'dark').value('layout-primary')).toBe('rgba(94, 234, 212, 1)');
    expect(shown(text, 'dark').value('bg-page')).toBe('rgba(16, 20, 24, 1)');
  });

  it.each([
    {
      what: 'of a known space from its components',
      value: { colorSpace: 'display-p3', components: [1, 0, 0], alpha: 0.5, hex: '#00ff00' },
      color: 'rgba(255, 11, 12, 0.5)',
    },
    {
      what: 'of an unknown space from its hex digits',
      value: { colorSpace: 'ictcp', components: [1, 0, 0], alpha: 0.5, hex: '#3366cc' },
      color: 'rgba(51, 102, 204, 0.5)',
    },
    {
      what: 'without components from its hex digits',
      value: { alpha: 0.25, hex: '#3366cc' },
      color: 'rgba(51, 102, 204, 0.25)',
    },
  ])('has a color $what, with its alpha', ({ value, color }) => {
    const tokens = { primary: { $type: 'color', $value: value } };
    expect(shown(JSON.stringify(tokens), 'light').value('layout-primary')).toBe(color);
  });

  const red = { $value: '#f00' };
  it.each<[string, object, ThemeMode]>([
    ['a group below another', { color: { dark: { primary: red } } }, 'dark'],
    [
      'the extension of a tool',
      { primary: { $value: '#00f', $extensions: { 'com.figma': { modes: { Dark: '#f00' } } } } },
      'dark',
    ],
    ['a group that extends another', { base: { primary: red }, dark: { $extends: '{base}' } }, 'dark'],
    ['a group that extends another by a pointer', { base: { primary: red }, dark: { $extends: '#/base' } }, 'dark'],
    [
      'a group that overrides what it extends',
      { base: { primary: { $value: '#00f' } }, dark: { $extends: '{base}', primary: red } },
      'dark',
    ],
    [
      'groups that extend each other',
      { a: { $extends: '{b}', primary: red }, b: { $extends: '{a}' }, dark: { $extends: '{b}' } },
      'dark',
    ],
    ['a token that is a reference', { brand: red, primary: { $ref: '#/brand' } }, 'light'],
    [
      'a group that extends a group which another inherits',
      { a: { sub: { primary: red } }, b: { $extends: '{a}' }, dark: { $extends: '{b.sub}' } },
      'dark',
    ],
    [
      'a pointer with characters that addresses escape',
      { 'brand red': red, primary: { $value: { $ref: '#/brand%20red/$value' } } },
      'light',
    ],
    [
      'components that are references',
      {
        brand: { $value: { colorSpace: 'srgb', components: [1, 0.5, 0] } },
        half: { $type: 'number', $value: 1 },
        primary: {
          $value: {
            colorSpace: 'srgb',
            components: [{ $ref: '#/brand/$value/components/0' }, { $ref: '#/brand/$value/components/2' }, 0],
            alpha: '{half}',
          },
        },
      },
      'light',
    ],
    [
      'an alias of a value, as Style Dictionary writes it',
      { color: { base: { red: { value: '#f00' } }, primary: { value: '{color.base.red.value}' } } },
      'light',
    ],
    [
      'a part of a composite value',
      {
        line: { $type: 'border', $value: { color: '{brand}', width: '1px' } },
        brand: red,
        primary: { $ref: '#/line/$value/color' },
      },
      'light',
    ],
    [
      'a chain of thirty aliases',
      {
        a0: red,
        ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a${at + 1}`, { $value: `{a${at}}` }])),
        primary: { $value: '{a30}' },
      },
      'light',
    ],
    [
      'a group below ten others',
      {
        a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { brand: red } } } } } } } } } },
        primary: { $value: '{a.b.c.d.e.f.g.h.i.j.brand}' },
      },
      'light',
    ],
    [
      'an alias of a token that has another value in the mode',
      { primary: { $value: '{brand}' }, brand: { $value: '#00f', $extensions: { mode: { dark: '#f00' } } } },
      'dark',
    ],
    [
      'an alias of a token in the group of each mode',
      { primary: { $value: '{brand}' }, light: { brand: { $value: '#00f' } }, dark: { brand: red } },
      'dark',
    ],
    [
      'a value of its own in a mode, beside an alias that differs there',
      {
        primary: { $value: '{brand}' },
        dark: { primary: red },
        brand: { $value: '#00f', $extensions: { mode: { dark: '#0f0' } } },
      },
      'dark',
    ],
    [
      'sets of modes in capitals, each with its own colors',
      {
        Light: { brand: { $value: '#00f' }, primary: { $value: '{brand}' } },
        Dark: { brand: red, primary: { $value: '{brand}' } },
      },
      'dark',
    ],
  ])('are read from %s', (_what, tokens, mode) => {
    const { taken } = readTheme(JSON.stringify(tokens), catalogue)!;
    const value = 'rgba(255, 0, 0, 1)';
    expect(taken).toContainEqual(expect.objectContaining({ fieldId: 'layout-primary', mode, value }));
  });

  it.each([
    ['h1', 'fontH1'],
    ['typography', 'fontH2', 'h2'],
    ['heading', 'fontH6', 'H6'],
    ['text', 'fontPara', 'p'],
  ])('have the size of a text style: %s', (name, fieldId, inner = '$root') => {
    const style = { fontFamily: ['Inter'], fontSize: { value: 2, unit: 'rem' }, fontWeight: 700 };
    const file = { [name]: { [inner]: { $type: 'typography', $value: style } } };
    const { taken } = readTheme(JSON.stringify(file), catalogue)!;
    expect(taken).toContainEqual(expect.objectContaining({ fieldId, value: '32px' }));
  });

  it('have families and weights that are references', () => {
    const file = {
      sans: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] },
      bold: { $type: 'fontWeight', $value: 'bold' },
      'font-body': { $type: 'fontFamily', $value: ['{sans}', 'Arial'] },
      'font-body-weight': { $type: 'fontWeight', $value: '{bold}' },
    };
    expect(shown(JSON.stringify(file), 'light').value('font-body')).toBe('inter-bold');
  });

  it('may have names as in a script', () => {
    const { taken } = readTheme(JSON.stringify({ primaryForeground: red }), catalogue)!;
    expect(taken.map(({ fieldId }) => fieldId)).toEqual(['layout-on-primary']);
  });

  it.each(['Primary Foreground', 'primary_foreground', 'PRIMARY FOREGROUND', ' / Primary  Foreground'])(
    'may have names as in a design tool: %s',
    (name) => {
      const { taken } = readTheme(JSON.stringify({ Colors: { [name]: red } }), catalogue)!;
      expect(taken.map(({ fieldId }) => fieldId)).toEqual(['layout-on-primary']);
    },
  );

  it('of a component state are not those of a mode', () => {
    const { ignored } = readTheme(JSON.stringify({ button: { default: { bg: red } } }), catalogue)!;
    expect(ignored).toEqual([{ from: 'button-default-bg', mode: 'light', reason: 'no-counterpart' }]);
  });

  it('in groups that extend groups recursively terminate', () => {
    const many = (name: string) =>
      Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`g${at}`, { $extends: `{${name}}` }]));
    const tokens = { primary: red, a: many('b'), b: many('c'), c: many('d'), d: { x: red } };
    expect(readTheme(JSON.stringify(tokens), catalogue)!.taken.map(({ from }) => from)).toContain('primary');
  });

  it('that refer to themselves terminate as rejected values', () => {
    const text = JSON.stringify({ primary: { $value: '{primary}' } });
    expect(readTheme(text, catalogue)).toMatchObject({
      taken: [],
      ignored: [{ from: 'primary', mode: 'light', reason: 'bad-value' }],
    });
  });
});

describe('an MUI theme', () => {
  it('is read from its script without executing it', () => {
    const text = `import { createTheme } from '@mui/material';
// Our theme
const theme = createTheme({
  palette: { mode: 'dark', primary: { main: '#90caf9' }, background: { default: '#121212', paper: 'rgb(30,30,30)' }, },
  shape: { borderRadius: 8 },
});`;
    const { found, value } = shown(text, 'dark');
    expect([value('layout-primary'), value('bg-page'), value('bg-card')]).toEqual([
      'rgba(144, 202, 249, 1)',
      'rgba(18, 18, 18, 1)',
      'rgba(30, 30, 30, 1)',
    ]);
    expect(found.ignored.map(({ from }) => from)).toEqual(['shape-borderRadius']);
  });
});

describe('a theme script', () => {
  const names = (text: string | string[]) => {
    const found = readTheme(text, catalogue);
    return found && { taken: [...new Set(found.taken.map(({ from, mode }) => `${mode} ${from}`))], theme: found.theme };
  };

  it('keeps values beside functions, methods, spreads and expressions, which are listed', () => {
    const text = `import { blue } from '@mui/material/colors';
export default responsiveFontSizes(createTheme({
  cssVariables: true,
  palette: { ...base, mode: isDark ? 'dark' : 'light', primary: { main: '#123456' as const }, secondary: blue, info: { main: blue[500] } },
  typography: { fontFamily: ['-apple-system', 'Roboto', '"Helvetica Neue"'].join(','), h1: { fontSize: \`2.5rem\` }, h2: { fontSize: 16 * 2 } },
  spacing(factor) { return \`\${0.25 * factor}rem\`; },
  components: { MuiButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.primary.main, '&:hover': {} }) } } },
}));`;
    const found = readTheme(text, catalogue)!;
    expect(names(text)?.taken).toEqual([
      'light palette-primary-main',
      'light typography-fontFamily',
      'light typography-h1-fontSize',
    ]);
    expect(found.taken.find(({ fieldId }) => fieldId === 'fontH1')?.value).toBe('40px');
    expect(found.ignored.map(({ from, reason }) => `${from} ${reason}`)).toEqual([
      'palette-...base no-counterpart',
      'palette-secondary no-counterpart',
      'palette-info-main bad-value',
      'typography-h2-fontSize bad-value',
      'spacing no-counterpart',
      'components-MuiButton-styleOverrides-root no-counterpart',
    ]);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    // Not one of the palettes.
    ['print', 'light'],
  ])('begins in the scheme that is named as the default one: %s', (scheme, mode) => {
    const text = `createTheme({ defaultColorScheme: '${scheme}', colorSchemes: {
      light: { palette: { primary: { main: '#112233' } } }, dark: { palette: { primary: { main: '#aabbcc' } } } } })`;
    const { theme, ignored } = readTheme(text, catalogue)!;
    expect(theme.mode).toBe(mode);
    expect(ignored).toEqual([]);
    const tokens = JSON.stringify({ dark: { bg: { page: { $type: 'color', $value: '#112233' } } } });
    expect(readTheme([text, tokens], catalogue)?.theme.mode).toBe(mode);
  });

  it('with a theme for each mode is one theme', () => {
    const text = `const light = createTheme({ palette: { mode: 'light', primary: { main: '#112233' } } });
const dark = createTheme({ palette: { mode: 'dark', primary: { main: '#aabbcc' } } });`;
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(17, 34, 51, 1)');
    expect(shown(text, 'dark').value('layout-primary')).toBe('rgba(170, 187, 204, 1)');
  });

  it('of an older MUI has its mode in the palette type', () => {
    const text = `export const options = { palette: { type: 'dark', primary: { main: '#112233' } } };`;
    expect(shown(text, 'dark').value('layout-primary')).toBe('rgba(17, 34, 51, 1)');
  });

  it.each([String.raw`'\u0023112233'`, String.raw`'\u{23}112233'`, String.raw`'\x23112233'`, "'#112\\\n233'"])(
    'may have escapes in a string: %s',
    (main) =>
      expect(shown(`createTheme({ palette: { primary: { main: ${main} } } })`, 'light').value('layout-primary')).toBe(
        'rgba(17, 34, 51, 1)',
      ),
  );

  it.each([`const Hint = () => <p>It's late</p>;`, 'const quotes = /["\']/g;', `// It's\n/* isn't */`])(
    'may have a quotation mark that is no string: %s',
    (before) => expect(names(`${before}\ncreateTheme({ palette: { divider: '#112233' } });`)?.taken).toHaveLength(1),
  );

  it('may join a list that has objects in it', () => {
    const text = `createTheme({ palette: {}, typography: { fontFamily: ['Inter', { a: 1 }, [b]].join(',') } })`;
    expect(shown(text, 'light').value('font-body')).toBe('inter-regular');
  });

  it('that exports tokens is read too', () =>
    expect(names(`module.exports = { color: { primary: { $value: '#123456' } } };`)?.taken).toEqual([
      'light color-primary',
    ]));
});

describe('MUI variables', () => {
  it('map to the fields of its palette', () => {
    const text = `:root { --mui-palette-primary-main: #1976d2 } [data-mui-color-scheme='dark'] { --mui-palette-primary-main: #90caf9 }`;
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(25, 118, 210, 1)');
    expect(shown(text, 'dark').value('layout-primary')).toBe('rgba(144, 202, 249, 1)');
  });
});

describe('a token file with a group that is named like a key of another tool', () => {
  it.each([
    ['palette', { $type: 'color', brand: { $value: '#0f766e' } }],
    ['palette', { brand: { value: '#0f766e', type: 'color' } }],
    ['colorSchemes', { brand: { $type: 'color', $value: '#0f766e' } }],
    ['cssVars', { brand: { $type: 'color', $value: '#0f766e' } }],
  ])('is read as tokens: %s', (name, group) => {
    const text = JSON.stringify({ [name]: group, color: { primary: { $type: 'color', $value: `{${name}.brand}` } } });
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(15, 118, 110, 1)');
  });
});

describe('JSON that editors take and `JSON.parse` does not', () => {
  const text = `\uFEFF// Our brand\r\n{\r\n  /* light */ "primary": { "$type": "color", "$value": "#0f766e", },\r\n}\r\n`;

  it('may have comments and trailing commas', () =>
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(15, 118, 110, 1)'));

  it.each([
    ['ends early', text.slice(0, text.lastIndexOf('}'))],
    ['ends in a list', '{ "primary": { "$value": "#fff" }, "font": ["Inter"'],
    ['has something after its end', `${text} else`],
  ])('is refused where it %s', (_, cut) => expect(readTheme(cut, catalogue)).toBeNull());
});

describe('a registry item, as tweakcn publishes themes', () => {
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: 'dawn',
    type: 'registry:style',
    cssVars: {
      theme: { 'font-mono': 'JetBrains Mono, monospace', radius: '0.5rem' },
      light: { background: 'oklch(1 0 0)', ring: 'var(--primary)', primary: '#123456' },
      dark: { background: 'oklch(0.2 0 0)', primary: '#abcdef' },
    },
  };

  it('has the variables of both modes', () => {
    const text = JSON.stringify(item);
    expect(shown(text, 'light').value('layout-focus')).toBe('rgba(18, 52, 86, 1)');
    expect(shown(text, 'dark').value('bg-page')).toBe('rgba(22, 22, 22, 1)');
    expect(shown(text, 'light').value('font-code')).toBe('jetbrains-mono-regular');
    expect(readTheme(text, catalogue)?.ignored.map(({ from }) => from)).toEqual(['--radius']);
  });
});

describe('several files', () => {
  it.each(['light', 'dark', 'flately'] as const)('are the modes of one theme, as Figma exports them: %s', (mode) => {
    const engine = createThemeEngine({ catalogue, initial: { schemeCode: '1.3' } });
    const { light, dark, flately } = toFigmaVariables(catalogue, engine.getSnapshot().draft);
    const texts = [dark, light, flately].map((file) => JSON.stringify(file));
    const other = createThemeEngine({ catalogue });
    previewTheme(other, readTheme(texts, catalogue)!.theme);
    for (const each of [engine, other]) each.chooseMode(mode);
    for (const id of ['layout-primary', 'bg-page', 'text-body']) expect(other.valueOf(id)).toBe(engine.valueOf(id));
  });

  it('are refused together when one is not a theme', () => {
    const css = ':root { --primary: #123456 }';
    expect(readTheme([css, 'not a theme'], catalogue)).toBeNull();
    expect(readTheme([], catalogue)).toBeNull();
    expect(readTheme([css], catalogue)).toEqual(readTheme(css, catalogue));
  });
});

describe('tokens in the notation before the standard', () => {
  it('have values without the dollar sign, as in Tokens Studio and Style Dictionary', () => {
    const text = JSON.stringify({
      light: { primary: { value: '#112233', type: 'color' } },
      dark: { primary: { value: '{light.primary}', type: 'color' }, background: { value: '#000' } },
    });
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(17, 34, 51, 1)');
    expect(shown(text, 'dark').value('bg-page')).toBe('rgba(0, 0, 0, 1)');
  });
});

describe('tokens that Tokens Studio modifies', () => {
  const modified = (value: string) => ({
    $type: 'color',
    $value: value,
    $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.5', space: 'lch' } } },
  });

  it('are refused, and what refers to them: the color of the file is another one', () => {
    const tokens = { primary: modified('#0f766e'), ring: { $value: '{primary}' }, background: { $value: '#fff' } };
    const { taken, ignored } = readTheme(JSON.stringify(tokens), catalogue)!;
    expect(taken.map(({ from }) => from)).toEqual(['background']);
    expect(ignored.map(({ from, reason }) => `${from} ${reason}`)).toEqual(['primary bad-value', 'ring bad-value']);
  });

  it('are taken where the extension modifies nothing', () => {
    const primary = { $value: '#0f766e', $extensions: { 'studio.tokens': { description: 'x' } } };
    expect(shown(JSON.stringify({ primary }), 'light').value('layout-primary')).toBe('rgba(15, 118, 110, 1)');
  });
});

describe('tokens in sets', () => {
  it('have aliases without the set name, as in Tokens Studio', () => {
    const text = JSON.stringify({
      core: { blue: { 500: { value: '#112233', type: 'color' } } },
      light: { primary: { value: '{blue.500}', type: 'color' } },
      dark: { blue: { 500: { value: '#aabbcc', type: 'color' } }, primary: { value: '{blue.500}', type: 'color' } },
    });
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(17, 34, 51, 1)');
    expect(shown(text, 'dark').value('layout-primary')).toBe('rgba(170, 187, 204, 1)');
  });
});

describe('tokens in sets that the file lists', () => {
  it.each([
    [{ global: { primary: { value: '#112233', type: 'color' } } }, ['global']],
    [{ 'brand/core': { color: { primary: { $value: '#112233', $type: 'color' } } } }, ['brand/core', 'dark']],
    [{ core: { primary: { value: '#000' } }, shop: { primary: { value: '#112233' } } }, ['core', 'shop', 7]],
  ])('have names without that of the set: %j', (sets, tokenSetOrder) => {
    const text = JSON.stringify({ ...sets, $themes: [], $metadata: { tokenSetOrder } });
    const { taken } = readTheme(text, catalogue)!;
    const primary = taken.filter(({ fieldId }) => fieldId === 'layout-primary');
    expect(primary.map(({ mode, value }) => [mode, value])).toEqual([['light', 'rgba(17, 34, 51, 1)']]);
  });

  it.each([5, 'core', { tokenSetOrder: 5 }, { tokenSetOrder: null }])('may have an odd list: %j', ($metadata) => {
    const text = JSON.stringify({ primary: { value: '#112233' }, $metadata });
    expect(shown(text, 'light').value('layout-primary')).toBe('rgba(17, 34, 51, 1)');
  });
});

describe('a malicious file', () => {
  it.each([
    '{',
    'palette:{',
    '{palette:',
    '{a:{palette:1,',
    "'",
    '`',
    '/*',
    '{palette:[',
    '\\',
    '{"a":',
    ':root{--a:var(--a,',
  ])('terminates quickly and applies nothing: %s repeated', (part) => {
    const text = part.repeat(Math.floor(200_000 / part.length));
    expect(readTheme(text, catalogue)?.taken ?? []).toEqual([]);
  });

  const DEEP = 'deep';
  const primary = { $value: '#f00' };
  it.each<[string, object]>([
    [
      'values that double in each step',
      {
        a0: { $value: ['x'] },
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`a${at + 1}`, { $value: [`{a${at}}`, `{a${at}}`] }]),
        ),
        bad: { $value: { components: ['{a60}', 0, 0], alpha: '{a60}', colorSpace: '{a60}', hex: '{a60}' } },
      },
    ],
    ['groups that extend what is in themselves', { a: { $extends: '{a.x.y}', x: { y: { $extends: '{a}' } } } }],
    [
      'a long list that many refer to',
      {
        b: { $value: Array.from({ length: 40_000 }, () => 1) },
        ...Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`a${at}`, { $value: '{b}' }])),
      },
    ],
    ['a value that is very deep', { b: { $value: DEEP } }],
  ])(
    'with %s terminates, and the rest is read',
    (_, tokens) => {
      const { taken } = readTheme(
        JSON.stringify({ ...tokens, primary }).replace(`"${DEEP}"`, '['.repeat(50_000) + ']'.repeat(50_000)),
        catalogue,
      )!;
      expect(taken.map(({ from }) => from)).toEqual(['primary', 'primary']);
    },
    5000,
  );

  it('with very many rules terminates quickly', () => {
    const rules = Array.from({ length: 15_000 }, (_, at) => `:root{--a${at}:1}`).join('');
    expect(readTheme(`${rules}:root{--background:#fff}`, catalogue)!.taken.map(({ from }) => from)).toEqual([
      '--background',
    ]);
  }, 20_000);

  it('with very many names looks up each field once', () => {
    const lookUps = (count: number) => {
      let reads = 0;
      const counted = {
        ...catalogue,
        sections: catalogue.sections.map((section) => ({
          ...section,
          fields: section.fields.map((field) => ({
            ...field,
            get variable() {
              reads++;
              return field.variable;
            },
          })),
        })),
      };
      const names = Array.from({ length: count }, (_, at) => `--a${at}: #fff;`);
      readTheme(`:root { ${names.join('')} --primary: #fff }`, counted);
      return reads;
    };
    expect(lookUps(200)).toBe(lookUps(2));
  });

  it('with rules of every mode in each other terminates quickly', () => {
    const text = `:root { --background: #fff } ${'.dark, .light, .flately, & {'.repeat(16)} --primary: #0f766e`;
    const { taken } = readTheme(text, catalogue)!;
    expect(taken.filter(({ fieldId }) => fieldId === 'layout-primary').map(({ mode }) => mode)).toEqual([
      'light',
      'dark',
      'flately',
    ]);
  }, 5000);

  it('with very many calls in each other terminates', () => {
    const primary = (call: string) => `${call}(--a, `.repeat(12_000);
    for (const call of ['var', 'light-dark']) {
      const item = JSON.stringify({ cssVars: { light: { primary: primary(call), background: '#fff' } } });
      expect(readTheme(item, catalogue)?.taken.map(({ from }) => from)).toEqual(['--background']);
    }
  });

  it('with a very long chain of variables terminates', () => {
    const chain = Array.from({ length: 6000 }, (_, at) => `--v${at}: var(--v${at + 1});`).join('');
    expect(readTheme(`:root { ${chain} --primary: var(--v0); }`, catalogue)?.taken).toEqual([]);
  });
});

describe('an exported theme', () => {
  const engine = createThemeEngine({ catalogue, initial: { schemeCode: '1.3' } });
  const { draft } = engine.getSnapshot();
  const want = (mode: ThemeMode, id: string) => {
    const other = createThemeEngine({ catalogue, initial: { schemeCode: '1.3', mode } });
    return other.valueOf(id);
  };

  it.each(['light', 'dark'] as const)('for shadcn, Figma and MUI is imported unchanged, in %s', (mode) => {
    const files = [toShadcnTheme(catalogue, draft), toMuiTheme(catalogue, draft)];
    for (const text of files) {
      const { value } = shown(text, mode);
      for (const id of ['layout-primary', 'bg-page', 'bg-card', 'text-body']) expect(value(id)).toBe(want(mode, id));
    }
    const figma = toFigmaVariables(catalogue, draft)[mode];
    expect(figma.$extensions).toEqual({ 'com.figma.modeName': mode === 'dark' ? 'Dark' : 'Light' });
    expect(shown(JSON.stringify(figma), mode).value('layout-primary')).toBe(want(mode, 'layout-primary'));
  });

  it('has its names listed before the export, and values without a counterpart too', () => {
    const field = (id: string) => catalogue.sections.flatMap(({ fields }) => fields).find((known) => known.id === id)!;
    expect(exportNames(field('layout-primary'), 'shadcn')).toBe('--primary');
    expect(exportNames(field('layout-primary'), 'mui')).toBe('palette.primary.main');
    expect(exportNames(field('navbar-dark-bg'), 'mui')).toBeNull();
    expect(exportNames(field('fontH1'), 'tailwind')).toBe('--text-h1');
  });
});

it.each(['not a theme', '{', '5', 'x'.repeat(70_000)])('%.20s is no theme', (text) =>
  expect(readTheme(text, catalogue)).toBeNull(),
);

it('a file without known values applies nothing', () => {
  expect(readTheme(':root { --foo: 1px; }', catalogue)).toMatchObject({
    taken: [],
    ignored: [{ from: '--foo', mode: 'light', reason: 'no-counterpart' }],
  });
});

describe('the variables of a Figma file from its API', () => {
  const rgb = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a });
  const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });
  const answer = (changes: object = {}) =>
    JSON.stringify({
      status: 200,
      meta: {
        variableCollections: {
          base: { id: 'base', name: 'Base', defaultModeId: '1:0', modes: [{ modeId: '1:0', name: 'Value' }] },
          theme: {
            id: 'theme',
            name: 'Theme',
            defaultModeId: '2:0',
            modes: [
              { modeId: '2:0', name: 'Light' },
              { modeId: '2:1', name: 'Dark' },
            ],
          },
        },
        variables: {
          v1: { id: 'v1', name: 'blue/500', variableCollectionId: 'base', valuesByMode: { '1:0': rgb(0, 0.4, 1) } },
          v2: {
            id: 'v2',
            name: 'color/primary',
            variableCollectionId: 'theme',
            valuesByMode: { '2:0': alias('v1'), '2:1': rgb(0.6, 0.8, 1) },
          },
          v3: {
            id: 'v3',
            name: 'ring',
            variableCollectionId: 'theme',
            valuesByMode: { '2:0': alias('v2'), '2:1': alias('v2') },
          },
          v4: { id: 'v4', name: 'font-h1', variableCollectionId: 'base', valuesByMode: { '1:0': 40 } },
          ...changes,
        },
      },
    });

  it('are imported by mode, with resolved references', () => {
    const light = shown(answer(), 'light');
    expect(light.value('layout-primary')).toBe('rgba(0, 102, 255, 1)');
    expect(light.value('layout-focus')).toBe('rgba(0, 102, 255, 1)');
    expect(light.value('fontH1')).toBe('40px');
    expect(shown(answer(), 'dark').value('layout-focus')).toBe('rgba(153, 204, 255, 1)');
    expect(light.found.ignored).toEqual([{ from: 'blue-500', mode: 'light', reason: 'no-counterpart' }]);
  });

  it('may refer to each other in a circle, or to nothing', () => {
    const odd = answer({
      v5: { id: 'v5', name: 'card', variableCollectionId: 'base', valuesByMode: { '1:0': alias('v6') } },
      v6: { id: 'v6', name: 'muted', variableCollectionId: 'base', valuesByMode: { '1:0': alias('v5') } },
      v7: { id: 'v7', name: 'border', variableCollectionId: 'base', valuesByMode: { '1:0': alias('none') } },
      v8: { id: 'v8', name: 'input', variableCollectionId: 'gone', valuesByMode: { '9:9': null } },
      v9: null,
    });
    expect(readTheme(odd, catalogue)!.ignored).toEqual(
      expect.arrayContaining(
        ['card', 'muted', 'border'].map((from) => expect.objectContaining({ from, reason: 'bad-value' })),
      ),
    );
  });
});

it.each(['oklch(50%.1 250)', 'oklch(.5.1 250)', 'oklch(calc(25%*2)calc(.05*2)250)', 'oklch(50%/**/.1/**/250)'])(
  'a value without the spaces that CSS can do without is read: %s',
  (color) => expect(shown(`:root{--background:${color}}`, 'light').value('bg-page')).toBe('rgba(50, 102, 154, 1)'),
);

describe('of several values of a variable', () => {
  it.each([
    ':root { --background: #777 !important; --background: #fff; }',
    ':root { --background: #777 ! IMPORTANT; } html { --background: #fff; }',
    ':root { --background: #fff !important; } html { --background: #777 !important; } body { --background: #fff; }',
    ':root[data-theme="ocean"] { --background: #fff; --background: #777; }',
    ':root { --background: #777; } @layer base { :root { --background: #fff; } }',
    '@layer theme, base; @layer base { :root { --background: #777; } } @layer theme { :root { --background: #fff; } }',
    '@layer a { :root { --background: #fff; } } @layer b { :root { --background: #777; } } @layer a { :root { --background: #fff; } }',
    '@layer b { :root { --background: #777; } @layer c { :root { --background: #fff; } } }',
    '@layer b { @layer c, d; } @layer b.d { :root { --background: #777; } } @layer b.c { :root { --background: #fff; } }',
    ':root { @layer b { --background: #fff; } --background: #777; }',
    '@layer { :root { --background: #fff; } } @layer { :root { --background: #777; } }',
    '@import "a.css" layer(a); @layer b { :root { --background: #777; } } @layer a { :root { --background: #fff; } }',
    '@layer a { :root { --background: #777 !important; } } :root { --background: #fff !important; }',
    '@layer a { :root { --background: #777 !important; } } @layer b { :root { --background: #fff !important; } }',
    ':root { --background: #777; } @theme { --background: #fff; }',
    ':root { --background: #fff; } @theme inline { --background: #777; }',
    '@layer base { :root { --background: #777; } } @theme { --background: #fff; }',
  ])('the one that a browser would use counts: %s', (css) =>
    expect(shown(css, 'light').value('bg-page')).toBe('rgba(119, 119, 119, 1)'),
  );
});

describe('a rule for a part of the page', () => {
  const page = ':root { --background: #fff; } .dark { --background: #000; }';

  it.each([
    '.dark .card { --background: #777; }',
    '.dark > aside { --background: #777; }',
    '[data-theme="dark"] #app { --background: #777; }',
    '.dark { .card { --background: #777; } }',
    '.card { .dark & { --background: #777; } }',
    '@media (prefers-color-scheme: dark) { .card { --background: #777; } }',
    '@variant dark { .card { --background: #777; } }',
    '.dark ::selection { --background: #777; }',
    '@container (min-width: 1px) { .dark { --background: #777; } }',
    '@scope (.card) { .dark { --background: #777; } }',
    '@starting-style { .dark { --background: #777; } }',
    '@supports not (color: oklch(0 0 0)) { .dark { --background: #777; } }',
    '.dark { @variant hover { --background: #777; } }',
    '.dark { @container (min-width: 1px) { --background: #777; } }',
    '.dark { @include media-breakpoint-up(md) { --background: #777; } }',
    '@screen md { .dark { --background: #777; } }',
    '@mixin night { .dark { --background: #777; } }',
  ])('in a mode is ignored, as without one: %s', (rule) =>
    expect(shown(`${page} ${rule}`, 'dark').value('bg-page')).toBe('rgba(0, 0, 0, 1)'),
  );

  it.each([
    '.dark body { --background: #777; }',
    'html.dark > body { --background: #777; }',
    ':root { &.dark { --background: #777; } }',
    ':is(.dark, .dark *) { --background: #777; }',
    '.dark * { --background: #777; }',
    "[data-theme = 'dark'] { --background: #777; }",
    '.card, .dark { --background: #777; }',
    '@supports (color: oklch(0 0 0)) { .dark { --background: #777; } }',
    '@layer a { @supports (color: oklch(0 0 0)) { :root { @variant dark { --background: #777 !important; } } } }',
    '@include dark-mode { :root { --background: #777; } }',
    '@include color-mode(dark) { --background: #777; }',
  ])('is not one that selects the whole page: %s', (rule) =>
    expect(shown(`${page} ${rule}`, 'dark').value('bg-page')).toBe('rgba(119, 119, 119, 1)'),
  );
});

it.each([
  ['bold', 'inter-bold'],
  ['Semi Bold', 'inter-semibold'],
  ['demi-bold', 'inter-semibold'],
  ['regular', 'inter-regular'],
  ['700px', 'inter-bold'],
  ['wide', 'inter-regular'],
])('the weight %s of a font chooses its face', (weight, font) =>
  expect(shown(`:root { --font-body: Inter; --font-body-weight: ${weight}; }`, 'light').value('font-body')).toBe(font),
);

it('the report of our own JSON has the values of every mode, under its mode', () => {
  const engine = createThemeEngine({ catalogue });
  engine.setField('bg-page', '#eee', 'light');
  engine.setField('bg-page', '#111', 'dark');
  engine.setField('bg-page', '#ddd', 'flately');
  engine.chooseMode('flately');
  const copy = engine.toSaved();
  const text = toThemeJson({ ...copy, darkColors: { ...copy.darkColors, '--gone': '#111', '--bg-card': 'url(x)' } });
  const { taken, ignored } = readTheme(text, catalogue)!;
  expect(taken.filter(({ fieldId }) => fieldId === 'bg-page').map(({ mode, value }) => [mode, value])).toEqual([
    ['light', 'rgba(238, 238, 238, 1)'],
    ['dark', 'rgba(17, 17, 17, 1)'],
    ['flately', 'rgba(221, 221, 221, 1)'],
  ]);
  expect(ignored).toEqual([
    { from: '--gone', mode: 'dark', reason: 'no-counterpart' },
    { from: '--bg-card', mode: 'dark', reason: 'bad-value' },
  ]);
});
