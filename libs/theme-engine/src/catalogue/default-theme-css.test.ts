import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { defaultThemeCss } from './default-theme-css.ts';

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

  it('sets in the other modes only what differs', () => {
    expect(dark).toContain("[data-bs-theme='dark']");
    expect(dark).toContain('color-scheme: dark;');
    expect(dark).toContain('--bg-page: ');
    expect(dark).not.toContain('--font-h1');
    expect(flately).toContain('color-scheme: light;');
  });

  it('never names the body, so that inline values win', () => {
    expect(css).not.toMatch(/body\s*[{,]/);
  });
});
