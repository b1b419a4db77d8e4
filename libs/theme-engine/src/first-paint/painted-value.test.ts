/**
 * @jest-environment jsdom
 */
import fc from 'fast-check';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { extendCatalogue } from '../catalogue/extend-catalogue.ts';
import { printColor } from '../core/color-value.ts';
import { printFieldValue } from '../core/field-value.ts';
import { fontStack } from '../core/resolve-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import type { ThemeField } from '../core/theme-catalogue.ts';
import { createLocalThemeStore } from '../storage/local-theme-store.ts';
import { applyFirstPaint } from './apply-first-paint.ts';
import { PAINTED_VALUE } from './painted-value.ts';

const withField = (field: object) =>
  extendCatalogue(defaultCatalogue, {
    sections: [{ section_name: 'Own', section_fields: [{ label: 'Own', id: 'own', '--value': '--own', ...field }] }],
  });
const withChoice = (value: string | number) =>
  withField({ inputType: 'selectOption', optionValues: [{ value: 'none' }, { value }], value: 'none' });
const withFont = (family: string, weight: number | string = 400) =>
  extendCatalogue(defaultCatalogue, { fonts: [{ label: 'House', family, weight }] });
const optionsOf = ({ catalogue }: ReturnType<typeof withField>) => catalogue.sections.at(-1)!.fields[0]!.options!;

/** Saves a theme in dark mode with a choice, as another page does, and applies it to this page. */
function painted({ catalogue }: ReturnType<typeof withField>, id: string, value: string | number) {
  localStorage.clear();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  const engine = createThemeEngine({ catalogue });
  engine.chooseMode('dark');
  expect(engine.setField(id, value).ok).toBe(true);
  const store = createLocalThemeStore({ storage: localStorage, userId: null, projectId: 'p', catalogue });
  store.save({ saved: engine.toSaved(), resolved: engine.getSnapshot().resolved, pending: false });
  applyFirstPaint(window);
  return document.documentElement.dataset['bsTheme'];
}

describe('a choice of a project that its catalogue accepts', () => {
  it.each([
    "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    'A One, B Two, C Three, D Four, E Five, F Six, serif',
    '100vh',
    '2fr',
    '.5',
    '150ms',
    '12pt',
  ])('is in the first frame: %s', (value) => {
    const grown = withChoice(value);
    expect(painted(grown, 'own', optionsOf(grown)[1]!.value)).toBe('dark');
  });

  it('is in the first frame also as a font with a long name', () => {
    expect(painted(withFont('H'.repeat(48)), 'font-body', 'house')).toBe('dark');
  });

  it('is in the first frame also as a size of many pixels', () => {
    const grown = withField({ inputType: 'range', min: 0, max: 999_999, value: 1 });
    expect(painted(grown, 'own', 123_456)).toBe('dark');
  });
});

describe('the pattern of painted values', () => {
  const number = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((thousandths) => thousandths / 1000);
  const passes = (value: string) => PAINTED_VALUE.test(value);

  it('accepts every color that is printed', () => {
    fc.assert(
      fc.property(fc.tuple(number, number, number, fc.double({ noNaN: true })), ([r, g, b, alpha]) => {
        fc.pre(Number.isFinite(alpha));
        return passes(printColor({ r, g, b, alpha }));
      }),
    );
  });

  it('accepts every size that is printed, whatever the limits', () => {
    fc.assert(
      fc.property(number, number, number, (min, max, input) => {
        const field: ThemeField = { id: 's', label: 'S', variable: '--s', kind: 'size', inputType: 'range', min, max };
        const printed = printFieldValue(field, input);
        return printed === null || passes(printed);
      }),
    );
  });

  it('accepts every choice that a catalogue accepts', () => {
    const family = fc.stringMatching(/^-?[A-Za-z][\w -]{0,47}$/);
    const list = fc.array(family, { minLength: 1, maxLength: 20 }).map((families) => families.join(', '));
    const word = fc.stringMatching(/^[a-z][a-z-]{0,255}$/);
    const length = fc.stringMatching(/^-?\d{0,6}(\.\d{1,6})?(px|REM|em|ch|vh|vmin|fr|ms|s|deg|%)?$/);
    fc.assert(
      fc.property(fc.oneof(list, word, length, fc.string(), fc.string({ unit: 'binary' })), (value) =>
        optionsOf(withChoice(value)).every((option) => passes(option.value)),
      ),
      { numRuns: 500 },
    );
  });

  it('accepts every font that a catalogue accepts, with its weight', () => {
    const family = fc.stringMatching(/^[A-Za-z][\w -]{0,60}$/);
    fc.assert(
      fc.property(family, fc.double({ min: 1, max: 1000, noNaN: true }), (name, weight) =>
        withFont(name, weight).catalogue.fonts.every((font) => passes(fontStack(font)) && passes(`${font.weight}`)),
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    'url(//x)',
    'url("x")',
    'expression(alert)',
    'var(--x)',
    'calc(1px)',
    'image-set(x)',
    'red; color: red',
    'red}',
    '{',
    "'</style>'",
    '</script>',
    "'a\\27'",
    'a\\',
    'a/**/',
    '@import',
    'red !important',
    "'a', 'b",
    '"a"',
    'a,\n b',
    ', a',
    'a, ',
    '',
    '1px 2px',
    '1pxx',
    '--1',
    'a'.repeat(500),
  ])('refuses %j', (value) => {
    expect(PAINTED_VALUE.test(value)).toBe(false);
  });
});
