import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import { defaultState } from '../core/theme-state.ts';
import { defaultThemeCss, moreContrastCss } from './default-theme-css.ts';

describe('the default stylesheet', () => {
  const css = defaultThemeCss(catalogue);
  const [root, dark, flately] = css.split('\n}\n');

  it('sets every variable on the root, fonts with their weights', () => {
    for (const field of catalogue.sections.flatMap(({ fields }) => fields)) {
      expect(root).toContain(`  ${field.variable}: `);
    }
    expect(root).toContain("--font-heading: 'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif;");
    expect(root).toContain('--font-heading-weight: 600;');
  });

  it('sets in the other modes only the differing variables', () => {
    expect(dark).toContain("[data-bs-theme='dark']");
    expect(dark).toContain('color-scheme: dark;');
    expect(dark).toContain('--bg-page: ');
    expect(dark).not.toContain('--font-h1');
    expect(flately).toContain('color-scheme: light;');
  });

  it('never selects the body, so that inline values take precedence', () => {
    expect(css).not.toMatch(/body\s*[{,]/);
  });
});

describe('the stylesheet for more contrast', () => {
  const css = moreContrastCss(catalogue);
  const modes = { light: ':root', dark: "[data-bs-theme='dark']", flately: "[data-bs-theme='flately']" } as const;
  const valuesIn = (text: string, selector: string) =>
    Object.fromEntries(
      [...(text.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    );

  it.each(['light', 'dark', 'flately'] as const)('after the default one gives the whole variant in %s', (mode) => {
    const sheets = [defaultThemeCss(catalogue), css];
    // As in a browser: of rules with the same specificity for one element, the last one applies.
    const cascaded = Object.assign(
      {},
      ...sheets.flatMap((sheet) => [valuesIn(sheet, ':root'), mode === 'light' ? {} : valuesIn(sheet, modes[mode])]),
    ) as Record<string, string>;
    const { variables } = resolveTheme(catalogue, { ...defaultState(catalogue), mode }, { contrast: 'more' });
    expect(cascaded).toEqual(variables);
  });

  it('is small: it contains only the differences', () => {
    expect(css).not.toContain('--font-h1');
  });
});
