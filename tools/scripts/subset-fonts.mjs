// node tools/scripts/subset-fonts.mjs: reduces the site's own faces to the letters on its pages, and writes them to
// apps/marketing/src/styles/letters. Run it after a font update, or when the test of the letters reports a missing one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './lib/workspace.mjs';

const LETTERS = join(root, 'apps/marketing/src/styles/letters');

const charactersOf = (ranges) =>
  ranges
    .matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)
    .flatMap(([, first, last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index));
    })
    .toArray()
    .join('');

/** Returns the unicode-range of a face in the stylesheet that uses it: the file contains exactly these characters. */
function rangeOf(sheet, file) {
  const css = readFileSync(join(root, 'apps/marketing/src/styles', sheet), 'utf8');
  const face = css.split('@font-face').find((each) => each.includes(`./letters/${file}`));
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
  if (!range) throw new Error(`${sheet} has no @font-face with ./letters/${file} and a unicode-range.`);
  return range;
}

/** The faces. Alternate forms and ligatures are left out if they are not used; Devanagari needs them. */
const FACES = [
  { file: 'public-sans.woff2', sheet: 'fonts.css', from: 'public-sans/files/public-sans-latin-wght-normal.woff2' },
  {
    file: 'manrope.woff2',
    sheet: 'fonts.css',
    from: 'manrope/files/manrope-latin-wght-normal.woff2',
    options: { noLayoutClosure: true },
  },
  {
    file: 'jetbrains-mono.woff2',
    sheet: 'fonts.css',
    from: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    options: { noLayoutClosure: true, variationAxes: { wght: 450 } },
  },
  {
    file: 'public-sans-rupee.woff2',
    sheet: 'fonts.css',
    from: 'public-sans/files/public-sans-latin-ext-wght-normal.woff2',
  },
  { file: 'manrope-rupee.woff2', sheet: 'fonts.css', from: 'manrope/files/manrope-latin-ext-wght-normal.woff2' },
  {
    file: 'devanagari-words.woff2',
    sheet: 'languages.css',
    from: 'noto-sans/files/noto-sans-devanagari-wght-normal.woff2',
    options: { variationAxes: { wght: 450 } },
  },
  {
    file: 'devanagari-name.woff2',
    sheet: 'languages.css',
    from: 'noto-sans/files/noto-sans-devanagari-wght-normal.woff2',
    options: { variationAxes: { wght: 500 } },
  },
];

mkdirSync(LETTERS, { recursive: true });
for (const { file, sheet, from, options } of FACES) {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable', from));
  const subset = await subsetFont(whole, charactersOf(rangeOf(sheet, file)), { targetFormat: 'woff2', ...options });
  writeFileSync(join(LETTERS, file), subset);
  console.log(`${file}: ${(whole.length / 1024).toFixed(1)} KB, now ${(subset.length / 1024).toFixed(1)} KB`);
}
