/**
 * @jest-environment jsdom
 */
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { withShape } from '../catalogue/shape.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { defineThemeElement } from './index.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const engine = createThemeEngine({ catalogue });
defineThemeElement({ engine });

beforeEach(() => {
  engine.resetEverything();
  engine.chooseMode('light');
});
afterEach(() => document.body.replaceChildren());

function show(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
}
const primaryOf = (element: HTMLElement) => element.style.getPropertyValue('--layout-primary');
const primaryIn = (code: string, mode: 'light' | 'dark') =>
  createThemeEngine({ catalogue, initial: { schemeCode: code, themeId: code.charAt(0), mode } }).valueOf(
    'layout-primary',
  );

describe('<gm-theme>', () => {
  it('carries the theme of the engine, follows it, and touches nothing outside', async () => {
    const element = show('<gm-theme></gm-theme>');
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'light'));
    engine.chooseScheme('2.1');
    await nextFrame();
    expect(primaryOf(element)).toBe(primaryIn('2.1', 'light'));
    expect(element.dataset['themeId']).toBe('2');
    expect(document.body.getAttribute('style')).toBeNull();
    expect(document.documentElement.hasAttribute('data-theme-id')).toBe(false);
  });

  it('has choices of its own, and follows the engine in everything else', async () => {
    const element = show('<gm-theme mode="dark"></gm-theme>');
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'dark'));
    expect(element.dataset['bsTheme']).toBe('dark');
    engine.chooseScheme('3.1');
    await nextFrame();
    expect(primaryOf(element)).toBe(primaryIn('3.1', 'dark'));
    expect(engine.getSnapshot().draft.mode).toBe('light');
  });

  it('has the contrast of the engine beside its own choices, also when that changes', async () => {
    const other = createThemeEngine({ catalogue });
    other.chooseMode('dark');
    other.setContrast('more');
    engine.setContrast('more');
    const element = show('<gm-theme mode="dark"></gm-theme>');
    const mutedOf = () => element.style.getPropertyValue('--text-muted');
    const more = other.getSnapshot().resolved.variables['--text-muted'];
    expect(mutedOf()).toBe(more);
    engine.setContrast('normal');
    await nextFrame();
    expect(mutedOf()).toBe(other.valueOf('text-muted'));
    expect(mutedOf()).not.toBe(more);
    engine.setContrast('more');
    await nextFrame();
    expect(mutedOf()).toBe(more);
    engine.setContrast('normal');
  });

  it('follows its attributes when they change or go', () => {
    const element = show('<gm-theme scheme="2.1" mode="dark"></gm-theme>');
    expect(primaryOf(element)).toBe(primaryIn('2.1', 'dark'));
    element.setAttribute('scheme', '4.1');
    expect(primaryOf(element)).toBe(primaryIn('4.1', 'dark'));
    element.removeAttribute('scheme');
    element.removeAttribute('mode');
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'light'));
  });

  it.each([
    ['scheme', '9.9'],
    ['theme', '7'],
    ['mode', 'purple'],
    ['background', 'bg-99'],
  ])('reports an unknown %s and keeps the rest', (name, value) => {
    const errors: string[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    addEventListener('error', note);
    const element = show(`<gm-theme dashboard="2" ${name}="${value}"></gm-theme>`);
    removeEventListener('error', note);
    expect(errors.join()).toContain(`<gm-theme ${name}="${value}"> chooses nothing`);
    expect(errors.join()).toMatch(/[^.]\.$/);
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'light'));
    expect(element.dataset['dashboard']).toBe('2');
  });

  it('stops following when it leaves the document, and starts again when it returns', async () => {
    const element = show('<gm-theme></gm-theme>');
    element.remove();
    engine.chooseScheme('2.1');
    await nextFrame();
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'light'));
    document.body.append(element);
    expect(primaryOf(element)).toBe(primaryIn('2.1', 'light'));
  });

  it.each<{ what: string; change: (element: HTMLElement) => void }>([
    { what: 'another style attribute', change: (element) => element.setAttribute('style', 'margin: 4px') },
    { what: 'no style attribute', change: (element) => element.removeAttribute('style') },
    { what: 'another style text', change: (element) => void (element.style.cssText = 'margin: 4px') },
  ])('keeps its variables when the host gives it $what', async ({ change }) => {
    const element = show('<gm-theme mode="dark"></gm-theme>');
    change(element);
    const margin = element.style.margin;
    await Promise.resolve();
    expect(primaryOf(element)).toBe(primaryIn('1.1', 'dark'));
    expect(element.style.getPropertyValue('color-scheme')).toBe('dark');
    expect(element.style.margin).toBe(margin);
  });

  it('leaves its style alone while nothing is missing, and after it has left the document', async () => {
    const element = show('<gm-theme></gm-theme>');
    element.style.setProperty('--layout-primary', 'red');
    await nextFrame();
    expect(primaryOf(element)).toBe('red');
    element.remove();
    element.removeAttribute('style');
    await nextFrame();
    expect(element.hasAttribute('style')).toBe(false);
  });

  it('that returns has no corners of a theme that has none any more', () => {
    const shaped = createThemeEngine({ catalogue: withShape(catalogue) });
    defineThemeElement({ engine: shaped, tag: 'shaped-theme' });
    shaped.setField('shape-corners', 'round');
    const element = show('<shaped-theme mode="dark"></shaped-theme>');
    expect(element.style.getPropertyValue('--radius-m')).toBe('14px');
    element.remove();
    shaped.undo();
    document.body.append(element);
    expect(element.style.getPropertyValue('--radius-m')).toBe('');
  });

  it('is inherited by a shadow tree inside', () => {
    const element = show('<gm-theme scheme="2.1"><div></div></gm-theme>');
    const inner = element.firstElementChild!.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
    expect(inner.getRootNode()).not.toBe(document);
    expect(getComputedStyle(element).getPropertyValue('--layout-primary')).toBe(primaryIn('2.1', 'light'));
  });

  it('is registered once, and a second engine needs another tag', () => {
    const other = createThemeEngine({ catalogue, initial: { mode: 'dark' } });
    defineThemeElement({ engine: other });
    expect(primaryOf(show('<gm-theme></gm-theme>'))).toBe(primaryIn('1.1', 'light'));
    defineThemeElement({ engine: other, tag: 'night-theme' });
    expect(primaryOf(show('<night-theme></night-theme>'))).toBe(primaryIn('1.1', 'dark'));
  });
});
