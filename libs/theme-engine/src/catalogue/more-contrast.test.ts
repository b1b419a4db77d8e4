import fc from 'fast-check';
import { applyBrand } from '../color/brand-palette.ts';
import { backgroundOf } from '../color/contrast-audit.ts';
import { parseColor } from '../core/color-value.ts';
import { contrastRatio } from '../core/contrast.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import { fieldsOf, type ThemeCatalogue, type ThemeMode } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { themeCatalogueOf } from '../create/theme-catalogue-of.ts';
import { defaultCatalogue } from './default-catalogue.ts';
import { withShape } from './shape.ts';

const catalogue = withShape(defaultCatalogue);
const modes: readonly ThemeMode[] = ['light', 'dark', 'flately'];
const looks = catalogue.schemes.flatMap(({ code }) => modes.map((mode) => ({ code, mode })));
const colorFields = fieldsOf(catalogue).filter(({ kind }) => kind === 'color');

/** Lists all pairs below WCAG level AAA, measured independently of the code under test. */
const missesIn = (of: ThemeCatalogue, state: Parameters<typeof resolveTheme>[1]) => {
  const { variables } = resolveTheme(of, state, { contrast: 'more' });
  return fieldsOf(of).flatMap(({ id, variable, contrast = [] }) =>
    contrast.flatMap(({ with: under, min }) => {
      const ratio = contrastRatio(parseColor(variables[variable])!, backgroundOf(of, variables, under)!);
      return ratio < (min === 4.5 ? 7 : 4.5) ? [`${id} on ${under}: ${ratio.toFixed(2)}`] : [];
    }),
  );
};
const start = (code: string, mode: ThemeMode) => {
  const engine = createThemeEngine({ catalogue });
  engine.chooseScheme(code);
  engine.chooseMode(mode);
  return engine;
};

describe('the variant for more contrast', () => {
  it.each(looks)('scheme $code in $mode has 7:1 for text and 4.5:1 for components', ({ code, mode }) => {
    expect(missesIn(catalogue, start(code, mode).getSnapshot().draft)).toEqual([]);
  });

  it('applies to any palette generated from a brand color', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom(...looks), (brand, { code, mode }) => {
        const engine = start(code, mode);
        applyBrand(engine, brand);
        for (const other of modes) {
          expect(missesIn(catalogue, { ...engine.getSnapshot().draft, mode: other })).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('applies to values set by hand, on both sides and translucent', () => {
    const color = fc
      .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom('', '80', 'ff'))
      .map(([number, alpha]) => `#${number.toString(16).padStart(6, '0')}${alpha}`);
    const edits = fc.dictionary(fc.constantFrom(...colorFields.map(({ id }) => id)), color, {
      minKeys: 1,
      maxKeys: 40,
    });
    fc.assert(
      fc.property(fc.constantFrom(...looks), edits, ({ code, mode }, values) => {
        const engine = start(code, mode);
        for (const [id, value] of Object.entries(values)) engine.setField(id, value);
        expect(missesIn(catalogue, engine.getSnapshot().draft)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('applies to a host’s own theme as well', () => {
    const own = themeCatalogueOf({
      colors: { page: 'white', ink: '#777', action: 'orange', 'on-action': 'black' },
      textOn: { ink: ['page'], 'on-action': ['action'] },
    });
    const { draft } = createThemeEngine({ catalogue: own }).getSnapshot();
    for (const mode of modes) expect(missesIn(own, { ...draft, mode })).toEqual([]);
  });

  it('keeps colours that already have the contrast', () => {
    const { draft } = start('1.1', 'light').getSnapshot();
    const plain = resolveTheme(catalogue, draft).variables;
    const shown = resolveTheme(catalogue, draft, { contrast: 'more' }).variables;
    expect(shown['--bg-page']).toBe(plain['--bg-page']);
    expect(shown['--heading-h1']).toBe(plain['--heading-h1']);
    expect(shown['--font-h1']).toBe(plain['--font-h1']);
  });
});

describe('an engine', () => {
  it('shows more contrast on request, and does not store it', () => {
    const engine = start('1.3', 'dark');
    const before = engine.getSnapshot();
    engine.setContrast('more');
    const shown = engine.getSnapshot();
    expect(shown.contrast).toBe('more');
    expect(shown.resolved.variables).toEqual(resolveTheme(catalogue, shown.draft, { contrast: 'more' }).variables);
    expect(shown.resolved.variables).not.toEqual(before.resolved.variables);
    expect([shown.isDirty, shown.undoLabel, shown.draft]).toEqual([before.isDirty, before.undoLabel, before.draft]);
    expect(engine.toSaved()).toEqual(start('1.3', 'dark').toSaved());
    engine.setContrast('normal');
    expect(engine.getSnapshot().resolved).toEqual(before.resolved);
  });

  it('keeps showing it after an edit, and keeps the edit unchanged', () => {
    const engine = start('1.1', 'light');
    engine.setContrast('more');
    engine.setField('text-link', '#93c5fd');
    const { resolved, draft } = engine.getSnapshot();
    expect(engine.valueOf('text-link')).toBe('rgba(147, 197, 253, 1)');
    expect(resolved.variables['--text-link']).not.toBe('rgba(147, 197, 253, 1)');
    expect(missesIn(catalogue, draft)).toEqual([]);
  });
});
