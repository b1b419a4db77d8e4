import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => ({ name, css: readFileSync(join(__dirname, name), 'utf8') }));

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const rulesOf = (css: string) => [...css.matchAll(RULE)].map(([, selector = '', body = '']) => ({ selector, body }));
const ownIn = (selector: string) =>
  selector
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /::(before|after|-moz-range-track)$/.test(one));

/** Removes the blocks that apply in forced colours, and returns them apart. */
function split(css: string): [usual: string, forced: string] {
  let forced = '';
  const usual = css.replace(/@media \(forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, block: string) => {
    forced += block;
    return '';
  });
  return [usual, forced];
}

/** Marks that consist of a plain background: in forced colours the browser paints them in the colour behind them. */
const signsIn = (css: string) =>
  rulesOf(css).flatMap(({ selector, body }) => {
    const isPlain = /background: (?!none|transparent)/.test(body) && !body.includes('gradient(');
    return isPlain ? ownIn(selector) : [];
  });

it.each(sheets)('$name: a mark made only of a background has a system colour in forced colours', ({ css }) => {
  const [usual, forced] = split(css);
  const mended = rulesOf(forced).flatMap(({ selector }) => ownIn(selector));
  expect(signsIn(usual).filter((sign) => !mended.includes(sign))).toEqual([]);
});

it.each(sheets)('$name: a system colour is also that of a mark with an attribute', ({ css }) => {
  const [usual, forced] = split(css);
  const withBackground = (part: string) =>
    rulesOf(part)
      .filter(({ body }) => body.includes('background:'))
      .flatMap(({ selector }) => selector.split(',').map((one) => one.trim()));
  const mended = withBackground(forced);
  const stronger = withBackground(usual).filter((one) => mended.some((weak) => one.startsWith(`${weak}[`)));
  expect(stronger.filter((one) => !mended.some((all) => one.replace(/='\w+'/, '') === all))).toEqual([]);
});

it('finds such marks', () => {
  expect(sheets.flatMap(({ css }) => signsIn(split(css)[0])).length).toBeGreaterThan(3);
});
