import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The theme panel and its tabs have one rule for all that is in the panel.
const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css') && !/^(theme-panel|tabs)\b(?!-cog)/.test(name))
  .map((name) => ({ name, css: readFileSync(join(__dirname, name), 'utf8') }));

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const axes = ['inline', 'block'].map((axis) => ({
  size: new RegExp(`${axis}-size: (?!auto|none|0;)`),
  edge: new RegExp(`(?:padding|border)(?:-${axis}(?:-(?:start|end))?)?(?:-width)?: (?!0;)`),
}));

const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => ({ selector: selector.trim(), body })),
  );
/** Returns the element that a selector styles: its last class, with a pseudo-element of it. */
const elementOf = (selector: string) => selector.match(/\.[\w-]+(?=[^.]*$)(?:::(?:before|after))?/)?.[0] ?? '';

/** Returns the elements whose size depends on whether it includes their padding and border. */
const undecidedIn = (css: string) => {
  const rules = rulesOf(css);
  const decided = rules.filter(({ body }) => body.includes('box-sizing: border-box')).map(({ selector }) => selector);
  if (decided.some((selector) => selector.endsWith(' *'))) return [];
  const bodies = new Map<string, string>();
  for (const { selector, body } of rules)
    bodies.set(elementOf(selector), (bodies.get(elementOf(selector)) ?? '') + body);
  return [...bodies].flatMap(([name, body]) =>
    axes.some(({ size, edge }) => size.test(body) && edge.test(body)) && !decided.includes(name) ? [name] : [],
  );
};

it.each(sheets)('$name: sizes include padding and border, also on a page without a reset', ({ css }) => {
  expect(undecidedIn(css)).toEqual([]);
});

it('finds sizes that do not', () => {
  const css = '.box { inline-size: 2rem; } @media print { .box:hover { padding: 1rem; } } .line { block-size: 2px; }';
  expect(undecidedIn(css)).toEqual(['.box']);
  expect(undecidedIn(`${css} .line, .box { box-sizing: border-box; }`)).toEqual([]);
});

it.each(sheets)('$name: a page without shadows of its own keeps the marks that are drawn as shadows', ({ css }) => {
  const lists = (css.match(/box-shadow:[^;]*;/g) ?? []).filter((list) => list.includes('inset'));
  expect(lists.filter((list) => /var\(--shadow-\w\)/.test(list))).toEqual([]);
});
