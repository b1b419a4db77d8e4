/**
 * @jest-environment jsdom
 */
import { inline, resetDocument, showTheme } from '../testing/show-theme.ts';
import { projectTheme } from './project-theme.ts';
import { elementTarget } from './style-target.ts';

beforeEach(resetDocument);

const root = document.documentElement;

describe('a theme projected onto the page', () => {
  it('is complete at once: variables on the body, attributes on the root', () => {
    showTheme();
    expect(inline('--bg')).toBe('rgba(255, 255, 255, 1)');
    expect(inline('--font')).toContain('Inter Variable');
    expect({ ...root.dataset }).toEqual({ themeId: '1', menu: '1', dashboard: '1', background: 'default' });
    expect(root.style.getPropertyValue('color-scheme')).toBe('light');
  });

  it.each([
    { mode: 'dark', attribute: 'dark', scheme: 'dark' },
    { mode: 'flately', attribute: 'flately', scheme: 'light' },
    { mode: 'light', attribute: null, scheme: 'light' },
  ] as const)(
    'in $mode has the mode attribute $attribute and a $scheme color-scheme',
    ({ mode, attribute, scheme }) => {
      const { engine, projection } = showTheme();
      engine.chooseMode('dark');
      engine.chooseMode(mode);
      projection.flush();
      expect(root.getAttribute('data-bs-theme')).toBe(attribute);
      expect(root.style.getPropertyValue('color-scheme')).toBe(scheme);
    },
  );

  it('is written once per frame, and only the differences', () => {
    const writes: string[] = [];
    const target = { setProperty: (name: string) => void writes.push(name), removeProperty: () => {} };
    const { engine, nextFrame } = showTheme({ targets: [target] });
    writes.length = 0;
    for (const shade of ['#111', '#222', '#333']) engine.setField('bg', shade);
    expect(writes).toEqual([]);
    nextFrame();
    expect(writes).toEqual(['--bg']);
    engine.setField('bg', '#444');
    engine.setField('bg', '#333');
    nextFrame();
    expect(writes).toEqual(['--bg']);
  });

  it('does not rewrite the values of the first paint', () => {
    document.body.style.setProperty('--bg', 'rgba(255, 255, 255, 1)');
    const spy = jest.spyOn(document.body.style, 'setProperty');
    showTheme();
    const names = spy.mock.calls.map(([name]) => name);
    spy.mockRestore();
    expect(names).toContain('--text');
    expect(names).not.toContain('--bg');
  });

  it('never writes a style attribute as text, which a strict content security policy would block', () => {
    const spy = jest.spyOn(Element.prototype, 'setAttribute');
    const { engine, projection } = showTheme();
    engine.chooseMode('dark');
    projection.flush();
    const names = spy.mock.calls.map(([name]) => name);
    spy.mockRestore();
    expect(names).not.toContain('style');
    expect(document.querySelector('style')).toBeNull();
  });

  it('shows every change of one call in the same task', () => {
    const { engine, nextFrame } = showTheme();
    engine.chooseTheme('2');
    expect([root.dataset['themeId'], inline('--bg')]).toEqual(['1', 'rgba(255, 255, 255, 1)']);
    nextFrame();
    expect([root.dataset['themeId'], inline('--bg')]).toEqual(['2', 'rgba(230, 240, 250, 1)']);
  });

  it('applies to shadow hosts and other elements, including attributes', () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' });
    const { engine, projection } = showTheme({ targets: [document.body.style, elementTarget(host)] });
    engine.chooseMode('dark');
    projection.flush();
    expect(host.style.getPropertyValue('--bg')).toBe('rgba(20, 20, 20, 1)');
    expect(host.getAttribute('data-bs-theme')).toBe('dark');
    engine.chooseMode('light');
    projection.flush();
    expect(host.hasAttribute('data-bs-theme')).toBe(false);
    projection.clear();
    expect(host.getAttributeNames().filter((name) => name !== 'style')).toEqual([]);
  });

  it('sets an attribute of another element only when it changes', () => {
    const host = document.createElement('div');
    const { engine, projection } = showTheme({ targets: [elementTarget(host)] });
    const set = jest.spyOn(host, 'setAttribute');
    engine.setField('bg', '#123');
    projection.flush();
    expect(set).not.toHaveBeenCalled();
  });

  it('applies to the document of a frame', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument!;
    const { engine, projection } = showTheme({ targets: [document.body.style, elementTarget(inner.body)] });
    engine.setField('bg', '#123');
    projection.flush();
    expect(inner.body.style.getPropertyValue('--bg')).toBe('rgba(17, 34, 51, 1)');
  });

  it('sets the mode on another element on request', () => {
    const themeElement = document.body.appendChild(document.createElement('main'));
    const { engine, projection } = showTheme({ themeElement });
    engine.chooseMode('dark');
    projection.flush();
    expect(themeElement.getAttribute('data-bs-theme')).toBe('dark');
    expect(root.hasAttribute('data-bs-theme')).toBe(false);
  });
});

describe('clearing', () => {
  it('removes what the theme wrote and keeps other values', () => {
    const { projection } = showTheme();
    document.body.style.setProperty('overflow', 'hidden');
    projection.clear();
    expect(document.body.getAttribute('style')).toBe('overflow: hidden;');
    expect(root.getAttributeNames()).toEqual([]);
  });

  it('leaves no empty style attribute behind', () => {
    const { projection } = showTheme();
    projection.clear();
    expect(document.body.hasAttribute('style')).toBe(false);
  });

  it('and applying again restores everything, in one task', () => {
    const { engine, projection } = showTheme();
    engine.setField('bg', '#123');
    projection.flush();
    engine.resetToSaved();
    projection.clear();
    projection.reapply();
    expect(inline('--bg')).toBe('rgba(255, 255, 255, 1)');
    expect(inline('--size')).toBe('16px');
    expect(root.dataset['menu']).toBe('1');
  });
});

describe('disconnecting', () => {
  it('stops writing and keeps what is written', () => {
    const { engine, projection, nextFrame } = showTheme();
    engine.setField('bg', '#123');
    projection.dispose();
    nextFrame();
    engine.setField('bg', '#456');
    nextFrame();
    expect(inline('--bg')).toBe('rgba(255, 255, 255, 1)');
  });
});

it('writes to a document without a window too, such as that of a frame that was removed', () => {
  const { engine } = showTheme();
  const without = document.implementation.createHTMLDocument();
  const projection = projectTheme(engine, { document: without });
  engine.setField('bg', '#123');
  projection.flush();
  expect(without.body.style.getPropertyValue('--bg')).toBe('rgba(17, 34, 51, 1)');
  projection.dispose();
});
