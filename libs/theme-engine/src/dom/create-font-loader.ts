import type { FontOption } from '../core/theme-catalogue.ts';
import { need, needOptions } from '../core/need.ts';
import { needDocument } from './need-document.ts';

/** A file of a font, as listed by the build. */
export interface FontFile {
  readonly url: string;
  /** One weight or a range, for example `200 800`. */
  readonly weight: string;
  /** Characters in the file; without it, all of them. */
  readonly unicodeRange?: string;
}

/**
 * Creates a loader that fetches the files of a font when the user chooses it.
 *
 * Loads the first file at once and the others when the page contains their characters. Needs no `<style>` element, so
 * it works with `style-src 'self'`. A font that a stylesheet of the page already declares is used from there: declaring
 * it again would trigger a layout of the whole page.
 *
 * @example
 * const loadFont = createFontLoader({ document, filesOf: (font) => manifest[font.family] ?? [] });
 * projectTheme(engine, { document, fontGate: createFontGate({ loadFont }) });
 */
export function createFontLoader(options: {
  document: Document;
  filesOf: (font: FontOption) => readonly FontFile[];
}): (font: FontOption) => Promise<void> {
  const { document, filesOf } = needOptions(options);
  needDocument(document);
  need(typeof filesOf === 'function', 'filesOf');
  return async (font) => {
    const Face = document.defaultView?.FontFace;
    const files = filesOf(font);
    if (!Face || !files[0])
      throw new Error(`[theme-engine] No file for the font "${font.label}". List one in filesOf.`);
    // A variable font, whose weight is a range, covers all weights.
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
