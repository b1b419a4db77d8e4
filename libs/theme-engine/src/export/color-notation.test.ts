import fc from 'fast-check';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { withShape } from '../catalogue/shape.ts';
import { parseColor, printColor } from '../core/color-value.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { inNotation, type ColorNotation } from './color-notation.ts';
import { previewTheme, readTheme, toShadcnTheme, toTailwindTheme, toThemeCss } from './index.ts';

const catalogue = withShape(defaultCatalogue);
const notations = ['rgb', 'hex', 'hsl', 'oklch'] as const satisfies readonly ColorNotation[];
const modes = ['light', 'dark', 'flately'] as const;
const byte = fc.integer({ min: 0, max: 255 });

/** Returns an engine with own colours in two modes, one of them translucent, and a size. */
function edited() {
  const engine = createThemeEngine({ catalogue });
  engine.chooseScheme('2.1');
  engine.setField('bg-page', '#fdf6e3');
  engine.setField('layout-border', 'rgba(10, 20, 30, 0.123)');
  engine.setField('text-link', '#93c5fd', 'dark');
  engine.setField('fontH1', 44);
  return engine;
}
const draftOf = (engine: ReturnType<typeof edited>) => engine.getSnapshot().draft;
const shownBy = (engine: ReturnType<typeof edited>) =>
  modes.map((mode) => resolveTheme(catalogue, { ...draftOf(engine), mode }).variables);

describe('a colour in another notation', () => {
  it.each([
    ['hex', 'rgba(15, 118, 110, 1)', '#0f766e'],
    ['hex', 'rgba(15, 118, 110, 0.502)', '#0f766e80'],
    ['hsl', 'rgba(15, 118, 110, 1)', 'hsl(175.34 77.44% 26.08%)'],
    ['hsl', 'rgba(128, 128, 128, 0.5)', 'hsl(0 0% 50.2% / 0.5)'],
    ['oklch', 'rgba(255, 255, 255, 1)', 'oklch(1 0 0)'],
    ['oklch', 'rgba(15, 118, 110, 0.5)', 'oklch(0.51094 0.08606 186.391 / 0.5)'],
    ['rgb', 'rgba(1, 2, 3, 1)', 'rgba(1, 2, 3, 1)'],
  ] as const)('as %s: %s is %s', (notation, value, text) => {
    expect(inNotation(value, notation)).toBe(text);
  });

  it('is the same colour', () => {
    fc.assert(
      fc.property(byte, byte, byte, fc.integer({ min: 0, max: 1000 }), (r, g, b, alpha) => {
        const value = printColor({ r, g, b, alpha: alpha / 1000 });
        for (const notation of notations) expect(printColor(parseColor(inNotation(value, notation))!)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays where it is no colour, where hex has no digits for its alpha, and in a notation that there is not', () => {
    for (const value of ["'Inter Variable', sans-serif", '32px', 'none', '0 1px 2px rgba(0, 0, 0, 0.2)']) {
      for (const notation of notations) expect(inNotation(value, notation)).toBe(value);
    }
    expect(inNotation('rgba(1, 2, 3, 0.123)', 'hex')).toBe('rgba(1, 2, 3, 0.123)');
    expect(inNotation('rgba(1, 2, 3, 1)', 'toString' as ColorNotation)).toBe('rgba(1, 2, 3, 1)');
  });
});

describe('an exported stylesheet', () => {
  it.each(notations)('has all its colours as %s, and is read back as the same theme', (colors) => {
    const engine = edited();
    const css = toThemeCss(catalogue, draftOf(engine), { colors });
    const foreign = notations
      .filter((one) => one !== colors && one !== 'rgb')
      .map((one) => (one === 'hex' ? '#' : one));
    for (const mark of foreign) expect(css.replace(/^.*\n/, '')).not.toContain(`: ${mark}`);
    const other = createThemeEngine({ catalogue });
    previewTheme(other, readTheme(css, catalogue)!.theme);
    expect(shownBy(other)).toEqual(shownBy(engine));
    expect(draftOf(other).overrides).toEqual(draftOf(engine).overrides);
  });

  it.each([
    ['Tailwind', toTailwindTheme],
    ['shadcn', toShadcnTheme],
  ])('for %s has them too', (_, write) => {
    const text = write(catalogue, draftOf(edited()), { colors: 'oklch' });
    expect(text).toContain('oklch(');
    expect(text).not.toContain('rgba(');
  });

  it.each([
    ['CSS', toThemeCss, "[data-bs-theme='dark']"],
    ['Tailwind', toTailwindTheme, "[data-bs-theme='dark']"],
    ['shadcn', toShadcnTheme, '.dark'],
  ])('of some modes has light and these: %s', (_, write, dark) => {
    const selectors = (list?: readonly ('light' | 'dark' | 'flately')[]) =>
      write(catalogue, draftOf(edited()), { modes: list });
    expect(selectors()).toContain(dark);
    expect(selectors()).toContain("[data-bs-theme='flately']");
    expect(selectors(['light', 'dark'])).toContain(dark);
    expect(selectors(['dark'])).not.toContain('flately');
    expect(selectors([])).not.toContain(dark);
    expect(selectors([])).toMatch(/^(\/\*.*\*\/\n)?(:root|@theme) \{/);
  });

  it('without dark mode leaves it to the scheme and the derivation when it is read', () => {
    const engine = edited();
    engine.resetField('text-link');
    const other = createThemeEngine({ catalogue });
    previewTheme(other, readTheme(toThemeCss(catalogue, draftOf(edited()), { modes: [] }), catalogue)!.theme);
    expect(draftOf(other).overrides.dark).toEqual({});
    expect(other.valueOf('bg-page')).toBe(engine.valueOf('bg-page'));
    expect(fieldsOf(catalogue).every(({ id }) => other.valueOf(id) !== '')).toBe(true);
  });
});
