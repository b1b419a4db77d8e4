import { fontStack } from '../core/resolve-theme.ts';
import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { fontFallbackCss } from './font-fallback-css.ts';

const css = fontFallbackCss(catalogue);

describe('the stand-ins', () => {
  it.each([...new Set(catalogue.fonts.filter((font) => font.package).map(({ family }) => family))])(
    'have %s in a regular and a bold form',
    (family) => {
      expect(css.split(`font-family: '${family} Fallback';`)).toHaveLength(3);
    },
  );

  it('are the names that font stacks ask for', () => {
    for (const font of catalogue.fonts.filter(({ package: source }) => source)) {
      expect(fontStack(font)).toContain(`'${font.fallbackName}'`);
    }
  });

  it('use a local face of the same kind and download nothing', () => {
    expect(css).toMatch(/'Merriweather Fallback';\s+src: local\('Times New Roman'\)/);
    expect(css).toMatch(/'JetBrains Mono Fallback';\s+src: local\('Courier New'\)/);
    expect(css).not.toContain('url(');
  });

  it('carry the measured figures', () => {
    expect(css).toMatch(/'Inter Fallback';[^}]*300 500;\s+size-adjust: 107\.46%;\s+ascent-override: 90\.15%;/);
  });
});
