import { formatFiles } from '@nx/devkit';
import { edit, nextStep } from '../lib/edit.mjs';

const SCHEMES = 'libs/theme-engine/src/catalogue/schemes.ts';
const TEST = 'libs/theme-engine/src/catalogue/default-catalogue.test.ts';

/** Adds a colour scheme to a theme: readable in every mode from the start, in the requested hue. */
export default async function scheme(tree, { name, theme = 1, hue = 220 }) {
  const taken = codesIn(tree.read(SCHEMES, 'utf8') ?? '');
  const own = taken.filter((code) => code.startsWith(`${theme}.`));
  if (own.length === 0) throw new Error(`There is no theme ${theme}. Pass one of: ${themesOf(taken).join(', ')}.`);
  if (!Number.isFinite(hue) || hue < 0 || hue >= 360) throw new Error(`The hue is an angle from 0 to 359, not ${hue}.`);
  const last = own.at(-1);
  const code = `${theme}.${Math.max(...own.map((each) => Number(each.split('.')[1]))) + 1}`;
  edit(tree, SCHEMES, (text) => {
    const row = new RegExp(`  scheme\\('${last.replace('.', '\\.')}'[^]*?\\n  \\}\\),\\n`);
    return text.replace(row, (found) => found + seed({ code, name, hue, frame: /frame: '(\w+)'/.exec(found)[1] }));
  });
  edit(tree, TEST, (text) => text.replace(`'${last}',`, `'${last}',\n'${code}',`));
  await formatFiles(tree);
  return nextStep(
    `see it: npm run dev, then open the theme panel and choose "${name}". Its colours are ${code} in ${SCHEMES}; ` +
      'npx nx test theme-engine proves their contrast in all three modes.',
  );
}

const codesIn = (text) => [...text.matchAll(/scheme\('(\d+\.\d+)'/g)].map(([, code]) => code);
const themesOf = (codes) => [...new Set(codes.map((code) => code.split('.')[0]))];
const turned = (hue, by) => Math.round((hue + by) % 360);

/** Returns lightness and chroma that every hue can have in sRGB; the hue of the accent is 150° away. */
const seed = ({ code, name, hue, frame }) => `  scheme('${code}', ${JSON.stringify(name)}, {
    neutral: [0.009, ${turned(hue, 0)}],
    brand: [0.49, 0.085, ${turned(hue, 0)}],
    secondary: [0.42, 0.05, ${turned(hue, 20)}],
    accent: [0.6, 0.1, ${turned(hue, 150)}],
    frame: '${frame}',
  }),
`;
