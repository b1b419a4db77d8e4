// node tools/scripts/measure-font.mjs <family> [static] [serif|monospace]: measures an installed @fontsource package in
// Chromium, and prints its row for font-fallback-css.ts: size adjustment, ascent, descent and line gap in percent, at
// weight 400, 600 and 700.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium.mjs';
import { root } from './lib/workspace.mjs';

/**
 * The fallback faces, with the width of their `n` in thousandths of an em: shows whether this machine has the face or
 * one with the same width.
 */
const STAND_INS = {
  'sans-serif': { face: 'Arial', widthOfN: 556 },
  serif: { face: 'Times New Roman', widthOfN: 500 },
  monospace: { face: 'Courier New', widthOfN: 600 },
};

/** Letters with their frequency in a thousand characters of English. */
const LETTERS = Object.entries({
  ...{ a: 66, b: 12, c: 24, d: 32, e: 101, f: 18, g: 16, h: 44, i: 58, j: 2, k: 6, l: 34, m: 19, n: 57, o: 62, p: 16 },
  ...{ q: 1, r: 50, s: 52, t: 74, u: 23, v: 8, w: 16, x: 2, y: 15, z: 1, ' ': 180, '.': 8 },
});

const [family, ...traits] = process.argv.slice(2);
if (!family) fail('Name a family: node tools/scripts/measure-font.mjs "Public Sans".');
const generic = traits.find((trait) => trait in STAND_INS) ?? 'sans-serif';
const isStatic = traits.includes('static');
const name = family.toLowerCase().replaceAll(' ', '-');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage();
  const rows = [];
  for (const weight of [400, 600, 700]) {
    const data = readFileSync(fontFile(weight)).toString('base64');
    rows.push(await page.evaluate(measure, { data, weight, letters: LETTERS, ...STAND_INS[generic] }));
  }
  if (Math.abs(rows[0].widthOfN - STAND_INS[generic].widthOfN) > 2) {
    fail(`This machine has no face as wide as ${STAND_INS[generic].face}. Install one, for example fonts-liberation.`);
  }
  console.log(`['${family}', ${rows.map(({ percents }) => `[${percents.join(', ')}]`).join(', ')}],`);
} finally {
  await browser.close();
}

function fontFile(weight) {
  const pathOf = (scope, file) => join(root, 'node_modules', scope, name, 'files', file);
  const path = isStatic
    ? pathOf('@fontsource', `${name}-latin-${weight}-normal.woff2`)
    : pathOf('@fontsource-variable', `${name}-latin-wght-normal.woff2`);
  if (existsSync(path)) return path;
  // A family without weight 600 uses its bold face.
  if (weight === 600) return fontFile(700);
  return fail(`${path} is missing. Run: npm install ${scope}/${name} --workspace=apps/marketing`);
}

/** Runs in the page: measures one weight of a font and its fallback, at 1000 pixels per em. */
async function measure({ data, weight, letters, face, widthOfN }) {
  const font = new FontFace('Measured', `url(data:font/woff2;base64,${data})`, { weight: '100 900' });
  document.fonts.add(await font.load());
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (name) => {
    context.font = `${weight} 1000px ${name}`;
    return letters.reduce((sum, [letter, times]) => sum + context.measureText(letter).width * times, 0);
  };
  const adjust = widthIn('Measured') / widthIn(`"${face}"`);
  context.font = `${weight} 1000px Measured`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const line = document.createElement('div');
  line.style.cssText = `font: ${weight} 1000px/normal Measured; position: absolute`;
  line.textContent = 'x';
  document.body.append(line);
  const gap = Math.max(0, line.getBoundingClientRect().height - ascent - descent);
  line.remove();
  document.fonts.delete(font);
  context.font = `400 1000px "${face}"`;
  const percent = (value) => Math.round(value * 10000) / 100;
  return {
    widthOfN: context.measureText('n').width || widthOfN,
    percents: [adjust, ...[ascent, descent, gap].map((size) => size / 1000 / adjust)].map(percent),
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
