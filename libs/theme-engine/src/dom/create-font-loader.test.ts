import { smallCatalogue } from '../testing/small-catalogue.ts';
import { createFontLoader, type FontFile } from './create-font-loader.ts';

const [inter] = smallCatalogue.fonts;

function setUp(files: readonly FontFile[]) {
  const faces: { family: string; source: string; descriptors: object; load: jest.Mock }[] = [];
  class FontFace {
    family: string;
    weight: string;
    load = jest.fn(() => Promise.resolve(this));
    constructor(family: string, source: string, descriptors: { weight: string }) {
      this.family = family;
      this.weight = descriptors.weight;
      faces.push({ family, source, descriptors, load: this.load });
    }
  }
  const fonts = new Set<Pick<globalThis.FontFace, 'family' | 'weight' | 'load'>>();
  const document = { defaultView: { FontFace }, fonts } as unknown as Document;
  return { faces, fonts, load: createFontLoader({ document, filesOf: () => files }) };
}

describe('loading a font', () => {
  it('loads the first file, and the other files when the page has characters of theirs', async () => {
    const { faces, fonts, load } = setUp([
      { url: '/inter-latin.woff2', weight: '100 900' },
      { url: '/inter-greek.woff2', weight: '100 900', unicodeRange: 'U+0370-03FF' },
    ]);
    await load(inter!);
    expect(faces.map(({ family, source, descriptors }) => ({ family, source, descriptors }))).toEqual([
      {
        family: 'Inter Variable',
        source: 'url("/inter-latin.woff2")',
        descriptors: { weight: '100 900', display: 'swap', unicodeRange: 'U+0-10FFFF' },
      },
      {
        family: 'Inter Variable',
        source: 'url("/inter-greek.woff2")',
        descriptors: { weight: '100 900', display: 'swap', unicodeRange: 'U+0370-03FF' },
      },
    ]);
    expect(fonts.size).toBe(2);
    expect(faces.map(({ load: fetched }) => fetched.mock.calls.length)).toEqual([1, 0]);
  });

  it('declares a file once for all weights of its family', async () => {
    const { faces, load } = setUp([{ url: '/inter-latin.woff2', weight: '100 900' }]);
    await load(inter!);
    await load({ ...inter!, id: 'inter-bold', weight: 700 });
    expect(faces).toHaveLength(1);
  });

  it.each([
    { declared: 'a range of weights', weight: '200 800', file: '100 900' },
    { declared: 'the same weight', weight: '400', file: '400' },
  ])('uses the font from the page’s stylesheet that declares $declared', async ({ weight, file }) => {
    const { faces, fonts, load } = setUp([{ url: '/inter-latin.woff2', weight: file }]);
    const own = { family: '"Inter Variable"', weight, load: jest.fn() };
    fonts.add(own);
    await load(inter!);
    expect(own.load).toHaveBeenCalledTimes(1);
    expect(faces).toEqual([]);
  });

  it('loads a weight that the page’s stylesheet does not have', async () => {
    const { faces, fonts, load } = setUp([{ url: '/inter-bold.woff2', weight: '700' }]);
    fonts.add({ family: 'Inter Variable', weight: '400', load: jest.fn() });
    await load({ ...inter!, id: 'inter-bold', weight: 700 });
    expect(faces).toHaveLength(1);
  });

  it('fails with a clear message when there is no file', async () => {
    await expect(setUp([]).load(inter!)).rejects.toThrow(/No file for the font "Inter Regular"/);
  });
});
