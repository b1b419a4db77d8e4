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

describe('in text from right to left', () => {
  const RTL = "[dir='rtl'] ";
  const every = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => ({ name, css: readFileSync(join(__dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
  const isOneSided = (body: string) =>
    [...body.matchAll(/(?:margin|padding): ([^;]+);/g)].some(([, values = '']) => {
      const [, right, , left = right] = values.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(' ');
      return right !== left;
    });

  it.each(every)('$name: spaces change sides with the text', ({ css }) => {
    expect(rulesOf(css).flatMap(({ selector, body }) => (isOneSided(body) ? [selector] : []))).toEqual([]);
  });

  it.each(every)('$name: no mark at the start of a line is a shadow, which keeps its side', ({ css }) => {
    const marks = rulesOf(css).flatMap(({ selector, body }) => (/inset -?[1-9]\d*px 0/.test(body) ? [selector] : []));
    const turned = marks.filter((mark) => mark.startsWith(RTL)).map((mark) => mark.replace(RTL, ''));
    expect(marks.filter((mark) => !mark.startsWith(RTL) && !turned.includes(mark))).toEqual([]);
  });
});

describe('on a page with rules for bare elements', () => {
  const controls = readFileSync(join(__dirname, 'theme-panel/panel-controls.module.css'), 'utf8');

  // Bootstrap floats a legend over the whole width, in the size of a heading.
  it('a legend stays in its line and size', () => {
    const [legend] = rulesOf(controls).filter(({ selector }) => selector === '.legend');
    for (const own of ['float: none', 'inline-size: auto', 'font-size: inherit', 'line-height: inherit'])
      expect(legend?.body).toContain(`${own};`);
  });

  it.each([
    { name: 'site-header/menu-panel', part: '.menu' },
    { name: 'site-rail/rail-drawer', part: '.drawer' },
    { name: 'site-rail/site-rail', part: '.label' },
    { name: 'site-footer/site-footer', part: '.footer' },
    { name: 'toast-region/toast-region', part: '.text' },
  ])('$name: a word longer than its line breaks', ({ name, part }) => {
    const css = readFileSync(join(__dirname, `${name}.module.css`), 'utf8');
    const bodies = rulesOf(css).flatMap(({ selector, body }) => (selector === part ? [body] : []));
    expect(bodies.join('')).toContain('overflow-wrap: anywhere;');
  });

  it.each(sheets)('$name: a button of a sign alone is no wider where all buttons fill their line', ({ css }) => {
    const ofSigns = rulesOf(css).filter(({ body }) => /cursor: pointer/.test(body) && /place-items: center/.test(body));
    const wide = ofSigns.filter(({ body }) => !/(?<!-)inline-size: /.test(body));
    expect(wide.map(({ selector }) => selector)).toEqual([]);
  });
});

describe('the brand of the header', () => {
  const css = readFileSync(join(__dirname, 'site-header/site-header.module.css'), 'utf8');
  const ofBrand = rulesOf(css).filter(({ selector }) => selector.startsWith('.brand'));
  const besidePicture = (selector: string) => selector.includes(':has(svg + *');

  it('is whole in any room, as a name alone or a picture alone', () => {
    const whole = ofBrand.filter(({ selector }) => !besidePicture(selector)).map(({ body }) => body);
    expect(whole.join('')).toContain('min-inline-size: min-content;');
    expect(whole.filter((body) => /overflow: hidden|(?<!-)(?:inline|block)-size: /.test(body))).toEqual([]);
  });

  it('gives up the name beside a picture where there is no room', () => {
    const [beside] = ofBrand.filter(({ selector }) => besidePicture(selector));
    expect(beside?.body).toContain('overflow: hidden;');
  });
});
