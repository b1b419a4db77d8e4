import { fontStack } from '../core/resolve-theme.ts';
import { defaultCatalogue as catalogue } from './default-catalogue.ts';
import { fontFallbackCss } from './font-fallback-css.ts';

const css = fontFallbackCss(catalogue);

describe('the fallback fonts', () => {
  it.each([...new Set(catalogue.fonts.filter((font) => font.package).map(({ family }) => family))])(
    'have %s at each distinguishable weight',
    (family) => {
      const weights = facesOf(family).map((face) => /font-weight: ([\d ]+)/.exec(face)?.[1]);
      expect(new Set(weights)).toEqual(new Set(['300 500', '600 650', '700 800']));
    },
  );

  it('have the names that font stacks use', () => {
    for (const font of catalogue.fonts.filter(({ package: source }) => source)) {
      expect(fontStack(font)).toContain(`'${font.fallbackName}'`);
    }
  });

  it('use a local font of the same kind and weight, and download nothing', () => {
    expect(css).toMatch(/'Merriweather Fallback';\s+src: local\('Times New Roman'\)[^;]*;\s+font-weight: 300 500/);
    expect(css).toMatch(/'Merriweather Fallback';\s+src: local\('Times New Roman Bold'\)[^;]*;\s+font-weight: 700 800/);
    expect(css).toMatch(/'JetBrains Mono Fallback';\s+src: local\('Courier New'\)/);
    expect(css).not.toContain('url(');
  });

  it('contain the measured metrics', () => {
    expect(css).toMatch(
      /'Inter Fallback';\s+src: local\('Arial'[^}]*300 500;\s+size-adjust: 107\.31%;\s+ascent-override: 90\.3%;/,
    );
  });

  it('have the same metrics on Roboto, which is listed first in case Arial is missing', () => {
    const [first, , , second] = facesOf('Inter').map((face) => ({
      isRoboto: face.includes("local('Roboto')"),
      size: Number(/size-adjust: ([\d.]+)/.exec(face)?.[1]),
      ascent: Number(/ascent-override: ([\d.]+)/.exec(face)?.[1]),
    }));
    expect([first?.isRoboto, second?.isRoboto]).toEqual([true, false]);
    const roboto = /'Roboto Fallback';\s+src: local\('Arial'[^}]*size-adjust: ([\d.]+)/.exec(css)?.[1];
    expect((first!.size * Number(roboto)) / 100).toBeCloseTo(second!.size, 1);
    expect(first!.size * first!.ascent).toBeCloseTo(second!.size * second!.ascent, -1);
  });
});

/** Returns the rules of one family, in order. */
const facesOf = (family: string): readonly string[] =>
  css.split('@font-face').filter((face) => face.includes(`font-family: '${family} Fallback'`));
