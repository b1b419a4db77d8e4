import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { createTheme } from '../create/index.ts';
import { applyBrand, rampOf, schemeFromBrand } from './brand-palette.ts';
import { auditContrast } from './contrast-audit.ts';

const modes = ['light', 'dark', 'flately'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a palette from one colour', () => {
  it('keeps every declared contrast in every mode, for any colour', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const scheme = schemeFromBrand(brand, { code: '1.7', name: 'Brand' })!;
        for (const mode of modes) expect(auditContrast(catalogue, scheme.colors[mode])).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('uses the brand colour as primary when white text is readable on it', () => {
    expect(schemeFromBrand('#0f766e', { code: '1.7', name: 'Brand' })!.colors.light['--layout-primary']).toBe(
      'rgba(15, 118, 110, 1)',
    );
  });

  it('is applied only to a theme that has colours of the palette', () => {
    const { engine } = createTheme({ colors: { page: 'white' }, storage: null });
    expect(applyBrand(engine, '#0f766e')).toBe(false);
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('is null for a text that is not a colour', () => {
    expect(schemeFromBrand('url(x)', { code: '1.7', name: 'Brand' })).toBeNull();
    expect(applyBrand(createThemeEngine({ catalogue }), 'url(x)')).toBe(false);
    expect(rampOf('url(x)')).toEqual([]);
  });

  it.each(modes)('changes light and dark in one undo entry, seen from %s', (mode) => {
    const engine = createThemeEngine({ catalogue, initial: { mode } });
    const before = engine.getSnapshot().resolved;
    expect(applyBrand(engine, '#0f766e')).toBe(true);
    expect(engine.getSnapshot()).toMatchObject({ undoLabel: 'Brand color', draft: { mode } });
    for (const shown of [mode === 'dark' ? 'light' : mode, 'dark'] as const) {
      engine.chooseMode(shown);
      const { variables } = engine.getSnapshot().resolved;
      expect(variables['--layout-primary']).not.toBe(catalogue.schemes[0]!.colors[shown]['--layout-primary']);
      expect(auditContrast(catalogue, variables)).toEqual([]);
    }
    while (engine.getSnapshot().canUndo) engine.undo();
    expect(engine.getSnapshot().resolved).toEqual(before);
  });
});

describe('a ramp', () => {
  it('has twelve steps and contains the brand colour unchanged', () => {
    const ramp = rampOf('#4f46e5');
    expect(ramp).toHaveLength(12);
    expect(ramp).toContain('rgba(79, 70, 229, 1)');
    expect(rampOf('#4f46e5', 'dark')).toContain('rgba(79, 70, 229, 1)');
  });
});
