import type { FontOption } from '../core/theme-catalogue.ts';

/** One file of a font, as a build knows it. */
export interface FontFile {
  readonly url: string;
  /** One weight or a range, for example `200 800`. */
  readonly weight: string;
  /** The characters in the file; without it, all of them. */
  readonly unicodeRange?: string;
}

/**
 * Makes a loader that fetches a font's files when somebody chooses it.
 *
 * The first file is fetched at once, the others when the page has characters
 * for them. Needs no style element, so `style-src 'self'` holds. A font that the
 * page's own stylesheet declares is taken from there: to declare it once more
 * would have the whole page laid out again.
 *
 * @example
 * const loadFont = createFontLoader({ document, filesOf: (font) => manifest[font.family] ?? [] });
 * projectTheme(engine, { document, fontGate: createFontGate({ loadFont }) });
 */
export function createFontLoader({
  document,
  filesOf,
}: {
  document: Document;
  filesOf: (font: FontOption) => readonly FontFile[];
}): (font: FontOption) => Promise<void> {
  return async (font) => {
    const Face = document.defaultView?.FontFace;
    const files = filesOf(font);
    if (!Face || !files[0])
      throw new Error(`[theme-engine] No file for the font "${font.label}". List one in filesOf.`);
    // A range of weights holds every one that can be chosen.
    const isDeclared = ({ family, weight }: FontFace) =>
      family.replace(/"/g, '') === font.cssFamily && (weight.includes(' ') || weight === files[0]!.weight);
    const face =
      [...document.fonts].find(isDeclared) ??
      files.map(({ url, weight, unicodeRange = 'U+0-10FFFF' }) => {
        const added = new Face(font.cssFamily, `url(${JSON.stringify(url)})`, {
          weight,
          display: 'swap',
          unicodeRange,
        });
        document.fonts.add(added);
        return added;
      })[0]!;
    await face.load();
  };
}
