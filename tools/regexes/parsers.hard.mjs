// npm run test:hard -- parsers: what reads colours, themes and metadata is through 64 KB of the worst text in 5 ms
// Ends with one line, `parsers: N passed, N failed`.
import { assertThemeJson } from '../../apps/api/src/modules/theme/theme-json.ts';
import { canReadColor } from '../../libs/color/src/parse-color.ts';
import { parseColor as parseAnyColor } from '../../libs/color/src/parse-any-color.ts';
import { sanitizeMetadataMap } from '../../libs/seo-metadata/src/remote/sanitize-metadata-map.ts';
import { routes, site } from '../../libs/seo-metadata/src/testing/example-site.ts';
import { defaultCatalogue } from '../../libs/theme-engine/src/catalogue/default-catalogue.ts';
import { readSavedTheme } from '../../libs/theme-engine/src/contract/saved-theme.ts';
import { parseColor } from '../../libs/theme-engine/src/core/color-value.ts';
import { parseProperties } from '../../libs/theme-engine/src/core/saved-theme.ts';

const LIMIT_MS = 5;
const TIMES = 9;
/** Maximum length of a theme text; longer texts are not parsed. */
const CHARACTERS = 65_536;

/**
 * Texts with a beginning, a part that is repeated up to the length limit, and an end at which a backtracking parser
 * fails.
 */
const WORST = [
  ...[
    ' ',
    '\t',
    '\n',
    '0',
    '1.',
    '1e1',
    '.',
    ',',
    '/',
    '%',
    '-',
    '(',
    ')',
    '[',
    '{',
    '"',
    '\\',
    '#f',
    'a',
    'é',
    '🎨',
    '\u200d',
  ].map((part) => ['', part, '!']),
  ...['rgb(', 'rgba(1,2,3,', 'hsl(', 'cmyk(', 'oklch(', 'color-mix(in srgb,', '#'].flatMap((start) => [
    [start, ' ', ''],
    [start, '1', '!)'],
    [start, '0 ', ')'],
    [start, '1,', '%)'],
    [start, start, ''],
  ]),
  ...['url(', 'x/*', 'javascript:', '&#0;', '<!--', '</', '//', 'data:', 'https://a', 'P1', '2026-01-', '@import '].map(
    (part) => ['', part, '!'],
  ),
  ...['[', '{"a":', '{"themeColors":{"--a":"', '"\\u0041', '[1,', '{"__proto__":'].map((part) => ['', part, '']),
  ['{"themeColors":{', '"--bg-page":"#fff",', '"--x":1}}'],
  ['{"themeColors":{"--bg-page":"', ' ', 'url(x)"}}'],
  ['{"selectedTheme":"', '1', '"}'],
].map(([start, part, end]) => start + part.repeat((CHARACTERS - start.length - end.length) / part.length) + end);

const entry = (text) => ({
  title: text,
  description: text,
  data: [{ name: 'keywords', content: text }],
  og: [{ property: 'og:image', content: text }],
  schema: [{ '@type': 'VideoObject', name: text, url: text, duration: text, uploadDate: text }],
});

const READERS = {
  'a colour, in the picker': (text) => parseAnyColor(text),
  'a colour, in a field of the picker': (text) => canReadColor(text),
  'a colour, in a theme': (text) => parseColor(text),
  'the properties of a theme': (text) => parseProperties(text, defaultCatalogue),
  'a stored theme': (text) =>
    readSavedTheme({ status: 1, result: { id: 'a', json: text, darkJson: text, revision: 1 } }),
  'the metadata of a page': (text) => sanitizeMetadataMap({ '/about-us': entry(text) }, { routes, site }),
  'a theme, on the server': (text) => refuses(() => assertThemeJson('json', text)),
};

function refuses(read) {
  try {
    return read();
  } catch (error) {
    if (error.status !== 400) throw error;
    return error;
  }
}

let failed = 0;
for (const [what, read] of Object.entries(READERS)) {
  let [slowest, worst] = [0, ''];
  for (const text of WORST) {
    const took = Array.from({ length: TIMES }, () => {
      const started = performance.now();
      read(text);
      return performance.now() - started;
    });
    // Other load on the machine adds to a time and never reduces it.
    const least = Math.min(...took);
    if (least > slowest) [slowest, worst] = [least, text];
    if (least <= LIMIT_MS) continue;
    failed += 1;
    console.error(`${what} took ${least.toFixed(2)} ms for ${JSON.stringify(text.slice(0, 40))}…`);
  }
  console.log(`${what}: ${slowest.toFixed(2)} ms at most, for ${JSON.stringify(worst.slice(0, 24))}…`);
}
console.log(`parsers: ${WORST.length * Object.keys(READERS).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
