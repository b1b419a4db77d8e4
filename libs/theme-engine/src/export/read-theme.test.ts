import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { exportNames, previewTheme, readTheme, toFigmaVariables, toMuiTheme, toShadcnTheme } from './index.ts';

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

describe('a file of tweakcn', () => {
  it('maps onto fields in both modes, with what its variables point at', () => {
    const light = shown(tweakcn, 'light');
    expect(light.value('layout-primary')).toMatch(/^rgba\(/);
    expect(light.value('layout-focus')).toBe(light.value('layout-primary'));
    expect(light.value('bg-card')).toBe('rgba(255, 255, 255, 1)');
    expect(light.value('font-code')).toBe('jetbrains-mono-regular');
    expect(shown(tweakcn, 'dark').value('bg-page')).toMatch(/^rgba\((\d|[1-4]\d), /);
  });

  it('says what it does not understand', () => {
    const { ignored, taken } = readTheme(tweakcn, catalogue)!;
    expect(ignored).toContainEqual({ from: '--radius', mode: 'light', reason: 'no-counterpart' });
    expect(ignored).toContainEqual({ from: '--shadow-2xs', mode: 'light', reason: 'no-counterpart' });
    expect(taken).toContainEqual(expect.objectContaining({ from: '--foreground', fieldId: 'text-body', mode: 'dark' }));
  });

  it('may hold the bare channels of older ones', () => {
    const { value } = shown(':root { --background: 0 0% 100%; --primary: 221.2 83.2% 53.3%; }', 'light');
    expect([value('bg-page'), value('layout-primary')]).toEqual(['rgba(255, 255, 255, 1)', 'rgba(37, 99, 235, 1)']);
  });
});

describe('design tokens', () => {
  it('follow aliases and have several modes, however these are written', () => {
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

  it('that point at themselves end as a value that is not taken', () => {
    const text = JSON.stringify({ primary: { $value: '{primary}' } });
    expect(readTheme(text, catalogue)).toMatchObject({
      taken: [],
      ignored: [{ from: 'primary', mode: 'light', reason: 'bad-value' }],
    });
  });
});

describe('a theme of MUI', () => {
  it('is read from its script without running it', () => {
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

describe('what leaves', () => {
  const engine = createThemeEngine({ catalogue, initial: { schemeCode: '1.3' } });
  const { draft } = engine.getSnapshot();
  const want = (mode: ThemeMode, id: string) => {
    const other = createThemeEngine({ catalogue, initial: { schemeCode: '1.3', mode } });
    return other.valueOf(id);
  };

  it.each(['light', 'dark'] as const)('for shadcn, Figma and MUI is read again as it was, in %s', (mode) => {
    const files = [toShadcnTheme(catalogue, draft), toMuiTheme(catalogue, draft)];
    for (const text of files) {
      const { value } = shown(text, mode);
      for (const id of ['layout-primary', 'bg-page', 'bg-card', 'text-body']) expect(value(id)).toBe(want(mode, id));
    }
    const figma = toFigmaVariables(catalogue, draft)[mode];
    expect(figma.$extensions).toEqual({ 'com.figma.modeName': mode === 'dark' ? 'Dark' : 'Light' });
    expect(shown(JSON.stringify(figma), mode).value('layout-primary')).toBe(want(mode, 'layout-primary'));
  });

  it('is named before it goes, and what has no counterpart is named too', () => {
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

it('a file of which nothing is understood takes nothing', () => {
  expect(readTheme(':root { --foo: 1px; }', catalogue)).toMatchObject({
    taken: [],
    ignored: [{ from: '--foo', mode: 'light', reason: 'no-counterpart' }],
  });
});
