import { smallCatalogue } from '../testing/small-catalogue.ts';
import { createFontLoader, type FontFile } from './create-font-loader.ts';

const [inter] = smallCatalogue.fonts;

function setUp(files: readonly FontFile[]) {
  const faces: { family: string; source: string; descriptors: object; load: jest.Mock }[] = [];
  class FontFace {
    load = jest.fn(() => Promise.resolve(this));
    constructor(family: string, source: string, descriptors: object) {
      faces.push({ family, source, descriptors, load: this.load });
    }
  }
  const add = jest.fn();
  const document = { defaultView: { FontFace }, fonts: { add } } as unknown as Document;
  return { faces, add, load: createFontLoader({ document, filesOf: () => files }) };
}

describe('loading a font', () => {
  it('fetches the first file and leaves the others to the characters on the page', async () => {
    const { faces, add, load } = setUp([
      { url: '/inter-latin.woff2', weight: '100 900' },
      { url: '/inter-greek.woff2', weight: '100 900', unicodeRange: 'U+0370-03FF' },
    ]);
    await load(inter!);
    expect(faces.map(({ family, source, descriptors }) => ({ family, source, descriptors }))).toEqual([
      {
        family: 'Inter Variable',
        source: 'url("/inter-latin.woff2")',
        descriptors: { weight: '100 900', display: 'swap' },
      },
      {
        family: 'Inter Variable',
        source: 'url("/inter-greek.woff2")',
        descriptors: { weight: '100 900', display: 'swap', unicodeRange: 'U+0370-03FF' },
      },
    ]);
    expect(add).toHaveBeenCalledTimes(2);
    expect(faces.map(({ load: fetched }) => fetched.mock.calls.length)).toEqual([1, 0]);
  });

  it('declares a file once for all weights of its family', async () => {
    const { faces, load } = setUp([{ url: '/inter-latin.woff2', weight: '100 900' }]);
    await load(inter!);
    await load({ ...inter!, id: 'inter-bold', weight: 700 });
    expect(faces).toHaveLength(1);
  });

  it('fails with a clear message when there is no file', async () => {
    await expect(setUp([]).load(inter!)).rejects.toThrow(/No file for the font "Inter Regular"/);
  });
});
