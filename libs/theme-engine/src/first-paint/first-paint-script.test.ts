/**
 * @jest-environment jsdom
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { createLocalThemeStore } from '../storage/local-theme-store.ts';
import { projectTheme } from '../dom/project-theme.ts';
import { applyFirstPaint } from './apply-first-paint.ts';
import { FIRST_PAINT_KEY } from './first-paint-key.ts';
import { firstPaintScript, firstPaintScriptHash } from './first-paint-script.ts';

const root = document.documentElement;
const store = createLocalThemeStore({
  storage: localStorage,
  userId: 'u1',
  projectId: '169',
  catalogue: defaultCatalogue,
});

/** Runs the script in a head with a stylesheet link; returns the resulting attributes of the root element. */
function paintHead(
  version: string | null = defaultCatalogue.version,
  link = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">',
): Record<string, string | null> {
  document.head.innerHTML = link;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  const script = document.createElement('script');
  if (version !== null) script.dataset['version'] = version;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  window.eval(firstPaintScript);
  return Object.fromEntries(root.getAttributeNames().map((name) => [name, root.getAttribute(name)]));
}

/** Creates a page that is loading and already has a body. */
function paint(version?: string | null) {
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  const attributes = paintHead(version);
  return {
    attributes,
    variables: document.body.style.length,
    sheet: document.getElementById('gm-theme-sheet')?.getAttribute('href'),
    preloads: [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href')),
  };
}

function keep(fontFiles?: string[]) {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  engine.chooseTheme('2');
  engine.chooseMode('dark');
  engine.chooseMenuPosition('2');
  engine.setField('bg-page', '#0a0a1e');
  engine.setField('fontH1', 64);
  engine.setField('font-body', 'ibm-plex-sans-medium');
  const { resolved } = engine.getSnapshot();
  store.save({ saved: engine.toSaved(), resolved, pending: false, ...(fontFiles && { fontFiles }) });
  return engine;
}

function tamper(change: (paint: Record<'variables' | 'attributes', object>, entry: Record<string, unknown>) => void) {
  keep();
  const key = localStorage.getItem(FIRST_PAINT_KEY)!;
  const entry = JSON.parse(localStorage.getItem(key)!);
  change(entry.paint, entry);
  localStorage.setItem(key, JSON.stringify(entry));
}

const nothing = { attributes: {}, variables: 0, sheet: '/themes/theme-1.css', preloads: [] };

beforeEach(() => localStorage.clear());

describe('the first-paint script', () => {
  it('shows the same as the engine, so that the engine writes nothing', () => {
    const engine = keep();
    const painted = paint();
    expect(painted.attributes).toMatchObject({ 'data-bs-theme': 'dark', 'data-theme-id': '2', 'data-menu': '2' });
    expect(painted.sheet).toBe('/themes/theme-2.css');
    expect(document.body.style.getPropertyValue('--font-h1')).toBe('64px');
    expect(root.style.getPropertyValue('color-scheme')).toBe('dark');
    const write = jest.spyOn(document.body.style, 'setProperty');
    const mark = jest.spyOn(Element.prototype, 'setAttribute');
    projectTheme(engine, { document });
    expect([write.mock.calls, mark.mock.calls]).toEqual([[], []]);
    write.mockRestore();
    mark.mockRestore();
  });

  it('runs in the head: the body has its variables in the task that creates it', async () => {
    keep();
    const { body } = document;
    body.remove();
    expect(document.body).toBeNull();
    const attributes = paintHead();
    root.append(body);
    await Promise.resolve();
    expect(attributes['data-bs-theme']).toBe('dark');
    expect(body.style.getPropertyValue('--font-h1')).toBe('64px');
  });

  it('accepts every font and scheme of the catalogue', () => {
    const engine = createThemeEngine({ catalogue: defaultCatalogue });
    for (const { id } of defaultCatalogue.fonts) {
      engine.setField('font-heading', id);
      store.save({ saved: engine.toSaved(), resolved: engine.getSnapshot().resolved, pending: false });
      expect(paint().variables).toBeGreaterThan(80);
    }
    for (const { code } of defaultCatalogue.schemes) {
      engine.chooseScheme(code);
      store.save({ saved: engine.toSaved(), resolved: engine.getSnapshot().resolved, pending: false });
      expect(paint().attributes).toMatchObject({ 'data-theme-id': code[0] });
    }
  });

  it('does nothing for a visitor without a saved theme', () => {
    expect(paint()).toEqual(nothing);
  });

  it('applies only mode and layout when the variables are from an older release', () => {
    keep();
    const painted = paint('another');
    expect(painted.variables).toBe(0);
    expect(painted.attributes).toMatchObject({ 'data-bs-theme': 'dark', 'data-menu': '2' });
  });

  it('preloads the saved fonts, three at most, from this site only', () => {
    keep(['/a.woff2', '//elsewhere.example/b.woff2', 'https://elsewhere.example/c.woff2', '/d.woff2']);
    expect(paint().preloads).toEqual(['/a.woff2']);
  });

  it.each<[string, Parameters<typeof tamper>[0]]>([
    ['an unknown mode', (paint) => Object.assign(paint, { mode: 'neon' })],
    ['a mode that is no text', (paint) => Object.assign(paint, { mode: ['dark"'] })],
    ['a real property among the variables', (paint) => Object.assign(paint.variables, { display: 'none' })],
    ['an address in a value', (paint) => Object.assign(paint.variables, { '--bg-page': 'url(//x)' })],
    ['a variable in a value', (paint) => Object.assign(paint.variables, { '--bg-page': 'var(--x)' })],
    ['a long value', (paint) => Object.assign(paint.variables, { '--bg-page': 'a'.repeat(500) })],
    ['a quote in an attribute', (paint) => Object.assign(paint.attributes, { 'data-menu': '"><img>' })],
    ['no paint at all', (_paint, entry) => delete entry['paint']],
    ['too much text', (_paint, entry) => Object.assign(entry, { pad: 'x'.repeat(70_000) })],
  ])('applies nothing of a copy with %s', (_what, change) => {
    tamper(change);
    expect(paint()).toEqual(nothing);
  });

  it('does not load a stylesheet from another host', () => {
    tamper((it) => Object.assign(it, { sheet: '//elsewhere.example/a.css' }));
    expect(paint().sheet).toBe('/themes/theme-1.css');
  });

  describe('while another stylesheet loads for a link that blocks the first frame', () => {
    const paintBlocked = () => {
      keep();
      const link = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css" blocking="render">';
      paintHead(defaultCatalogue.version, link);
      return document.getElementById('gm-theme-sheet')!;
    };

    it.each([
      ['the stylesheet has loaded', (sheet: Element) => sheet.dispatchEvent(new Event('load'))],
      ['it failed to load', (sheet: Element) => sheet.dispatchEvent(new Event('error'))],
      ['it was removed and the page has loaded', () => window.dispatchEvent(new Event('load'))],
    ])('hides the page until %s, in a browser that does not know the attribute', (_what, end) => {
      const sheet = paintBlocked();
      expect(root.style.visibility).toBe('hidden');
      end(sheet);
      expect(root.getAttribute('style')).toBe('color-scheme: dark;');
    });

    it('leaves it to a browser that knows the attribute', () => {
      Object.defineProperty(HTMLLinkElement.prototype, 'blocking', { configurable: true, value: '' });
      paintBlocked();
      expect(root.style.visibility).toBe('');
      Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking');
    });
  });

  it('tolerates a storage that throws', () => {
    const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(paint()).toEqual(nothing);
    spy.mockRestore();
  });
});

describe('where even the access to the storage throws', () => {
  const paintDenied = (follows?: string) => {
    paintHead();
    const script = document.currentScript as HTMLScriptElement;
    if (follows !== undefined) script.dataset['follows'] = follows;
    const denied = Object.defineProperty({ document, matchMedia: () => ({ matches: true }) }, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(() => applyFirstPaint(denied as unknown as Window)).not.toThrow();
    return root.getAttribute('data-bs-theme');
  };

  it('leaves a page unchanged', () => {
    expect(paintDenied()).toBeNull();
  });

  it('shows the mode of the device in a page that follows it', () => {
    expect(paintDenied('')).toBe('dark');
  });
});

describe('the text of the script', () => {
  it('matches the digest in the content security policy', () => {
    const digest = createHash('sha256').update(firstPaintScript).digest('base64');
    expect(firstPaintScriptHash).toBe(`sha256-${digest}`);
  });

  it('stays within 1.5 kB gzip and cannot end its own element', () => {
    expect(gzipSync(firstPaintScript, { level: 9 }).length).toBeLessThanOrEqual(1536);
    expect(firstPaintScript).not.toMatch(/<\/|<!--/);
  });
});
