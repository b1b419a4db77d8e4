/**
 * @jest-environment jsdom
 */
import { createThemeEngine } from '../core/theme-engine.ts';
import { manualFrames } from '../testing/manual-frames.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { createFontGate } from './font-gate.ts';
import { projectTheme, type ProjectThemeOptions } from './project-theme.ts';
import { elementTarget } from './style-target.ts';

const root = document.documentElement;
const inline = (name: string) => document.body.style.getPropertyValue(name);

function show(options: Partial<ProjectThemeOptions> = {}) {
  const nextFrame = manualFrames(window);
  const engine = createThemeEngine({ catalogue });
  const projection = projectTheme(engine, { document, ...options });
  return { engine, projection, nextFrame };
}

beforeEach(() => {
  document.head.innerHTML = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">';
  document.body.innerHTML = '';
  for (const element of [root, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});

describe('a projected theme', () => {
  it('is there at once: variables on the body, attributes on the root', () => {
    show();
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
      const { engine, projection } = show();
      engine.chooseMode('dark');
      engine.chooseMode(mode);
      projection.flush();
      expect(root.getAttribute('data-bs-theme')).toBe(attribute);
      expect(root.style.getPropertyValue('color-scheme')).toBe(scheme);
    },
  );

  it('is written once per frame, and only where it differs', () => {
    const writes: string[] = [];
    const target = { setProperty: (name: string) => void writes.push(name), removeProperty: () => {} };
    const { engine, nextFrame } = show({ targets: [target] });
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

  it('does not write what the first paint has written already', () => {
    document.body.style.setProperty('--bg', 'rgba(255, 255, 255, 1)');
    const spy = jest.spyOn(document.body.style, 'setProperty');
    show();
    const names = spy.mock.calls.map(([name]) => name);
    spy.mockRestore();
    expect(names).toContain('--text');
    expect(names).not.toContain('--bg');
  });

  it('never writes a style attribute as text, so a strict content policy holds', () => {
    const spy = jest.spyOn(Element.prototype, 'setAttribute');
    const { engine, projection } = show();
    engine.chooseMode('dark');
    projection.flush();
    const names = spy.mock.calls.map(([name]) => name);
    spy.mockRestore();
    expect(names).not.toContain('style');
    expect(document.querySelector('style')).toBeNull();
  });

  it('shows every change of one verb in the same turn', () => {
    const { engine, nextFrame } = show();
    engine.chooseTheme('2');
    expect([root.dataset['themeId'], inline('--bg')]).toEqual(['1', 'rgba(255, 255, 255, 1)']);
    nextFrame();
    expect([root.dataset['themeId'], inline('--bg')]).toEqual(['2', 'rgba(230, 240, 250, 1)']);
  });

  it('reaches shadow hosts and other elements, attributes included', () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' });
    const { engine, projection } = show({ targets: [document.body.style, elementTarget(host)] });
    engine.chooseMode('dark');
    projection.flush();
    expect(host.style.getPropertyValue('--bg')).toBe('rgba(20, 20, 20, 1)');
    expect(host.getAttribute('data-bs-theme')).toBe('dark');
  });

  it('reaches the document of a frame', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument!;
    const { engine, projection } = show({ targets: [document.body.style, elementTarget(inner.body)] });
    engine.setField('bg', '#123');
    projection.flush();
    expect(inner.body.style.getPropertyValue('--bg')).toBe('rgba(17, 34, 51, 1)');
  });

  it('puts the mode on another element when asked', () => {
    const themeElement = document.body.appendChild(document.createElement('main'));
    const { engine, projection } = show({ themeElement });
    engine.chooseMode('dark');
    projection.flush();
    expect(themeElement.getAttribute('data-bs-theme')).toBe('dark');
    expect(root.hasAttribute('data-bs-theme')).toBe(false);
  });
});

describe('clearing', () => {
  it('removes what the theme wrote and keeps what others wrote', () => {
    const { projection } = show();
    document.body.style.setProperty('overflow', 'hidden');
    projection.clear();
    expect(document.body.getAttribute('style')).toBe('overflow: hidden;');
    expect(root.getAttributeNames()).toEqual([]);
  });

  it('leaves no empty style attribute behind', () => {
    const { projection } = show();
    projection.clear();
    expect(document.body.hasAttribute('style')).toBe(false);
  });

  it('and applying again brings everything back, in one turn', () => {
    const { engine, projection } = show();
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

describe('letting go', () => {
  it('stops writing and leaves what is written', () => {
    const { engine, projection, nextFrame } = show();
    engine.setField('bg', '#123');
    projection.dispose();
    nextFrame();
    engine.setField('bg', '#456');
    nextFrame();
    expect(inline('--bg')).toBe('rgba(255, 255, 255, 1)');
  });
});

describe('the stylesheet of a theme', () => {
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[id="gm-theme-sheet"]')];
  const addresses = () => links().map((link) => link.getAttribute('href'));

  it('that is there already is left alone', () => {
    const [before] = links();
    show();
    expect(links()).toEqual([before]);
  });

  it('comes in behind the old one, which leaves when the new one is there', () => {
    const { engine, projection } = show();
    engine.chooseTheme('2');
    projection.flush();
    expect(addresses()).toEqual(['/themes/theme-1.css', '/themes/theme-2.css']);
    links()[1]!.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/themes/theme-2.css']);
  });

  it('that cannot be had leaves the old one in place, keeps the choice, and says so', () => {
    const onSheetMissing = jest.fn();
    const { engine, projection } = show({ onSheetMissing });
    engine.chooseTheme('2');
    projection.flush();
    links()[1]!.dispatchEvent(new Event('error'));
    expect(addresses()).toEqual(['/themes/theme-1.css']);
    expect(onSheetMissing).toHaveBeenCalledWith('/themes/theme-2.css');
    expect(engine.getSnapshot().draft.themeId).toBe('2');
  });

  it('is not asked for again with every change once it failed', () => {
    const { engine, projection } = show({ onSheetMissing: jest.fn() });
    engine.chooseTheme('2');
    projection.flush();
    links()[1]!.dispatchEvent(new Event('error'));
    engine.setField('bg', '#123');
    projection.flush();
    expect(addresses()).toEqual(['/themes/theme-1.css']);
  });

  it('is the last one chosen, even when an earlier one answers late', () => {
    const { engine, projection } = show();
    engine.chooseTheme('2');
    projection.flush();
    const [, late] = links();
    engine.chooseTheme('1');
    projection.flush();
    late!.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/themes/theme-1.css']);
  });

  it('gets its address from the host where the site does not stand at the root', () => {
    document.head.innerHTML = '';
    show({ sheetHref: (path) => `/shop${path}` });
    expect(addresses()).toEqual(['/shop/themes/theme-1.css']);
  });
});

describe('transitions', () => {
  let adopted: unknown[] = [];
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }

  beforeEach(() => {
    adopted = [];
    Object.assign(window, { CSSStyleSheet: Sheet });
    Object.defineProperty(document, 'adoptedStyleSheets', {
      configurable: true,
      get: () => adopted,
      set: (sheets: unknown[]) => (adopted = sheets),
    });
  });

  /** What begins to fade with each change: so many transitions, and an animation of the page's own. */
  const fading = (count: number, { pending = true } = {}) => {
    const finish = jest.fn();
    const transition = { transitionProperty: 'color', pending, finish };
    const animation = { animationName: 'spin', pending: true, finish };
    const getAnimations = jest.fn(() => [...Array.from({ length: count }, () => transition), animation]);
    Object.assign(document, { getAnimations });
    return { finish, getAnimations };
  };
  afterEach(() => Reflect.deleteProperty(document, 'getAnimations'));

  it('that few elements begin are brought to their end, and nothing is held off', () => {
    const { finish } = fading(3);
    show();
    expect(finish).toHaveBeenCalledTimes(3);
    expect(adopted).toEqual([]);
  });

  it('that were under way before, such as a panel sliding in, go on', () => {
    const { finish } = fading(3, { pending: false });
    show();
    expect(finish).not.toHaveBeenCalled();
  });

  const held = { text: '*{transition:none!important}', disabled: false };
  const released = { ...held, disabled: true };

  it('of a page that fades as a whole are held off until two frames passed without another change', () => {
    const { finish } = fading(25);
    const { engine, nextFrame } = show();
    expect(adopted).toEqual([held]);
    expect(finish).not.toHaveBeenCalled();
    nextFrame();
    engine.setField('bg', '#123');
    nextFrame();
    nextFrame();
    expect(adopted).toEqual([held]);
    nextFrame();
    expect(adopted).toEqual([released]);
  });

  it('of such a page are asked for once, and held off at once by later changes', () => {
    const { getAnimations } = fading(25);
    const { engine, nextFrame } = show();
    for (let frame = 0; frame < 4; frame++) nextFrame();
    expect(adopted).toEqual([released]);
    engine.setField('bg', '#123');
    nextFrame();
    expect(adopted).toEqual([held]);
    expect(getAnimations).toHaveBeenCalledTimes(1);
  });

  it('are brought to their end one by one where a browser has no constructed sheets', () => {
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined });
    const { finish } = fading(25);
    show();
    expect(finish).toHaveBeenCalledTimes(25);
  });

  it('are left alone when nothing differs, as when the panel opens and applies the theme again', () => {
    const { projection } = show();
    const { getAnimations } = fading(25);
    projection.reapply();
    expect(getAnimations).not.toHaveBeenCalled();
    expect(adopted).toEqual([]);
  });

  it('are left alone when the host says so', () => {
    const { getAnimations } = fading(25);
    show({ suppressTransitions: false });
    expect(getAnimations).not.toHaveBeenCalled();
  });
});

describe('a font that has to be fetched', () => {
  const chooseLato = (loadFont: () => Promise<unknown>) => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    const onMissing = jest.fn();
    const loader = jest.fn((font: { id: string }) => (font.id === 'lato-regular' ? loadFont() : Promise.resolve()));
    const shown = show({ fontGate: createFontGate({ loadFont: loader, onMissing }) });
    return { ...shown, loader, onMissing };
  };

  afterEach(() => jest.useRealTimers());

  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };

  it('leaves the old font on the page until it is there', async () => {
    let arrive = () => {};
    const { engine, projection } = chooseLato(() => new Promise<void>((resolve) => (arrive = resolve)));
    await settled();
    projection.flush();
    engine.setField('font', 'lato-regular');
    projection.flush();
    expect(engine.valueOf('font')).toBe('lato-regular');
    expect(inline('--font')).toContain('Inter');
    arrive();
    await settled();
    projection.flush();
    expect(inline('--font')).toContain('Lato');
  });

  it('that never comes shows its stand-in after three seconds, and says so once', async () => {
    const { engine, projection, onMissing } = chooseLato(() => new Promise(() => {}));
    engine.setField('font', 'lato-regular');
    projection.flush();
    jest.advanceTimersByTime(3000);
    projection.flush();
    expect(inline('--font')).toContain("'Lato Fallback'");
    expect(onMissing.mock.calls).toContainEqual([expect.objectContaining({ label: 'Lato Regular' })]);
  });

  it('that fails is reported and does not hold the rest back', async () => {
    const { engine, projection, onMissing } = chooseLato(() => Promise.reject(new Error('gone')));
    engine.setField('font', 'lato-regular');
    engine.setField('bg', '#123');
    projection.flush();
    expect(inline('--bg')).toBe('rgba(17, 34, 51, 1)');
    await settled();
    projection.flush();
    expect(onMissing).toHaveBeenCalledWith(expect.objectContaining({ label: 'Lato Regular' }));
  });

  it('is fetched once, however often it is chosen', async () => {
    const { engine, projection, loader } = chooseLato(() => Promise.resolve());
    for (const font of ['lato-regular', 'inter-regular', 'lato-regular']) {
      engine.setField('font', font);
      projection.flush();
      await settled();
    }
    expect(loader.mock.calls.map(([font]) => font.id)).toEqual(['inter-regular', 'lato-regular']);
  });
});
