import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const css = ['apps/marketing/src/styles', 'libs/shell-ui/src', 'libs/demos/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

const LISTS = /(?:font-family|--[\w-]+):\s*([^;{}]*'Site Devanagari',[^;{}]*);/g;
const FACES = /@font-face \{[^}]+\}/g;

// Gecko gives up an optional font that does not arrive at once, for as long as the document lives.
it('words in Hindi have a font that may arrive late', () => {
  const lists = [...css.matchAll(LISTS)].map(([, families = '']) => families);
  expect(lists.length).toBeGreaterThan(1);
  for (const families of lists) expect(families).toContain("'Devanagari Words'");

  const faces = [...css.matchAll(FACES)].map(([face]) => face).filter((face) => face.includes("'Devanagari Words'"));
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display: swap[^}]+url\(/);
});

// Gecko gives the headings of a table their part of the height that it fills, unless they have a height of their own.
it('the headings of a table have a height of their own', () => {
  expect(/\n\.tbl thead th \{([^}]+)\}/.exec(css)?.[1]).toContain('block-size: 1px;');
});

// On paper Gecko loses the items of a grid that may not be broken.
it('tiles, which stay whole on paper, are in no grid there', () => {
  const print = css.slice(css.indexOf('@media print'));
  expect(print).toMatch(/:is\([^)]*\.tile[^)]*\) \{\s*break-inside: avoid;/);
  expect(print).toMatch(/\.bento \{\s*display: flex;/);
});
