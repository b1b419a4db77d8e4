/** @jest-environment jsdom */
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { findFieldsOf, hasOwnText } from './find-fields.ts';

/** Styles of the elements, by property; the values can contain variables. */
const STYLES: Record<string, Record<string, string>> = {};

/** Replaces `getComputedStyle` with one that resolves variables of the body, which jsdom does not do. */
const computed = (element: Element): CSSStyleDeclaration => {
  const own = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', ...STYLES[element.id] };
  const value = (text: string) =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => document.body.style.getPropertyValue(name));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name: string) => value((own as Record<string, string>)[name] ?? ''),
  });
};
const byId = (id: string) => document.getElementById(id)!;
const find = (id: string) => findFieldsOf(byId(id), { catalogue }).map(({ fieldId, part }) => `${part}: ${fieldId}`);

beforeEach(() => {
  for (const id of Object.keys(STYLES)) delete STYLES[id];
  class Sheet {
    replaceSync() {}
  }
  Object.assign(window, { CSSStyleSheet: Sheet, getComputedStyle: computed });
  // As in a browser: always the same list, whose items an assignment replaces.
  const adopted: unknown[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set: (sheets: unknown[]) => void adopted.splice(0, adopted.length, ...sheets),
  });
  document.body.style.cssText = '--bg: rgba(9, 9, 9, 1); color: red;';
  document.body.innerHTML =
    '<main id="main"><section id="card"><p id="text">Words <b id="bold"></b></p></section></main>';
});

it('names the field of a text, and of its background, however far up in the tree', () => {
  STYLES['text'] = { color: 'var(--text)', fontSize: 'var(--size)', fontFamily: "'A', var(--font), serif" };
  STYLES['main'] = { backgroundColor: 'var(--bg)' };
  expect(find('text')).toEqual(['text: text', 'size: size', 'font: font', 'background: bg']);
});

it('names the background of a component behind what stands in its slot, and behind its shadow tree', () => {
  STYLES['bold'] = { color: 'var(--text)' };
  byId('bold').textContent = 'b';
  const tree = byId('text').attachShadow({ mode: 'open' });
  tree.innerHTML = '<div id="inside"><slot></slot></div>';
  STYLES['inside'] = { backgroundColor: 'var(--bg)' };
  expect(find('bold')).toEqual(['text: text', 'background: bg']);
  delete STYLES['inside'];
  STYLES['card'] = { backgroundColor: 'var(--bg)' };
  const inside = tree.getElementById('inside')!;
  expect(findFieldsOf(inside, { catalogue })).toEqual([{ fieldId: 'bg', part: 'background' }]);
});

it('names a color that was made translucent, in either notation', () => {
  STYLES['card'] = { backgroundColor: 'rgba(1, 3, 171, 0.2)' };
  expect(find('card')).toEqual(['background: bg']);
  STYLES['card'] = { backgroundColor: 'color(srgb 0.007843 0.011765 0.670588 / 0.5)' };
  expect(find('card')).toEqual(['background: text']);
});

it('names a visible border, and no invisible one', () => {
  STYLES['card'] = {
    borderTopWidth: '1px',
    borderTopColor: 'var(--text)',
    borderLeftWidth: '0px',
    borderLeftColor: 'var(--bg)',
  };
  expect(find('card')).toEqual(['border: text']);
});

it('returns no text field where there is no text, and no field for an unknown color', () => {
  STYLES['card'] = { color: 'var(--text)', backgroundColor: 'rgba(7, 7, 7, 1)' };
  STYLES['main'] = { backgroundColor: 'var(--bg)' };
  expect(find('card')).toEqual([]);
});

it('leaves the page unchanged, also when reading fails', () => {
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  const state = () => [document.body.style.cssText, ...document.adoptedStyleSheets];
  const before = state();
  find('text');
  expect(state()).toEqual(before);
  Object.assign(window, {
    getComputedStyle: () => {
      throw new Error('no');
    },
  });
  expect(() => find('text')).toThrow('no');
  expect(state()).toEqual(before);
});

it('distinguishes an element with its own text from one that only contains others', () => {
  document.body.innerHTML = '<div id="a"> <p id="b">x</p><input id="c"></div>';
  expect(['a', 'b', 'c'].map((id) => hasOwnText(byId(id)))).toEqual([false, true, true]);
});
